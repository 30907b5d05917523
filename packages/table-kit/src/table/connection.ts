// One table, two ways to it: a link tells the moments of a match and takes the actions, whether the rules run here or
// far away.
import type { CHANCE_SEAT, GameTypes, Log, Refusal, Seat, Table, Viewer } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';

export type Action = GameTypes['Action'];
export type GameEvent = GameTypes['Event'];

export interface Player {
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | typeof CHANCE_SEAT | 'free';
  /** A bot's level, or that of the bot who stands in. */
  readonly level?: string;
  readonly away?: boolean;
  /** A bot plays for this person until they return. */
  readonly standIn?: boolean;
}

/** What does not change from move to move. */
export interface Seating {
  readonly match: string;
  /** The game's id. */
  readonly game: string;
  readonly table: Table<object>;
  readonly you: Viewer;
  readonly players: readonly Player[];
  /** Whether a bot may be asked for advice. */
  readonly hints: boolean;
}

/** What people at a table on the server owe each other beside the cards. */
export interface TableStatus {
  /**
   * When each seat's time runs out by the clock of this device; null where no clock runs, empty at a table without
   * clocks.
   */
  readonly due: readonly (number | null)[];
  /** The longest that a clock can show. */
  readonly limit: number;
  /** Somebody asks to take a move back; the seats that have agreed so far. */
  readonly takeBackAsked: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** You have made a move, and may ask to take it back although somebody has learned from it. */
  readonly mayAsk: boolean;
  /** How many look on from the rail. */
  readonly watching: number;
  /**
   * Why the bots play otherwise than usual: they think less while the house is full, or paused while nobody had the
   * table open.
   */
  readonly bots: 'hurried' | 'waking' | undefined;
}

export interface ToldMoment extends Moment {
  /** The events are all that still stands since the deal: the log begins anew. */
  readonly whole?: boolean;
  /** So many of the events, the last ones, are news although the log begins anew. */
  readonly latest?: number;
  /** In a replay with all cards open: every seat's own view. */
  readonly open?: readonly Moment['view'][];
}

export interface ChatLine {
  readonly id: string;
  /** Who said it; the person's id. */
  readonly by: string;
  readonly yours: boolean;
  readonly name: string;
  readonly text: string;
}

/** What a link tells; it tells `seating` before the first moment of a match. */
export interface Listener {
  seating(seating: Seating): void;
  moment(moment: ToldMoment): void;
  status(status: TableStatus): void;
  /** Somebody wants a move to stand that another asked to take back. */
  declined(seat: Seat, asked: Seat): void;
  /** The connection was lost, or is back. */
  connected(connected: boolean): void;
  chat(line: ChatLine): void;
  /** This match cannot be shown, with the reason. */
  failed(reason: string): void;
}

export interface TableConnection {
  /** A replayed match is looked at: nothing can be chosen. */
  readonly kind: 'local' | 'remote' | 'replay' | 'lesson';
  /** Starts telling; ends when the link is closed. */
  listen(listener: Listener): void;
  act(seq: number, action: Action): Promise<Refusal | undefined>;
  /** At once where it is free; else the others are asked. */
  takeBack(seq: number): Promise<void>;
  answerTakeBack?(agree: boolean): Promise<void>;
  /** Lets a bot play for you, or for somebody who is away. */
  callStandIn?(seat: Seat): Promise<void>;
  /** The sealed log of the finished match. */
  finishedLog(): Promise<Log>;
  /** Where the next match of the same table is played. */
  rematch?(): Promise<string>;
  say?(text: string): Promise<void>;
  close(): void;
}
