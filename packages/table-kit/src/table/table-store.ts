// What a table shows now: one picture that every part of the room looks at.
import type { GameAction, GameEvent, Refusal, Seat, Sentence, SentenceReader } from '@sagebrush/engine';
import { createStore, type StoreApi } from 'zustand';
import type { ChatMessage, Seating, TableMoment, TableStatus } from './connection.ts';
import type { CardMove } from './moves.ts';
import type { Offer } from './offers.ts';
import type { GameScreen, Impact } from './screen.ts';
import type { PickableChoice, Spot } from './spots.ts';

export interface LogLine {
  readonly id: number;
  readonly event: GameEvent;
}
interface ShownScene {
  readonly event: GameEvent;
  readonly together: readonly GameEvent[];
  readonly impact: Impact | undefined;
  /** When it shows how it ends, in milliseconds at the usual speed; then it is told. */
  readonly outcomeAt: number;
  readonly isTold: boolean;
  /** Another scene was on the stage just before: the table does not show in between. */
  readonly follows: boolean;
}
/** A move that a bot would look at, and one sentence about it in this position. */
export interface HintedMove {
  readonly action: GameAction;
  readonly text: Sentence;
}
interface ShownHint {
  /** Empty while it is thought over. */
  readonly moves: readonly HintedMove[];
  readonly at: number;
}
export interface ShownTable {
  readonly seating: Seating | undefined;
  readonly screen: GameScreen | undefined;
  readonly moment: TableMoment | undefined;
  /** Undefined at a table without other people. */
  readonly status: TableStatus | undefined;
  /** Somebody has just let a move stand that another wanted back. */
  readonly declined: { readonly seat: Seat; readonly asked: Seat } | undefined;
  /** Moments wait or are being played back: nothing can be picked. */
  readonly busy: boolean;
  readonly scene: ShownScene | undefined;
  /** Every choice with its spots. */
  readonly choices: readonly PickableChoice[];
  /** The choices that can be picked now: all of them, or those of the offer that was touched. */
  readonly pickable: readonly PickableChoice[];
  readonly offer: Offer | undefined;
  /** A hint that was asked for: the moves that are worth a look, and which of them lights up. */
  readonly hint: ShownHint | undefined;
  readonly picked: readonly Spot[];
  /** Where the cards of the latest moment went. */
  readonly moves: readonly CardMove[];
  /** Why something cannot be, as long as it is of interest. */
  readonly whyNot: Refusal | undefined;
  readonly log: readonly LogLine[];
  /** What somebody else did last, in few sentences. */
  readonly deed: readonly Sentence[];
  readonly chat: readonly ChatMessage[];
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
export type TableStore = StoreApi<ShownTable>;

export const newTableStore = (): TableStore =>
  createStore<ShownTable>(() => ({
    seating: undefined,
    screen: undefined,
    moment: undefined,
    status: undefined,
    declined: undefined,
    busy: true,
    scene: undefined,
    choices: [],
    pickable: [],
    offer: undefined,
    hint: undefined,
    moves: [],
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

/** Who reads what this table says. */
export const readerOf = ({ seating }: Pick<ShownTable, 'seating'>): SentenceReader => ({
  names: namesOf({ seating }),
  you: seating?.reader ?? seating?.you,
});

export const namesOf = ({ seating }: Pick<ShownTable, 'seating'>): string[] =>
  (seating?.players ?? []).map(({ name }) => name);
