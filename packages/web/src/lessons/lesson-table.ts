// The table of a lesson step: the real rules from a prepared position, the others' moves as the lesson has them. Pure
// but for what it is handed.
import {
  type Game,
  type GameAction,
  isSameAction,
  type Json,
  type Log,
  openHost,
  type Refusal,
  type Seat,
  startOf,
  type Table,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import { type LessonStep, YOU } from '@sagebrush/table-kit/lesson.ts';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';

/** How the lesson takes a move. */
export type LessonVerdict =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what is asked for; nothing has changed. */
  | { readonly kind: 'wrong' }
  /** Played; `next` counts your moves so far. */
  | { readonly kind: 'right'; readonly next: number; readonly done: boolean };

export interface LessonTable {
  readonly table: Table<object>;
  begin(): void;
  act(seq: number, action: GameAction): LessonVerdict;
}

export function openLessonTable(
  game: Game,
  step: LessonStep,
  match: string,
  onMoment: (moment: TableMoment) => void,
): LessonTable {
  const { position, moves, players, options = {} } = step;
  const host = openHost(
    game,
    startOf(game, {
      match,
      seats: game.seating(players),
      options: options as Log['options'],
      position: position as Json,
      chance: { kind: 'seed', seed: `lesson ${step.id}` },
    }),
  );
  let at = 0;
  let yours = 0;

  /** A lesson has no way back but the whole step, and asks nothing more when it is done. */
  function passMoment(whole = false): void {
    const moment = momentsOf(host)(YOU);
    const next = moves[at];
    const rest = next === undefined ? { asked: false, choices: [] } : {};
    const asksFor = next && 'right' in next && !next.riddle ? { asksFor: next.right } : {};
    onMoment({ ...moment, takeBack: false, ...rest, ...asksFor, ...(whole ? { whole } : {}) });
  }
  function play(seat: Seat, action: GameAction): void {
    at += 1;
    host.accept(host.tryAction(seat, action));
    passMoment();
  }
  function playOthers(): void {
    for (let move = moves[at]; move && 'seat' in move; move = moves[at]) play(move.seat, move.action);
  }

  return {
    table: host.match.table,
    begin: () => passMoment(true),
    act(seq, action) {
      const refusal = host.refuse(YOU, action, seq);
      if (refusal) return { kind: 'refused', refusal };
      const move = moves[at];
      if (!move || 'seat' in move || !move.right.some((right) => isSameAction(right, action))) return { kind: 'wrong' };
      yours += 1;
      play(YOU, action);
      playOthers();
      return { kind: 'right', next: yours, done: at >= moves.length };
    },
  };
}
