// Cards and their texts, there and back.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACE,
  type Card,
  type CardText,
  cardOf,
  cardTexts,
  DECK,
  faceOf,
  isCardText,
  isJoker,
  isTwin,
  JOKER,
  JOKERS,
  makeCard,
  makeCards,
  parseCard,
  parseCards,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  twinOf,
} from './cards.ts';
import { FormatError } from './format-error.ts';

const PACK: readonly Card[] = [...DECK, ...JOKERS];
const ALL: readonly Card[] = [...PACK, ...PACK.map(twinOf)];

describe('the pack', () => {
  test('has 52 cards and two Jokers, each with its own text, in two decks', () => {
    expect(PACK).toHaveLength(54);
    expect(new Set(makeCards(ALL)).size).toBe(108);
  });

  test('a card is its rank and suit', () => {
    for (const [rank, rankText] of RANKS.entries()) {
      for (const [suit, suitText] of SUITS.entries()) {
        const card = cardOf(rank, suit);
        expect([rankOf(card), suitOf(card), makeCard(card)]).toEqual([rank, suit, rankText + suitText]);
      }
    }
  });

  test('a Joker has no suit, and a rank above the Ace', () => {
    for (const joker of [...JOKERS, ...JOKERS.map(twinOf)]) {
      expect([isJoker(joker), rankOf(joker), suitOf(joker)]).toEqual([true, JOKER, -1]);
    }
    expect(JOKER).toBe(ACE + 1);
    expect(DECK.some(isJoker)).toBe(false);
  });

  test('a twin differs from its card by the prime alone', () => {
    for (const card of PACK) {
      const twin = twinOf(card);
      expect(makeCard(twin)).toBe(`${makeCard(card)}'`);
      expect([faceOf(twin), rankOf(twin), suitOf(twin)]).toEqual([card, rankOf(card), suitOf(card)]);
      expect([isTwin(card), isTwin(twin)]).toEqual([false, true]);
    }
  });
});

describe('texts', () => {
  test('every card comes back from its text', () => {
    expect(makeCards(ALL).map((text) => parseCard(text))).toEqual(ALL);
  });

  test('a pile comes back from a list of texts and from one text with blanks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL)), fc.constantFrom(' ', '  ', '\n', ' \t'), (pile, blank) => {
        expect(parseCards(makeCards(pile))).toEqual(pile);
        expect(parseCards(`${blank}${makeCards(pile).join(blank)}${blank}`)).toEqual(pile);
      }),
    );
    expect(parseCards('')).toEqual([]);
  });

  test('an error names the token and its place', () => {
    expect(() => parseCards('AS KX 2C', 'hands[1]')).toThrow('hands[1][1]: "KX" is not a card');
    expect(() => parseCard('10H', 'act.card')).toThrow('act.card: "10H" is not a card');
    expect(() => parseCard('kh')).toThrow(FormatError);
    expect(() => parseCard('kh')).toThrow(/^"kh" is not a card/);
  });

  test.each(['', 'K', 'KHH', 'X0', 'X3', "'", "KH''", 'KH"', '1S', 'TX', 'KS+AS', '__proto__', 'constructor'])(
    '"%s" is not a card',
    (text) => {
      expect(isCardText(text)).toBe(false);
      expect(() => parseCard(text)).toThrow(`"${text}" is not a card`);
    },
  );

  test('any other text is a card or an error with the text in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isCardText(text)) expect(makeCard(parseCard(text))).toBe(text);
        else expect(() => parseCard(text)).toThrow(FormatError);
      }),
    );
  });

  test.each([[undefined], [null], [11], [['KH']]])('%j is no text of a card', (input) => {
    expect(isCardText(input)).toBe(false);
  });
});

test('two signs that only look like a card are none', () => {
  for (const text of ['1\u00c8', '\u0132H', '2h', 'H2', '  ']) expect(() => parseCard(text)).toThrow('is not a card');
});

test('the compiler takes card notation for card text, and nothing else', () => {
  const cards: CardText[] = ['KH', "TS'", 'X1', "X2'"];
  // @ts-expect-error: the Ten is a T.
  const ten: CardText = '10S';
  // @ts-expect-error: what somebody typed must be read first.
  const typed: CardText = String('KH');
  expect([...cards, ten, typed].map(isCardText)).toEqual([true, true, true, true, false, true]);
  expect(cardTexts("KH TS' X1 X2'")).toEqual(cards);
});
