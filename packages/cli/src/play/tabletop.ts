// What lies on a table, as rows of sentences: one description for the drawn screen and for plain lines.
import {
  aCard,
  type CardText,
  type GameTypes,
  isCardText,
  type Json,
  type Lang,
  type Part,
  type Seat,
  type Sentence,
  type Table,
} from '@sagebrush/engine';
import type { Texts } from './texts.ts';

export interface Row {
  /** Whose part of the table this is; undefined for the middle. */
  readonly seat?: Seat;
  readonly items: readonly Sentence[];
}
export interface Showing {
  readonly view: GameTypes['View'];
  readonly table: Table<object>;
  readonly lang: Lang;
  readonly texts: Texts;
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
  attempts(showing: Showing, cards: readonly CardText[]): readonly GameTypes['Action'][];
}

/** Text in the public notation, such as `KS+AS` or `(5D)`, with its cards as cards. */
export const cardsIn = (text: string): Sentence =>
  text
    .split(/((?:[2-9TJQKA][CDHS]|X[12])'?)/)
    .filter((part) => part !== '')
    .map((part): Part => (isCardText(part) ? aCard(part) : part));

export const spaced = (sentences: readonly Sentence[]): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));

/** Every card that an action names. */
export function cardsNamed(action: Json | GameTypes['Action']): CardText[] {
  if (isCardText(action)) return [action];
  return typeof action === 'object' && action !== null
    ? Object.values(action as object).flatMap((part) => cardsNamed(part as Json))
    : [];
}
