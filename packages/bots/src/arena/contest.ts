// The arena: a line-up plays every deal in all its rotations, so that neither cards nor seats favour anybody.
import {
  fastRandom,
  type Game,
  type GameAction,
  type Outcome,
  type Random,
  type Seat,
  type Table,
  winShares,
} from '@sagebrush/engine';
import type { Level } from '../levels.ts';
import type { Limits, Question } from '../question.ts';
import { think } from '../think.ts';

/** Somebody who plays: one of our levels, or anything else that answers a question. */
export interface Entrant {
  readonly name: string;
  readonly choose: (question: Question, random: Random) => GameAction;
}

/** `limits` is asked for each move, so that a deadline can begin with it. */
export const levelEntrant = (level: Level, limits: () => Limits = () => ({}), name: string = level): Entrant => ({
  name,
  choose: (question, random) => think(level, question, random, limits()).action,
});

export interface Contest {
  readonly game: Game;
  readonly table: Table<object>;
  /** One for each live seat, in order; the same entrant may sit in several. */
  readonly lineUp: readonly Entrant[];
  readonly seed: string;
}

/** One deal, played in every rotation of the line-up. Plain JSON, so that threads can send it. */
export interface Round {
  readonly deal: number;
  readonly games: number;
  readonly moves: number;
  /** What each entrant won of a game on average, over all its seats. */
  readonly shares: { readonly [name: string]: number };
}

/** Every way to shift the line-up around the table that makes a difference. */
export function rotations<Player extends Pick<Entrant, 'name'>>(
  lineUp: readonly Player[],
): readonly (readonly Player[])[] {
  const shifted = lineUp.map((_, by) => [...lineUp.slice(by), ...lineUp.slice(0, by)]);
  const names = shifted.map((players) => JSON.stringify(players.map(({ name }) => name)));
  return shifted.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** The same contest and number always give the same round, wherever it is played. */
export function playRound(contest: Contest, deal: number): Round {
  const { game, table, lineUp, seed } = contest;
  const live = table.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  if (lineUp.length !== live.length)
    throw new RangeError(`playRound: ${lineUp.length} players for ${live.length} live seats`);
  const all = rotations(lineUp);
  const shares: Record<string, number> = {};
  let moves = 0;
  all.forEach((players, rotation) => {
    const seated = new Map(live.map((seat, index) => [seat, players[index] as Entrant]));
    const played = playDeal(game, table, seated, { deal: `${seed}/${deal}`, thoughts: `${seed}/${deal}/${rotation}` });
    moves += played.moves;
    const won = winShares(played.outcome);
    for (const [seat, { name }] of seated) shares[name] = (shares[name] ?? 0) + (won[seat] ?? 0) / all.length;
  });
  return { deal, games: all.length, moves, shares };
}

interface DealSeeds {
  readonly deal: string;
  readonly thoughts: string;
}
interface AskedInDeal {
  readonly question: Question;
  readonly random: Random;
  /** How many were made before. */
  readonly moves: number;
}
interface PlayedDeal {
  readonly outcome: Outcome;
  readonly moves: number;
}

/**
 * One deal to its end: every question that has more than one answer, with the chance that its seat thinks by. The same
 * seeds give the same cards, and the same thoughts about them.
 */
export function* dealQuestions(
  game: Game,
  table: Table<object>,
  seeds: DealSeeds,
): Generator<AskedInDeal, PlayedDeal, GameAction> {
  const state = game.deal(table, fastRandom(seeds.deal));
  const streams = table.seats.map((_, seat) => fastRandom(`${seeds.thoughts}/${seat}`));
  for (let moves = 0; ; moves++) {
    const outcome = game.outcome(state);
    if (outcome) return { outcome, moves };
    const seat = game.pending(state)[0] as Seat;
    const choices = game.choices(state, seat);
    const question = { game, table, seat, view: game.view(state, seat), choices };
    const only = choices.length === 1 ? choices[0] : undefined;
    game.apply(state, seat, only ?? (yield { question, random: streams[seat] as Random, moves }));
  }
}

export function playDeal(
  game: Game,
  table: Table<object>,
  seated: ReadonlyMap<Seat, Entrant>,
  seeds: DealSeeds,
): PlayedDeal {
  const questions = dealQuestions(game, table, seeds);
  let next = questions.next();
  while (!next.done) {
    const { question, random } = next.value;
    next = questions.next((seated.get(question.seat) as Entrant).choose(question, random));
  }
  return next.value;
}
