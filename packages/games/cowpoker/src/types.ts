// The types of Cowpoker: what is played (Action), what happened (Event), the truth (State) and what one viewer may know
// (View).
import type { BaseView, Card, CardText, GameTypes, Random, Seat, SheetLine, Viewer } from '@sagebrush/engine';
import type { Pack } from './pack/compile.ts';
import type { PackJson } from './pack/format.ts';
import type { GangRule, PlaceId, RanchId, Step, TrickKind } from './pack/steps.ts';
import type { Sight } from './sense/sight.ts';

export const SEATS = 4;
export const HAND_SIZE = 5;

/** CP-9.3 The shipped packs, and CP-5.1's word on Cellars, as a version of the rules has them. */
export type Edition = '1' | '2';

export interface Options {
  readonly games: number;
  /** CP-2.6 Whether an Ace of another Ranch has its effect for who plays it. */
  readonly foreignAce: 'sleeps' | 'wakes';
  /** CP-2.6 Whether a card joins the Gang before its effect, or after it. */
  readonly order: 'gang-first' | 'effect-first';
  readonly memoryAid: boolean;
  /** The name of a shipped pack, or a pack. */
  readonly pack: string | PackJson;
  /** For simulations: whether Aces switch Ranches on (section 6). */
  readonly aces: boolean;
  /** Set by the version of the rules, and by nobody else. */
  readonly edition: Edition;
}

export type Action =
  | { readonly type: 'play'; readonly card: CardText }
  | { readonly type: 'follow'; readonly card: CardText }
  | { readonly type: 'choose'; readonly option: string };

/** The trick under way. Who called it is whose turn it is; the seats follow from the caller's left. */
export interface Trick {
  /** An index of TRICKS. */
  readonly kind: number;
  /** How many seats have had their turn in it. */
  passed: number;
  readonly seats: Seat[];
  readonly cards: Card[];
  /** For each card the seat whose Gang it went into, or -1 (CP-5.1). */
  readonly placed: number[];
}

/** The effect being followed: a place in the card's program, and what has been chosen for the instruction there. */
export interface Effect {
  readonly card: Card;
  at: number;
  /** Whether its player won the latest trick it called. */
  won: boolean;
  /** Another seat, or -1 while none is settled. */
  who: Seat;
  /** A card, or -1 while none is settled. */
  picked: Card | -1;
  /** Whether the card joins its player's Gang only when the effect is over (CP-2.6). */
  readonly waits: boolean;
}

/** What the turn's seat is asked for: a kind of trick, another player, a card to take, a card to give in exchange. */
export type Asking = 'trick' | 'who' | 'card' | 'give';
/** `running` is never seen from outside: the rules are at work. */
export type Phase = 'running' | 'play' | 'follow' | Asking | 'over';

export interface State {
  readonly pack: Pack;
  readonly options: Options;
  live: readonly boolean[];
  /** An index of RANCHES for each seat. */
  ranches: number[];
  hands: Card[][];
  gangs: Card[][];
  cellars: Card[][];
  /** The top card is the last. */
  deck: Card[];
  /** Out of the game, open. */
  out: Card[];
  /**
   * Cards in hands and deck that somebody else knows: card | knowers << 6; bits 0 to 3 are seats, bit 4 is the rail.
   */
  known: number[];
  phase: Phase;
  turn: Seat;
  trick: Trick | undefined;
  effect: Effect | undefined;
  /** 1 for the first game of the series. */
  game: number;
  lead: Seat;
  /** The scores of the games before this one. */
  totals: number[];
  infoVersion: number;
  random: Random;
}

/** Why a card's effect is followed, or not. */
export type Works = 'own' | 'town' | 'ace' | 'no';

