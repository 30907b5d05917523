// The puzzles that ship with a game: what each is called, which is today's, and which comes next.
import { type Puzzle, type Puzzles, puzzlesShape } from '@sagebrush/bots';
import { fastRandom } from '@sagebrush/engine';
import type { PuzzlePart } from '@sagebrush/table-kit/plugin.ts';
import { use } from 'react';
import { GAME_IDS, gamePuzzlePart } from '../games/games.ts';
import { hardnessOf } from './progress.ts';

export interface GamePuzzles extends Puzzles {
  readonly motifs: PuzzlePart['motifs'];
}

/** A puzzle is called after its deal and its decision, so that its address outlives other puzzles. */
export const puzzleId = ({ at }: Pick<Puzzle, 'at'>): string => `${at.deal}.${at.moves.length / 2}`;

const known = new Map<string, Promise<GamePuzzles | undefined>>();
/** The same promise each time, for a component to wait for. */
export function puzzlesOf(game: string): Promise<GamePuzzles | undefined> {
  const found = known.get(game) ?? readPuzzles(game);
  known.set(game, found);
  return found;
}
async function readPuzzles(game: string): Promise<GamePuzzles | undefined> {
  const part = await gamePuzzlePart(game);
  return part && { ...puzzlesShape.parse(JSON.parse(part.file)), motifs: part.motifs };
}
export const usePuzzles = (game: string): GamePuzzles | undefined => use(puzzlesOf(game));

/** Everybody's on a day, wherever they are. More puzzles in a later file change few days. */
export function ofDay<T extends Pick<Puzzle, 'at'>>(puzzles: readonly T[], day: string): T | undefined {
  const lot = (puzzle: T): number => fastRandom(`${day} ${puzzleId(puzzle)}`).next();
  return puzzles.reduce<T | undefined>((best, one) => (best && lot(best) >= lot(one) ? best : one), undefined);
}

/** The games take turns, day by day. */
export const gameOfDay = (day: string): string =>
  GAME_IDS[Math.floor(Date.parse(day) / 86_400_000) % GAME_IDS.length] ?? '';

/** Of those that have no answer yet, the one about as hard as somebody is good. */
export function nextFor(
  puzzles: readonly Puzzle[],
  rating: number,
  isAnswered: (id: string) => boolean,
): Puzzle | undefined {
  const away = ({ missed }: Puzzle): number => Math.abs(hardnessOf(missed) - rating);
  return puzzles
    .filter((puzzle) => !isAnswered(puzzleId(puzzle)))
    .reduce<Puzzle | undefined>((best, one) => (best && away(best) <= away(one) ? best : one), undefined);
}
