// What a table shows now: one picture that every part of the room looks at.
import type { Refusal, Seat } from '@sagebrush/engine';
import { createStore, type StoreApi } from 'zustand';
import type { ChatLine, GameEvent, Seating, TableStatus, ToldMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import type { PickableChoice, Spot } from './spots.ts';

export interface LogLine {
  readonly id: number;
  readonly event: GameEvent;
}
interface ShownScene {
  readonly event: GameEvent;
  readonly together: readonly GameEvent[];
}
export interface TableShown {
  readonly seating: Seating | undefined;
  readonly screen: GameScreen | undefined;
  readonly moment: ToldMoment | undefined;
  /** Undefined at a table without other people. */
  readonly status: TableStatus | undefined;
  /** Somebody has just let a move stand that another wanted back. */
  readonly declined: { readonly seat: Seat; readonly asked: Seat } | undefined;
  /** Moments wait or are being played back: nothing can be picked. */
  readonly busy: boolean;
  readonly scene: ShownScene | undefined;
  readonly pickable: readonly PickableChoice[];
  readonly picked: readonly Spot[];
  /** Why something cannot be, as long as it is of interest. */
  readonly whyNot: Refusal | undefined;
  readonly log: readonly LogLine[];
  /** What somebody else did last, in the events that say the most. */
  readonly deed: readonly GameEvent[];
  readonly chat: readonly ChatLine[];
  /** Lines of others since the talk was last looked at. */
  readonly unread: number;
  readonly connected: boolean;
  /** Why this match cannot be shown. */
  readonly problem: string | undefined;
  /** What a screen reader is told, the latest last. */
  readonly announced: string;
  /** An action is on its way. */
  readonly sending: boolean;
}
export type Shown = StoreApi<TableShown>;

export const showNothing = (): Shown =>
  createStore<TableShown>(() => ({
    seating: undefined,
    screen: undefined,
    moment: undefined,
    status: undefined,
    declined: undefined,
    busy: true,
    scene: undefined,
    pickable: [],
    picked: [],
    whyNot: undefined,
    log: [],
    deed: [],
    chat: [],
    unread: 0,
    connected: true,
    problem: undefined,
    announced: '',
    sending: false,
  }));

export const namesOf = ({ seating }: Pick<TableShown, 'seating'>): string[] =>
  (seating?.players ?? []).map(({ name }) => name);
