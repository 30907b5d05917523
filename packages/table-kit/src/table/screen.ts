// What each game brings to the generic table: its places, its scenes, and how its actions touch the things on the
// table.
import type {
  BaseView,
  CardText,
  Game,
  GameAction,
  GameEvent,
  Lang,
  Seat,
  Sentence,
  SheetLine,
  Viewer,
  Words,
} from '@sagebrush/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from '../sound/index.ts';
import type { InEveryLang } from '../words/words.ts';
import type { TablePlayer } from './connection.ts';
import type { EndedMatch, RevealStep } from './ending.ts';
import type { CardMove } from './moves.ts';
import type { Offer } from './offers.ts';
import type { Spot } from './spots.ts';

/** What every place of a table is shown. */
export interface Placing<View extends BaseView = BaseView> {
  readonly view: View;
  readonly words: Words;
  readonly players: readonly TablePlayer[];
  readonly you: Viewer;
  /** The options of this table. */
  readonly options: object;
}
export interface SeatPlacing<View extends BaseView = BaseView> extends Placing<View> {
  readonly seat: Seat;
}
export interface SceneProps {
  readonly event: GameEvent;
  readonly words: Words;
  readonly players: readonly TablePlayer[];
  /** The events told together with this one: a fight, what was revealed, who fell. */
  readonly together: readonly GameEvent[];
}

/** A position as its own seat sees it, and all that it takes to speak of it. */
export interface OwnPosition<View extends BaseView = BaseView> extends SeatPlacing<View> {
  readonly lang: Lang;
}
/** The same when the seat is asked. */
export interface OwnTurn<View extends BaseView = BaseView> extends OwnPosition<View> {
  readonly choices: readonly GameAction[];
}

/** A sentence for somebody's first match. */
export interface Tip {
  /** The same tip is not given twice in a match. */
  readonly id: string;
  readonly text: Sentence;
}

/** What a scene is told about, in words. */
export interface SceneStory<View extends BaseView = BaseView> extends Placing<View> {
  readonly event: GameEvent;
  readonly together: readonly GameEvent[];
  readonly lang: Lang;
}

/** How hard a scene lands: the stage shakes, or glows. */
export type Impact = 'shake' | 'glow';

/** A scene that stays until the guest has seen enough: a score sheet in the middle of a match. */
export const UNTIL_CLOSED = 600_000;

/** What the line that asks calls the spots of a kind: `a pile that glows`. */
export type SpotKinds = { readonly [kind: string]: string };

/** A card of the own hand, and what it wears. */
export interface HeldCard {
  readonly card: CardText;
  readonly worn?: CardText;
}

/** A hand or a game of a series has ended: its points, line by line, and the totals so far. */
export interface SheetScene {
  readonly sheet: readonly SheetLine[];
  readonly scores: readonly number[];
  readonly totals: readonly number[];
}

export interface GameScreen<View extends BaseView = BaseView> {
  readonly game: Game;
  /** The things on the table that an action touches; verbs that touch nothing are `do:` spots. */
  spotsOf(action: GameAction, view: View): readonly Spot[];
  /** The kinds of spots that this game has beside those of every table. */
  readonly spotKinds?: InEveryLang<SpotKinds>;
  /** Whether an action stands among the verbs before anything is picked. */
  isVerb?(action: GameAction): boolean;
  /** The actions, legal or not, that a guest who picks these spots may have in mind. */
  meantBy(spots: readonly Spot[], view: View, seat: Seat): readonly GameAction[];
  /** The one number that matters about a seat. */
  score(view: View, seat: Seat, options: object): number;
  /** How long this event is shown as a scene, in milliseconds; 0 when the cards on the table tell it all. */
  sceneTime(event: GameEvent, together: readonly GameEvent[]): number;
  /** After how many milliseconds a scene shows how it ends: then it is told, heard and felt. */
  outcomeAt?(event: GameEvent, together: readonly GameEvent[]): number;
  /**
   * What a scene says, for the eye and for the ear: who, with what, to whom, why, and what it cost. `view` is the table
   * before it.
   */
  narrate?(story: SceneStory<View>): Sentence | undefined;
  impactOf?(event: GameEvent, together: readonly GameEvent[]): Impact | undefined;
  /** Where cards go by an event, as far as the viewer may know: passed cards from giver to taker. */
  movesIn?(event: GameEvent, you: Viewer): readonly CardMove[];
  /** What the hand can do beyond playing one card; pure, and nothing that is not among the choices. */
  offersOf?(turn: OwnTurn<View>): readonly Offer[];
  /** What wins, in one line: said on the first deals. */
  readonly goal?: InEveryLang<string>;
  /** How it stands for this seat now, in one line: what the hand is worth, who is ahead. */
  worthOf?(position: OwnPosition<View>): Sentence | undefined;
  /** The one thing worth saying to somebody in their first match, if there is one on this turn. */
  tipFor?(turn: OwnTurn<View>, given: ReadonlySet<string>): Tip | undefined;
  /** The end, step by step; without it the sheet is read out line by line. */
  ending?(ended: EndedMatch<View>): readonly RevealStep[];
  /** The best moment of the match. */
  bestMoment?(ended: EndedMatch<View>): Sentence | undefined;
  /** The score sheet that an event shows in the middle of a match, in place of a scene. */
  sheetIn?(event: GameEvent): SheetScene | undefined;
  /** An event that goes without saying, such as a deal or a draw: it stands in the log only. */
  isAside(event: GameEvent): boolean;
  /** An event that only explains another: it stands in the log where everything is told. */
  isDetail?(event: GameEvent): boolean;
  /** The sound of an event. */
  soundOf(event: GameEvent, together: readonly GameEvent[]): Sound | undefined;
  /** The clause behind an event, for the log. */
  clauseOf(event: GameEvent): string;
  /** Where the poker hand of an event is explained, if it has one. */
  explainEvent?(event: GameEvent): string | undefined;
  /** Where the poker hand of a line of the score sheet is explained, if it has one. */
  explainLine?(line: SheetLine, sheet: readonly SheetLine[]): string | undefined;
  /** What the view's text for a card in hand says, where that is more than the card. */
  heldCard?(text: string): HeldCard;
  /** Its cards have names of their own, which stand in sentences in place of rank and suit. */
  readonly hasNamedCards?: true;
  /** A card's face in this game. */
  readonly Face: ComponentType<{ readonly card: CardText }>;
  readonly Scene: ComponentType<SceneProps>;
  /** On a phone held upright each seat is a row, with its place beside its name. */
  readonly seatRows?: true;
  /** What stands beside a seat's name: whatever lies before it. */
  SeatPlace(placing: SeatPlacing<View>): ReactNode;
  Middle(placing: Placing<View>): ReactNode;
  /** The viewer's own place, between the middle and the hand. */
  OwnPlace(placing: SeatPlacing<View>): ReactNode;
}