export type Event =
  | {
      readonly type: 'deal';
      readonly game: number;
      readonly ranches: readonly RanchId[];
      readonly live: readonly boolean[];
      readonly lead: Seat;
      readonly deckSize: number;
      readonly hand?: readonly CardText[];
    }
  | {
      readonly type: 'draw';
      readonly seat: Seat;
      readonly count: number;
      readonly deckSize: number;
      readonly cards?: readonly CardText[];
    }
  /** `gang` is null where a `place` or `join` event tells it. */
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: CardText;
      readonly from: 'hand' | 'deck';
      readonly gang: Seat | null;
      readonly works: Works;
    }
  | {
      readonly type: 'place';
      readonly seat: Seat;
      readonly card: CardText;
      readonly rule: GangRule;
      readonly gang: Seat;
    }
  | { readonly type: 'join'; readonly seat: Seat; readonly card: CardText }
  | {
      readonly type: 'randomizer';
      readonly seat: Seat;
      readonly ranch: RanchId;
      readonly trick: TrickKind;
      readonly decides: 'trick' | 'player' | 'gang';
      readonly again: boolean;
    }
  | { readonly type: 'call'; readonly seat: Seat; readonly trick: TrickKind }
  | {
      readonly type: 'follow';
      readonly seat: Seat;
      readonly card: CardText;
      readonly from: 'hand' | 'deck';
      readonly trick: TrickKind;
      readonly value: number;
    }
  | { readonly type: 'pass'; readonly seat: Seat; readonly trick: TrickKind }
  | {
      readonly type: 'trick';
      readonly trick: TrickKind;
      readonly winner: Seat | null;
      readonly value: number;
      readonly cards: readonly CardText[];
    }
  | { readonly type: 'steal'; readonly seat: Seat; readonly from: Seat; readonly card: CardText; readonly to: PlaceId }
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly from: Seat;
      readonly place: PlaceId;
      readonly card: CardText;
    }
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly card: CardText;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  | {
      readonly type: 'swap';
      readonly seat: Seat;
      readonly with: Seat;
      readonly takes: CardText;
      readonly gives: CardText;
    }
  | {
      readonly type: 'look';
      readonly seat: Seat;
      readonly at: Seat | 'deck';
      readonly count: number;
      readonly cards?: readonly CardText[];
    }
  | { readonly type: 'skip'; readonly seat: Seat; readonly step: Step['do'] }
  | {
      readonly type: 'end';
      readonly game: number;
      readonly games: number;
      readonly seat: Seat;
      readonly hands: readonly (readonly CardText[])[];
      readonly scores: readonly number[];
      readonly totals: readonly number[];
      readonly sheet: readonly SheetLine[];
    };

interface PlayView {
  readonly seat: Seat;
  readonly card: CardText;
  readonly value: number;
  /** The seat whose Gang it went into at once. */
  readonly placed?: Seat;
}
export interface TrickView {
  readonly kind: TrickKind;
  readonly caller: Seat;
  readonly plays: readonly PlayView[];
}
export interface Asked {
  readonly seat: Seat;
  readonly about: Asking;
  readonly step: Step['do'];
  /** The card whose effect asks. */
  readonly card: CardText;
  /**
   * Empty for everyone else where the options are cards in a hand. The id is a card, a Ranch (its player) or a trick;
   * the words add its name as the text (`withTexts`) for a reader outside.
   */
  readonly options: readonly { readonly id: string; readonly text?: string }[];
}
/** The effect being followed, as everybody saw it. */
export interface EffectView {
  readonly card: CardText;
  readonly at: number;
  readonly won: boolean;
  readonly who: Seat | null;
  readonly picked: CardText | null;
  /** The card lies before its player and joins the Gang when the effect is over. */
  readonly waits?: true;
}
/**
 * A hidden card that the viewer knows: in a hand (`seat`) or in the deck (0 is the top), and who else but its holder
 * knows it.
 */
export interface KnownCard {
  readonly card: CardText;
  readonly seat: Seat | null;
  readonly deck: number | null;
  readonly by: readonly Viewer[];
}

export interface View extends BaseView {
  readonly hand?: readonly CardText[];
  /** The viewer; absent for the rail. */
  readonly seat?: Seat;
  readonly ranches: readonly RanchId[];
  readonly live: readonly boolean[];
  readonly gangs: readonly (readonly CardText[])[];
  readonly cellars: readonly (readonly CardText[])[];
  readonly deckSize: number;
  readonly out: readonly CardText[];
  readonly known: readonly KnownCard[];
  readonly trick: TrickView | null;
  readonly asked: Asked | null;
  readonly effect: EffectView | null;
  readonly game: number;
  readonly lead: Seat;
  /** The scores of the games that are over: before this one, and with it when the match is over. */
  readonly totals: readonly number[];
  readonly over: boolean;
  /** Every hand, laid open when the match is over; null before. */
  readonly hands: readonly (readonly CardText[])[] | null;
}

/** Cards are named where they lie and nowhere else; other mentions are by `entry`, the card's index in the pack. */
export interface Position {
  readonly ranches?: readonly RanchId[];
  readonly live?: readonly boolean[];
  readonly hands?: readonly (readonly CardText[])[];
  readonly gangs?: readonly (readonly CardText[])[];
  readonly cellars?: readonly (readonly CardText[])[];
  readonly deck?: readonly CardText[];
  readonly out?: readonly CardText[];
  readonly turn?: Seat;
  readonly trick?: {
    readonly kind: TrickKind;
    readonly passed: number;
    readonly plays: readonly (
      | { readonly seat: Seat; readonly card: CardText }
      | { readonly seat: Seat; readonly entry: number; readonly gang: Seat }
    )[];
  };
  readonly effect?: {
    /** The card that waits to join the Gang, or the entry of one that lies in a Gang or elsewhere. */
    readonly card?: CardText;
    readonly entry?: number;
    readonly at: number;
    readonly won: boolean;
    readonly who: number;
    readonly picked: number;
  };
  readonly known?: readonly { readonly seat?: Seat; readonly at: number; readonly by: readonly Viewer[] }[];
  readonly game?: number;
  readonly lead?: Seat;
  readonly totals?: readonly number[];
  readonly over?: boolean;
}

export interface CowpokerTypes extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: Options;
  Position: Position;
  Sight: Sight;
}
