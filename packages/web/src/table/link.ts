// One table, two ways to it: a link tells the moments of a match and takes the actions, whether the rules run here or far away.
import type { GameTypes, Log, Refusal, Table, Viewer } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import type { GameId } from '../games/ids.ts';

export type Action = GameTypes['Action'];
export type GameEvent = GameTypes['Event'];

export interface Player {
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | 'deadwood' | 'free';
  /** A bot's level, or that of the bot who stands in. */
  readonly level?: string;
  readonly away?: boolean;
}

/** What does not change from move to move. */
export interface Sitting {
  readonly match: string;
  readonly game: GameId;
  readonly table: Table<object>;
  readonly you: Viewer;
  readonly players: readonly Player[];
  /** Whether a bot may be asked for advice. */
  readonly hints: boolean;
}

export interface ChatLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What a link tells; it tells `sitting` before the first moment of a match. */
export interface Listener {
  sitting(sitting: Sitting): void;
  moment(moment: Moment): void;
  /** The connection was lost, or is back. */
  connected(connected: boolean): void;
  chat(line: ChatLine): void;
  /** This match cannot be shown, with the reason. */
  failed(reason: string): void;
}

export interface TableLink {
  readonly kind: 'local' | 'remote';
  /** Starts telling; ends when the link is closed. */
  listen(listener: Listener): void;
  act(seq: number, action: Action): Promise<Refusal | undefined>;
  takeBack(seq: number): Promise<void>;
  /** The sealed log of the finished match. */
  finishedLog(): Promise<Log>;
  /** Where the next match of the same table is played. */
  rematch(): Promise<string>;
  say?(text: string): Promise<void>;
  close(): void;
}
