// Recorded matches for tests: everybody plays by the rules of thumb, but for blunders that one seat makes at known
// places.

import { type Question, ranking, weightsOf } from '@sagebrush/bots';
import { act, finishedLog, type Game, type GameAction, type Log, type Seat, viewAndChoices } from '@sagebrush/engine';
import { openedMatch, type TableSpec } from '@sagebrush/testkit';

export interface Recorded {
  readonly log: Log;
  /** Which entries of the log are the planted blunders. */
  readonly blunders: readonly number[];
}

interface Plan {
  readonly spec: TableSpec;
  readonly seed: string;
  readonly blunderer: Seat;
  /** By how many points of weight the worst choice must lie below the best to be a blunder that anybody can see. */
  readonly gap: number;
  readonly most: number;
}

export function recordedMatch(game: Game, { spec, seed, blunderer, gap, most }: Plan): Recorded {
  const match = openedMatch(game, spec, seed);
  const blunders: number[] = [];
  while (game.outcome(match.state) === undefined) {
    const seat = game.pending(match.state)[0] as Seat;
    const question: Question = { game, table: match.table, seat, ...viewAndChoices(match, seat) };
    const weights = weightsOf(question);
    const order = ranking(weights);
    const best = order[0] as number;
    const worst = order.at(-1) as number;
    const isBlunder =
      seat === blunderer && blunders.length < most && (weights[best] ?? 0) - (weights[worst] ?? 0) >= gap;
    if (isBlunder) blunders.push(match.entries.length);
    act(match, seat, question.choices[isBlunder ? worst : best] as GameAction);
  }
  return { log: finishedLog(match), blunders };
}
