// One table, two ways to it: a connection tells the moments of a match and takes the actions, whether the rules run
// here or far away.
import type { CHANCE_SEAT, GameAction, Log, Refusal, Seat, Style, Table, Viewer } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';

export interface TablePlayer {
  readonly name: string;
  /** A person's id, at tables on the server. */
  readonly person?: string;
  /** A person whose name is not kept. */
  readonly guest?: boolean;
  readonly kind: 'you' | 'person' | 'bot' | typeof CHANCE_SEAT | 'free';
  /** A bot's level, or that of the bot who stands in. */
  readonly level?: string;
  /** The style of a character of the trail. */
  readonly style?: Style;
  readonly away?: boolean;
  /** A bot plays for this person until they return. */
  readonly standIn?: boolean;
  /** They have lost this place for good: the bot plays it to the end. */
  readonly forfeited?: boolean;
}

/** What does not change from move to move. */
export interface Seating {
  readonly match: string;
  /** The game's id. */
  readonly game: string;
  readonly table: Table<object>;
  readonly you: Viewer;
  /** Who is called you, where that is not who sits at the bottom: in a replay somebody may look through other eyes. */
  readonly reader?: Viewer;
  readonly players: readonly TablePlayer[];
  /** Somebody's first match of this game: tips are given. */
  readonly first?: boolean;
  /** Moves were taken back that others had answered: the match counts for nothing. */
  readonly practice?: boolean;
  /** The match is rated; where it does not count, why not. */
  readonly rated?: { readonly uncounted?: string | undefined };
  /** The tournament that the match belongs to; others may still play its cards where they are `closed`. */
  readonly tournament?: { readonly id: string; readonly closed: boolean };
  /** For whom a bot may be called: for oneself alone, or for nobody; left out where it may be for anyone who is away. */
  readonly standIns?: 'own' | 'none';
  /** The match has the cards of a day: a counted try, one for oneself, or practice without a server. */
  readonly daily?: { readonly day: string; readonly kind: 'counted' | 'again' | 'practice' };
  /** The character of the trail whom this match is against. */
  readonly character?: string;
  /** Whether a bot may be asked for advice. */
  readonly hints: boolean;
  /** Several people share this device: `you` is who looks at it now. */
  readonly shared?: boolean;
}

/** What people at a table on the server owe each other beside the cards. */
export interface TableStatus {
  /**
   * When each seat's time runs out by the clock of this device; null where no clock runs, empty at a table without
   * clocks.
   */
  readonly deadlines: readonly (number | null)[];
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

export interface TableMoment extends Moment {
  /** The events are all that still stands since the deal: the log begins anew. */
  readonly whole?: boolean;
  /** So many of the events, the last ones, are news although the log begins anew. */
  readonly latest?: number;
  /** In a replay with all cards open: every seat's own view. */
  readonly open?: readonly Moment['view'][];
  /** In a lesson: of all that can be chosen, what it asks for. That alone glows. */
  readonly asksFor?: readonly GameAction[];
  /** Several people share this device: this seat is asked next, and its cards are shown when its owner says so. */
  readonly handTo?: Seat;
}

export interface ChatMessage {
  readonly id: string;
  /** Who said it; the person's id. */
  readonly by: string;
  readonly yours: boolean;
  readonly name: string;
  readonly guest: boolean;
  readonly text: string;
}

/** What a connection tells; it tells `seating` before the first moment of a match. */
export interface TableListener {
  seating(seating: Seating): void;
  moment(moment: TableMoment): void;
  status(status: TableStatus): void;
  /** Somebody wants a move to stand that another asked to take back. */
  declined(seat: Seat, asked: Seat): void;
  /** The connection was lost, or is back. */
  connected(connected: boolean): void;
  chat(line: ChatMessage): void;
  /** All that was said so far, anew: somebody has another name. */
  talk(lines: readonly ChatMessage[]): void;
  /** This match cannot be shown, with the reason. */
  failed(reason: string): void;
}

export interface TableConnection {
  /** A replayed match is looked at: nothing can be chosen. */
  readonly kind: 'local' | 'remote' | 'replay' | 'lesson';
  /** Starts telling; ends when the connection is closed. */
  listen(listener: TableListener): void;
  /** Settles with why it is refused, or once the moment that it led to has been told; rejects where nothing comes of it. */
  act(seq: number, action: GameAction): Promise<Refusal | undefined>;
  /** At once where it is free; else the others are asked. */
  takeBack(seq: number): Promise<void>;
  answerTakeBack?(agree: boolean): Promise<void>;
  /** Lets a bot play for you, or for somebody who is away. */
  callStandIn?(seat: Seat): Promise<void>;
  /** Leaves the table: a bot plays on, and a rated match is lost. */
  leave?(): Promise<void>;
  /** Somebody who shares this device looks at their own cards. */
  uncover?(seat: Seat): Promise<void>;
  /** The sealed log of the finished match. */
  finishedLog(): Promise<Log>;
  /** Where the next match of the same table is played. */
  rematch?(): Promise<string>;
  say?(text: string): Promise<void>;
  close(): void;
}
