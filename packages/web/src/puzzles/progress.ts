// What somebody has made of the puzzles, kept in this browser: what they found, a rating that never falls, and the
// mistakes of their own matches.
import { type GameAction, RAIL, type Seat } from '@sagebrush/engine';
import type { Insight } from '@sagebrush/insight';
import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { FoundLog } from '../replay/log-source.ts';

/** A mistake of one's own, as a review found it. The match itself is looked for when it is wanted. */
export interface OwnPuzzle {
  readonly game: string;
  readonly match: string;
  readonly seq: number;
  readonly seat: Seat;
  readonly right: GameAction;
  readonly found: number;
}
interface Progress {
  /** By game and name: found at the first try, or seen. */
  readonly answers: Readonly<Record<string, 'found' | 'seen'>>;
  readonly ratings: Readonly<Record<string, number>>;
  readonly own: readonly OwnPuzzle[];
}

const FIRST_RATING = 800;
const MOST_GAIN = 32;
/** So many are kept, the latest. */
const MOST_OWN = 60;

const store = createStore<Progress>()(
  persist((): Progress => ({ answers: {}, ratings: {}, own: [] }), { name: 'sagebrush.puzzles' }),
);
export const usePuzzleProgress = (): Progress => useStore(store);

export const ratingIn = ({ ratings }: Progress, game: string): number => ratings[game] ?? FIRST_RATING;
/** How hard a puzzle is, on the scale of the ratings, by how many levels of bots miss it. */
export const hardnessOf = (missed: number): number => 600 + 200 * missed;
const keyOf = (game: string, id: string): string => `${game}/${id}`;
export const answerTo = ({ answers }: Progress, game: string, id: string): 'found' | 'seen' | undefined =>
  answers[keyOf(game, id)];

/** What finding a puzzle at the first try adds: little where it was to be expected. */
export function gainFor(rating: number, missed: number): number {
  const expected = 1 / (1 + 10 ** ((hardnessOf(missed) - rating) / 400));
  return Math.round(MOST_GAIN * (1 - expected));
}

/** The first answer counts, and only upwards; whatever comes after it changes nothing. */
export function keepAnswer(game: string, id: string, isFound: boolean, missed: number | undefined): void {
  const now = store.getState();
  if (answerTo(now, game, id)) return;
  const rating = ratingIn(now, game);
  store.setState({
    answers: { ...now.answers, [keyOf(game, id)]: isFound ? 'found' : 'seen' },
    ratings:
      isFound && missed !== undefined ? { ...now.ratings, [game]: rating + gainFor(rating, missed) } : now.ratings,
  });
}

export const ownId = ({ match, seq }: Pick<OwnPuzzle, 'match' | 'seq'>): string => `own-${seq}-${match}`;

/** The clear mistakes of one's own seat that a review has found. */
export const mistakesIn = ({ game, log, you }: FoundLog, { costliest }: Insight): OwnPuzzle[] =>
  you === RAIL
    ? []
    : (costliest[you] ?? [])
        .filter(({ isMistake }) => isMistake)
        .map(({ seq, seat, better }) => ({ game, match: log.match, seq, seat, right: better, found: Date.now() }));

/** A mistake is kept once, however often its match is looked at. */
export function keepOwn(mistakes: readonly OwnPuzzle[]): void {
  const { own } = store.getState();
  const fresh = mistakes.filter((one) => !own.some((kept) => ownId(kept) === ownId(one)));
  if (fresh.length > 0) store.setState({ own: [...fresh, ...own].slice(0, MOST_OWN) });
}
