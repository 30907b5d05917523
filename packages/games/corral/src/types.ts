// The nouns of the game: the truth at the table, what can be done, what happened, and what one viewer may know.
import type { BaseView, Card, CardText, GameTypes, Outcome, Seat } from '@sagebrush/engine';
import type { Action } from './actions.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';
import type { Showdown } from './rules/showdown-hand.ts';
import type { Sight } from './sense/sight.ts';

export type { Action, Options, Position };

/** A card face up in front of its player, with the aim cards on it, oldest first. */
export interface Fighter {
  readonly card: Card;
  /** Never changed in place, so that copies of a state share it. */
  aim: readonly Card[];
  /**
   * How many of the oldest aim cards everybody has seen: an ambush without `ambushSpendsAim` shows them and leaves
   * them.
   */
  shown: number;
}

/** Nothing in here grows with the length of the match: fifty-four cards, each in one place. */
export interface State {
  readonly options: Options;
  readonly dealer: Seat;
  turn: Seat;
  over: boolean;
  /** GC-7.1 How many passes there were in a row, where they are counted: with `stop` useful, once the deck is empty. */
  passes: number;
  infoVersion: number;
  /** The top card is the last. */
  readonly deck: Card[];
  readonly hands: Card[][];
  readonly fighters: Fighter[][];
  readonly scored: Card[][];
  readonly discard: Card[];
  /** Cards that a set-up position leaves out of the game. */
  readonly out: readonly Card[];
}

/** What decides whether somebody has a play: the hands, and the fighters that stand. */
export type Street = Pick<State, 'hands' | 'fighters'>;

/** An aim card turned up, with what it is worth on this turn. */
interface Revealed {
  readonly card: CardText;
  readonly value: number;
}
export interface StandingFighter {
  readonly seat: Seat;
  readonly card: CardText;
}
export interface Duelist extends StandingFighter {
  readonly total: number;
}

export type Event =
  | {
      readonly type: 'deal';
      readonly dealer: Seat;
      readonly first: Seat;
      readonly handSizes: readonly number[];
      readonly deckSize: number;
      readonly hand?: readonly CardText[];
    }
  | { readonly type: 'fighter'; readonly seat: Seat; readonly card: CardText; readonly value: number }
  /** `card` only for the player who aims. */
  | {
      readonly type: 'aim';
      readonly seat: Seat;
      readonly fighter: CardText;
      readonly aims: number;
      readonly card?: CardText;
    }
  | {
      readonly type: 'fight';
      readonly seat: Seat;
      readonly attacker: StandingFighter;
      readonly target: StandingFighter;
    }
  | { readonly type: 'bullet'; readonly seat: Seat; readonly card: CardText; readonly target: StandingFighter }
  | {
      readonly type: 'ambush';
      readonly seat: Seat;
      readonly cards: readonly CardText[];
      readonly sum: number;
      readonly target: StandingFighter;
    }
  | {
      readonly type: 'showdown';
      readonly seat: Seat;
      readonly cards: readonly CardText[];
      readonly hand: Showdown;
      readonly targets: readonly StandingFighter[];
    }
  /** `passes`: how many in a row, where all of them end the game (GC-7.1). */
  | { readonly type: 'pass'; readonly seat: Seat; readonly passes?: number }
  /** Aim cards are turned up; `spent` says whether they are discarded now. */
  | {
      readonly type: 'reveal';
      readonly seat: Seat;
      readonly fighter: CardText;
      readonly aim: readonly Revealed[];
      readonly total: number;
      readonly spent: boolean;
    }
  | {
      readonly type: 'duel';
      readonly winner: Duelist;
      readonly loser: Duelist;
      readonly attacker: Seat;
      readonly lawman: boolean;
    }
  | {
      readonly type: 'shot';
      readonly seat: Seat;
      readonly target: Duelist;
      readonly sum: number;
      readonly hit: boolean;
      readonly lawmen: boolean;
    }
  /** Cards go to a score pile; `total` is the pile's new sum. */
  | {
      readonly type: 'score';
      readonly seat: Seat;
      readonly cards: readonly CardText[];
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'discard'; readonly cards: readonly CardText[] }
  /** `cards` only for the player who draws. */
  | {
      readonly type: 'draw';
      readonly seat: Seat;
      readonly count: number;
      readonly deckSize: number;
      readonly cards?: readonly CardText[];
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

/** A fighter as one viewer sees it: the aim cards themselves for their owner, how many they are for everyone else. */
export interface SeenFighter {
  readonly card: CardText;
  readonly aim: number | readonly CardText[];
  /** Aim cards that an ambush has shown to all and left where they are. */
  readonly shown?: readonly CardText[];
}
export interface View extends BaseView {
  readonly hand?: readonly CardText[];
  /** Whose view this is; absent for the rail. */
  readonly seat?: Seat;
  readonly dealer: Seat;
  readonly fighters: readonly (readonly SeenFighter[])[];
  readonly scored: readonly (readonly CardText[])[];
  /** The value of each score pile. */
  readonly scores: readonly number[];
  readonly discard: readonly CardText[];
  readonly deckSize: number;
  /** GC-7.1 How many have passed in a row, where that can end the game; absent while nobody has. */
  readonly passes?: number;
  /** Cards that a set-up position leaves out of the game; absent where there are none. */
  readonly out?: readonly CardText[];
}

export interface CorralTypes extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: Options;
  Position: Position;
  Sight: Sight;
}
