// What lies on a table, as sentences: what a game tells a screen that has lines of text and nothing else.

import { type CardText, isCardText } from '@sagebrush/poker';
import type { BaseView, GameAction, Seat, Table } from './game.ts';
import type { Lang } from './lang.ts';
import { aCard, type Part, type Sentence } from './words.ts';

/** Words that most tables need; a game has its own beside them. */
export interface TabletopTexts {
  readonly cards: (count: number) => string;
  readonly points: (count: number) => string;
  readonly deck: string;
  readonly discards: string;
  /** Of cards that could lie there. */
  readonly empty: string;
}

export interface Showing {
  readonly view: BaseView;
  readonly table: Table<object>;
  readonly lang: Lang;
  readonly texts: TabletopTexts;
}

export interface Tabletop {
  /** The middle of the table. */
  middle(showing: Showing): readonly Sentence[];
  /** What lies in front of one seat. */
  front(showing: Showing, seat: Seat): readonly Sentence[];
  /** One card of the viewer's own hand. */
  held(showing: Showing, card: string): Sentence;
  /** What is printed on a card, where that is more than its rank and suit. */
  printed?(showing: Showing, card: CardText): Sentence;
  /** What somebody may mean who names these cards: tried out only to say why it cannot be done. */
  attempts(showing: Showing, cards: readonly CardText[]): readonly GameAction[];
}

/** Text in the public notation, such as `KS+AS` or `(5D)`, with its cards as cards. */
export const withCards = (text: string): Sentence =>
  text
    .split(/((?:[2-9TJQKA][CDHS]|X[12])'?)/)
    .filter((part) => part !== '')
    .map((part): Part => (isCardText(part) ? aCard(part) : part));

export const spaced = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
