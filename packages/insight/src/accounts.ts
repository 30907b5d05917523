// Accounts: what each seat owes to the cards, to its own decisions and to those of the others. They add up to the
// result.
import type { Seat } from '@sagebrush/engine';
import type { WeighedDecision } from './decisions.ts';

export interface Account {
  readonly seat: Seat;
  /** Where everybody starts: an equal share of the win. */
  readonly par: number;
  /** What the deal was worth, and every card and turn of chance since. */
  readonly cards: number;
  /** What its own decisions gave or took, against the rule of thumb. */
  readonly own: number;
  /** What the decisions of the others gave it or took from it. */
  readonly others: number;
  /** The standard error of `own` and of `others`; `cards` is what is left, so it has the error of both. */
  readonly error: { readonly own: number; readonly others: number };
  /** The share of the win: par + cards + own + others. */
  readonly result: number;
}

export const accountsOf = (results: readonly number[], weighed: readonly WeighedDecision[]): Account[] =>
  results.map((result, seat) => {
    const own = sumOf(
      weighed.filter(({ move }) => move.seat === seat),
      seat,
    );
    const others = sumOf(
      weighed.filter(({ move }) => move.seat !== seat),
      seat,
    );
    const par = 1 / results.length;
    return {
      seat,
      par,
      cards: result - par - own.mean - others.mean,
      own: own.mean,
      others: others.mean,
      error: { own: own.error, others: others.error },
      result,
    };
  });

function sumOf(weighed: readonly WeighedDecision[], seat: Seat) {
  const gains = weighed.flatMap(({ gains: all }) => all[seat] ?? []);
  return {
    mean: gains.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.sqrt(gains.reduce((sum, { error }) => sum + error ** 2, 0)),
  };
}
