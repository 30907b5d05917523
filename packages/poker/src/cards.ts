// Cards: a small integer inside, a short text everywhere else.
import { FormatError } from './format-error.ts';

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type RankText = (typeof RANKS)[number];
export type SuitText = (typeof SUITS)[number];

/** A card of the first deck. */
type FaceText = `${RankText}${SuitText}` | 'X1' | 'X2';
/** `KH`, `TS`, a Joker `X1`; the second deck's twin has a prime: `KH'`. No other text is one. */
export type CardText = FaceText | `${FaceText}'`;

/** rank * 4 + suit, 52 and 53 are the Jokers; the second deck's twin is 64 higher. */
export type Card = number & { readonly __card: unique symbol };
/** 0 is the Two, 12 the Ace, 13 a Joker. */
export type Rank = number;
/** An index of SUITS. A Joker has none: its suit is -1. */
export type Suit = number;

export const TWO = 0;
export const THREE = 1;
export const FOUR = 2;
export const FIVE = 3;
export const SIX = 4;
export const SEVEN = 5;
export const EIGHT = 6;
export const NINE = 7;
export const TEN = 8;
export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;
export const JOKER = 13;

const TWIN = 64;

export const rankOf = (card: Card): Rank => (card & 63) >> 2;
export const suitOf = (card: Card): Suit => ((card & 63) < 52 ? card & 3 : -1);
export const isJoker = (card: Card): boolean => (card & 63) >= 52;
/** The same card of the first deck. */
export const faceOf = (card: Card): Card => (card & 63) as Card;
export const isTwin = (card: Card): boolean => card >= TWIN;
export const twinOf = (card: Card): Card => (card | TWIN) as Card;
export const cardOf = (rank: Rank, suit: Suit): Card => (rank * 4 + suit) as Card;

/** The 52 cards in order, Two of Clubs first. */
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, index) => index as Card);
export const JOKERS: readonly Card[] = [52 as Card, 53 as Card];

const FACES: readonly FaceText[] = [
  ...RANKS.flatMap((rank) => SUITS.map((suit): FaceText => `${rank}${suit}`)),
  'X1',
  'X2',
];
/** By the card's number, with nothing where no card has the number. */
const TEXTS: readonly (CardText | '')[] = Array.from({ length: 128 }, (_, code) => {
  const face = FACES[code & 63];
  if (face === undefined) return '';
  return code >= TWIN ? (`${face}'` as const) : face;
});
const CARDS: ReadonlyMap<string, Card> = new Map(
  TEXTS.flatMap((text, code) => (text === '' ? [] : [[text, code as Card] as const])),
);

export const isCardText = (text: unknown): text is CardText => typeof text === 'string' && CARDS.has(text);

/** The card's text; the same string object every time. */
export const makeCard = (card: Card): CardText => TEXTS[card] as CardText;

/**
 * The two signs of a card packed into a number: quicker to look up than the text, and simulations parse millions of
 * them.
 */
const PACKED = new Int8Array(128 * 128).fill(-1);
for (const [text, card] of CARDS) if (text.length === 2) PACKED[text.charCodeAt(0) * 128 + text.charCodeAt(1)] = card;

function cardIn(text: string): Card | undefined {
  if (text.length !== 2) return CARDS.get(text);
  const first = text.charCodeAt(0);
  const second = text.charCodeAt(1);
  const card = first < 128 && second < 128 ? (PACKED[first * 128 + second] as number) : -1;
  return card < 0 ? undefined : (card as Card);
}

export function parseCard(text: string, place = ''): Card {
  const card = cardIn(text);
  if (card === undefined)
    throw new FormatError(
      place,
      `"${text}" is not a card: write a rank (2-9 T J Q K A) and a suit (C D H S), or X1, X2`,
    );
  return card;
}

/** The cards of a text such as `AS KD X1`, as texts. */
export const cardTexts = (text: string): CardText[] => makeCards(parseCards(text));

export const makeCards = (cards: readonly Card[]): CardText[] => cards.map(makeCard);

/** @internal A list of texts as it is, or one text by its blanks. */
export const tokensIn = (text: string | readonly string[]): readonly string[] =>
  typeof text === 'string' ? text.split(/\s+/).filter((token) => token !== '') : text;

/** A list of texts, or one text with blanks between the cards: `AS KD X1`. */
export function parseCards(text: string | readonly string[], place = ''): Card[] {
  return tokensIn(text).map((token, index) => parseCard(token, `${place}[${index}]`));
}
