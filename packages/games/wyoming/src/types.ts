// The vocabulary of Wyoming Cowboy: the state inside, and the actions, events, views and positions outside.
import type {
  BaseView,
  Card,
  CardText,
  GameTypes,
  Outcome,
  Random,
  Seat,
  SheetLine,
  SuitText,
} from '@sagebrush/engine';
import type { Options } from './options.ts';
import type { Sight } from './sense/sight.ts';

export const WAYS = ['left', 'right', 'across'] as const;
export type Way = (typeof WAYS)[number];

export type GunKind = '.22' | '.38' | '.357' | '.45';

/** The one action of a turn (WC-3.2). */
export const ACTS = ['nothing', 'couple', 'nine', 'pull', 'shoot'] as const;
export type Act = (typeof ACTS)[number];

/** A gun's number in the table of all guns, with SPENT added while it may not fire. */
export type GunCode = number;
/** A card on the discard pile, with SHOT added for a shot card. */
export type Lying = number;
export const SHOT = 128;
/** No card: no discard on offer, a King without a badge. */
export const NONE = -1 as Card;

export interface Passing {
  readonly name: 'passing';
  readonly way: Way;
  /** Three before play, two after a 9. */
  readonly count: 3 | 2;
  /** Each seat's choice, hidden until all have given; null while it is owed. */
  readonly given: (readonly Card[] | null)[];
}
export type Phase =
  | { readonly name: 'direction' }
  | Passing
  | { readonly name: 'turn' }
  | { readonly name: 'answering'; readonly gun: GunCode; readonly victim: Seat }
  | { readonly name: 'surrender'; readonly victim: Seat; readonly badge: boolean }
  /** `lost` is the cowboy that went over; a position need not say. */
  | { readonly name: 'replace'; readonly victim: Seat; readonly limit: number; readonly lost?: Card }
  | { readonly name: 'drawing'; readonly two: boolean }
  | { readonly name: 'over'; readonly outcome: Outcome };

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly random: Random;
  infoVersion: number;
  /** Hands dealt in this match, this one included. */
  deals: number;
  dealer: Seat;
  readonly totals: number[];
  /** Each in ascending order. */
  readonly hands: Card[][];
  readonly guns: GunCode[][];
  readonly tens: Card[][];
  /** The suits of the couples shown, a bit each. */
  readonly couples: number[];
  /** The top card is the last. */
  draw: Card[];
  discard: Lying[];
  readonly aces: Card[];
  /** The Ace on each King, by the King's place in its rank; a badge goes where its King goes. */
  readonly badges: Card[];
  /** Cards of a position that stand nowhere. */
  out: readonly Card[];
  turn: Seat;
  /** Turns completed in this hand. */
  turns: number;
  act: Act;
  /** WC-3.3: this turn began with no card in hand. */
  beganEmpty: boolean;
  /** WC-4.3: the discard that may be drawn this turn, or NONE. */
  offer: Card;
  /** Who may hold which hidden card, as far as everybody knows and as far as each giver knows (knowledge.ts). */
  readonly knowledge: number[];
  phase: Phase;
}

export type DrawFrom = 'pile' | 'discard';
export type Action =
  | { readonly type: 'direction'; readonly way: Way }
  | { readonly type: 'give'; readonly cards: readonly CardText[] }
  | { readonly type: 'couple'; readonly suit: SuitText }
  | { readonly type: 'nine'; readonly card: CardText; readonly way: Way }
  | { readonly type: 'pull'; readonly cards: readonly CardText[] }
  | { readonly type: 'shoot'; readonly gun: readonly CardText[]; readonly victim: Seat }
  | { readonly type: 'answer'; readonly with: 'six' | 'quickdraw' | 'nothing'; readonly cards?: readonly CardText[] }
  | { readonly type: 'surrender'; readonly card: CardText }
  | { readonly type: 'replace'; readonly count: number }
  | { readonly type: 'discard'; readonly card: CardText }
  | { readonly type: 'draw'; readonly from: readonly DrawFrom[] }
  | { readonly type: 'done' };

/** Cards that one seat gives another; which ones only the two know. A cowboy with a badge is `KS+AS`. */
export interface Handover {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards?: readonly string[];
}
export type Ending = 'tens' | 'aces' | 'limit' | 'stalemate';
/** Why a shot that was fired did no harm. */
type Miss = 'badge' | 'no-badge-left' | 'unharmed' | 'no-card';

