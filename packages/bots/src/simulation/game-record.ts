// One simulated game and what is kept of it: plain JSON, so that threads can send it.
import {
  fastRandom,
  type Game,
  type GameEvent,
  type Observation,
  questionIn,
  type Random,
  type Seat,
  type SeatKind,
  type Table,
  winShares,
} from '@sagebrush/engine';
import { type Level, playoutsFor } from '../levels.ts';
import { think } from '../think.ts';
import { observerOf } from './observer-of.ts';

export interface SimTask {
  readonly game: string;
  readonly seats: readonly SeatKind[];
  readonly options: object;
  /** The level in each live seat, in order. */
  readonly bots: readonly Level[];
  readonly seed: string;
  /**
   * Playouts a move for the levels that search. A simulation has no clock: the same seed must give the same figures.
   */
  readonly iterations: number;
  /** The deal, or the lead, goes around the table from game to game. */
  readonly rotate: boolean;
}

export interface GameRecord {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  readonly moves: number;
  /** Who had the first move. */
  readonly first: Seat;
  /** What the game's own observer saw: how it ended, effects fired, and so on. */
  readonly observed: Observation;
}

export function playRecorded(game: Game, task: SimTask, index: number): GameRecord {
  const dealer = task.rotate ? { dealer: index % task.seats.length } : {};
  const table: Table<object> = { seats: task.seats, options: task.options, ...dealer };
  const seed = `${task.seed}/${index}`;
  const streams = table.seats.map((_, seat) => fastRandom(`${seed}/${seat}`));
  const levels = levelsBySeat(table.seats, task.bots);
  const observer = observerOf(game);
  const hear = (event: GameEvent): void => observer.hear(event);
  const state = game.deal(table, fastRandom(seed), hear);
  const first = game.pending(state)[0] ?? 0;
  for (let moves = 0; ; moves++) {
    const outcome = game.outcome(state);
    if (outcome)
      return { scores: outcome.scores, shares: winShares(outcome), moves, first, observed: observer.observed(state) };
    const seat = game.pending(state)[0] as Seat;
    const question = questionIn({ game, table, state }, seat);
    observer.seeState(state);
    const only = question.choices.length === 1 ? question.choices[0] : undefined;
    const level = levels[seat] ?? 'greenhorn';
    const limits = { iterations: playoutsFor(level, task.iterations) };
    const action = only ?? think(level, question, streams[seat] as Random, limits).action;
    game.apply(state, seat, action, hear);
  }
}

/** The live seats take the bots in order, again from the first when there are fewer bots than seats. */
export function levelsBySeat(seats: readonly SeatKind[], bots: readonly Level[]): (Level | undefined)[] {
  let next = 0;
  return seats.map((kind) => (kind === 'live' ? bots[next++ % bots.length] : undefined));
}
