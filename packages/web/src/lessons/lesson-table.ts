// The table of a lesson step: the real rules from a prepared position, the others' moves as the lesson has them. Pure
// but for what it is handed.
import {
  act,
  type Game,
  isSameAction,
  openMatch,
  type Refusal,
  refuseAction,
  startOf,
  type Table,
  type Told,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import { type Step, YOU } from '@sagebrush/table-kit/lesson.ts';
import type { Action, GameEvent, ToldMoment } from '@sagebrush/table-kit/table/connection.ts';

/** How the lesson takes a move. */
export type Answer =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Legal, but not what is asked for; nothing has changed. */
  | { readonly kind: 'wrong' }
  /** Played; `next` counts your moves so far. */
  | { readonly kind: 'right'; readonly next: number; readonly done: boolean };

export interface LessonTable {
  readonly table: Table<object>;
  begin(): void;
  act(seq: number, action: Action): Answer;
}

export function openLessonTable(
  game: Game,
  step: Step,
  match: string,
  tell: (moment: ToldMoment) => void,
): LessonTable {
  const { position, moves, players, options = {} } = step;
  const played = openMatch(
    game,
    startOf(game, {
      match,
      seats: game.seating(players),
      options: options as never,
      position: position as never,
      chance: { kind: 'seed', seed: `lesson ${step.id}` },
    }),
  );
  let at = 0;
  let yours = 0;

  /** A lesson has no way back but the whole step, and asks nothing more when it is done. */
  function tellMoment(told: readonly Told<GameEvent>[], whole = false): void {
    const moment = momentsOf(played, told)(YOU);
    const rest = at >= moves.length ? { asked: false, choices: [] } : {};
    tell({ ...moment, takeBack: false, ...rest, ...(whole ? { whole } : {}) });
  }
  function playOthers(): void {
    for (let move = moves[at]; move && 'seat' in move; move = moves[at]) {
      at += 1;
      tellMoment(act(played, move.seat, move.action));
    }
  }

  return {
    table: played.table,
    begin: () => tellMoment(played.opening, true),
    act(seq, action) {
      const refusal = refuseAction(played, YOU, action, seq);
      if (refusal) return { kind: 'refused', refusal };
      const move = moves[at];
      if (!move || 'seat' in move || !move.right.some((right) => isSameAction(right, action))) return { kind: 'wrong' };
      at += 1;
      yours += 1;
      tellMoment(act(played, YOU, action));
      playOthers();
      return { kind: 'right', next: yours, done: at >= moves.length };
    },
  };
}