export type Event =
  | { readonly type: 'deal'; readonly deal: number; readonly dealer: Seat; readonly hand?: readonly CardText[] }
  | { readonly type: 'direction'; readonly seat: Seat; readonly way: Way }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly cards?: readonly string[] }
  | { readonly type: 'passed'; readonly way: Way; readonly count: number; readonly handovers: readonly Handover[] }
  | { readonly type: 'couple'; readonly seat: Seat; readonly cards: readonly CardText[]; readonly points: number }
  | { readonly type: 'nine'; readonly seat: Seat; readonly card: CardText; readonly way: Way }
  | { readonly type: 'pull'; readonly seat: Seat; readonly kind: GunKind; readonly cards: readonly CardText[] }
  | {
      readonly type: 'shoot';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly kind: GunKind;
      readonly gun: readonly CardText[];
    }
  | { readonly type: 'asked'; readonly seat: Seat; readonly shooter: Seat }
  | { readonly type: 'backfire'; readonly seat: Seat; readonly shooter: Seat; readonly card: CardText }
  | {
      readonly type: 'quickdraw';
      readonly seat: Seat;
      readonly shooter: Seat;
      readonly cards: readonly CardText[];
      readonly gun: readonly CardText[];
    }
  | { readonly type: 'no'; readonly seat: Seat; readonly shooter: Seat; readonly kind: GunKind }
  | { readonly type: 'shot'; readonly seat: Seat; readonly victim: Seat; readonly card: CardText }
  | {
      readonly type: 'miss';
      readonly seat: Seat;
      readonly shooter: Seat;
      readonly why: Miss;
      readonly cowboy?: CardText;
      readonly badge?: CardText;
    }
  | { readonly type: 'hit'; readonly seat: Seat; readonly shooter: Seat; readonly ricochet: boolean }
  | {
      readonly type: 'surrender';
      readonly seat: Seat;
      readonly shooter: Seat;
      readonly card: CardText;
      readonly badge?: CardText;
    }
  | { readonly type: 'replace'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardText[] }
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly card: CardText;
      readonly to: 'pile' | 'table';
      readonly badge?: CardText;
    }
  | {
      readonly type: 'draw';
      readonly seat: Seat;
      readonly from: readonly DrawFrom[];
      readonly cards: readonly (CardText | null)[];
    }
  | { readonly type: 'reshuffle'; readonly kept: CardText | null; readonly count: number }
  | { readonly type: 'done'; readonly seat: Seat }
  | {
      readonly type: 'hand';
      readonly ending: Ending;
      readonly by: Seat | null;
      readonly hands: readonly (readonly string[])[];
      readonly sheet: readonly SheetLine[];
      readonly points: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly type: 'match'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

export type ViewPhase =
  | { readonly name: 'direction' | 'turn' | 'over' }
  | {
      readonly name: 'passing';
      readonly way: Way;
      readonly count: 3 | 2;
      readonly chosen: readonly boolean[];
      readonly yours?: readonly CardText[];
    }
  | { readonly name: 'answering'; readonly gun: readonly CardText[]; readonly victim: Seat }
  | { readonly name: 'surrender'; readonly victim: Seat; readonly badge: boolean }
  | { readonly name: 'replace'; readonly victim: Seat; readonly limit: number; readonly lost?: CardText }
  | { readonly name: 'drawing'; readonly two: boolean };

/** What position and view have in common, all of it public. */
export interface Public {
  readonly guns: readonly (readonly (readonly CardText[])[])[];
  readonly tens: readonly (readonly CardText[])[];
  readonly couples: readonly (readonly SuitText[])[];
  /** Bottom first; shot cards in brackets. */
  readonly discard: readonly string[];
  readonly aces: readonly CardText[];
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly deals: number;
  readonly turns: number;
  readonly act: Act;
  readonly beganEmpty: boolean;
  /** Which card of the discard pile may be drawn this turn, counted from the bottom; -1 when none. */
  readonly offer: number;
  /** Which guns of the seat whose turn it is may not fire any more. */
  readonly spent: readonly number[];
  /** What everybody knows of hidden cards (knowledge.ts); it names none, so that it cannot be taken for a card seen. */
  readonly whereabouts: string;
}

export interface View extends BaseView, Public {
  /** Whose view this is; absent for the rail. */
  readonly seat?: Seat;
  readonly phase: ViewPhase;
  readonly drawSize: number;
  /** The Kings that wear a badge, wherever they are: `KS+AS`. */
  readonly badges: readonly string[];
  readonly out: readonly CardText[];
  /** The cards of each hand that everybody knows to be there: shown, handed over or picked up. */
  readonly known: readonly (readonly CardText[])[];
  /** Where the cards may be that this seat passed on and has not seen since. */
  readonly passed?: string;
  /** All hands, once the match is over (WC-8.15). */
  readonly hands?: readonly (readonly string[])[];
  readonly outcome: Outcome | null;
}

export type PositionPhase =
  | { readonly name: 'direction' | 'turn' }
  | {
      readonly name: 'passing';
      readonly way: Way;
      readonly count: 3 | 2;
      readonly given: readonly (readonly string[] | null)[];
    }
  | { readonly name: 'answering'; readonly gun: number; readonly victim: Seat }
  | { readonly name: 'surrender'; readonly victim: Seat; readonly badge: boolean }
  /** `lost` is a place in the hand of the shooter, whose the cowboy is now. */
  | { readonly name: 'replace'; readonly victim: Seat; readonly limit: number; readonly lost?: number }
  | { readonly name: 'drawing'; readonly two: boolean };

/**
 * Every field may be left out. Each card stands in one place only: those given in a pass that is not complete are no
 * longer in `hands`.
 */
export interface Position extends Partial<Public> {
  readonly hands?: readonly (readonly string[])[];
  /** The top card first. */
  readonly draw?: readonly CardText[];
  readonly phase?: PositionPhase;
  readonly passed?: readonly string[];
}

export interface WyomingTypes extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Options: Options;
  Position: Position;
  Sight: Sight;
}
