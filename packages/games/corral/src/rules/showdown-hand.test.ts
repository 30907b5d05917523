// Chapter 6, what is a poker showdown and what is none.

import { type Card, DECK, faceOf, JOKERS, parseCards, twinOf } from '@sagebrush/engine';
import { type Category, categoryOf, NO_RANKS, order } from '@sagebrush/poker';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isShowdown, type Showdown } from './showdown-hand.ts';

vi.setConfig({ testTimeout: 60_000 });

const of = (text: string): ReturnType<typeof isShowdown> => isShowdown(parseCards(text));

test.each([
  ['[GC-6.9] a straight', '5S 6D 7C 8H 9S', 'straight'],
  ['[GC-6.9] a flush', '2S 6S 7S 8S KS', 'flush'],
  ['[GC-6.9] a full house', '2S 2D 2C KH KS', 'full-house'],
  ['[GC-6.9] three of a kind', '2S 2D 2C KH QS', false],
  ['[GC-6.9] two pair', '2S 2D 3C 3H QS', false],
  ['[GC-6.9] four cards', '5S 6S 7S 8S', false],
  ['[GC-6.9] six cards', '5S 6S 7S 8S 9S TS', false],
  ['[GC-6.10] the Ace high', 'TS JD QC KH AS', 'straight'],
  ['[GC-6.10] the Ace low', 'AS 2D 3C 4H 5S', 'straight'],
  ['[GC-6.10] the Ace in the middle', 'KS AD 2C 3H 4S', false],
  ['[GC-6.10] a straight flush counts as a straight', '5S 6S 7S 8S 9S', 'straight'],
  ['[GC-6.10] a Joker in a straight', '5S 6D X1 8H 9S', 'straight'],
  ['[GC-6.10] two Jokers in a straight', 'AS 2D X1 X2 5S', 'straight'],
  ['[GC-6.10] a straight has no rank twice', '5S 5D 6C X1 X2', 'full-house'],
  ['[GC-6.10] a Joker in a flush', '2S 6S X1 8S KS', 'flush'],
  ['[GC-6.10] two pair and a Joker', '2S 2D 3C 3H X1', 'full-house'],
  ['[GC-6.10] three of a kind, another card and a Joker', '2S 2D 2C 3H X1', 'full-house'],
  ['[GC-6.10] three of a kind and two Jokers', 'KS KD KC X1 X2', 'full-house'],
  ['[GC-6.10] a pair, two other ranks and a Joker', '2S 2D 3C 9H X1', false],
  ['[GC-6.10] four of a kind', '2S 2D 2C 2H KS', false],
  ['[GC-6.10] four of a kind and a Joker', '2S 2D 2C 2H X1', false],
  ['[GC-6.10] five of a kind from two decks', "2S 2D 2C 2H 2S'", false],
  ['[GC-6.10] three Jokers from two decks with a pair', "9S 9D X1 X2 X1'", 'full-house'],
  ['[GC-6.10] Jokers alone', "X1 X2 X1' X2' X1", 'straight'],
])('%s: %s', (_, text, showdown) => {
  expect(of(text)).toBe(showdown);
});

test('all five-card hands of 52 cards', () => {
  const found = { straight: 0, flush: 0, 'full-house': 0, none: 0 };
  const five: Card[] = [];
  const fill = (from: number): void => {
    if (five.length === 5) {
      found[isShowdown(five) || 'none']++;
      return;
    }
    for (const card of DECK.slice(from)) {
      five.push(card);
      fill(card + 1);
      five.pop();
    }
  };
  fill(0);
  expect(found).toEqual({ straight: 10_240, flush: 5108, 'full-house': 3744, none: 2_579_868 });
});

const NAMES: Readonly<Partial<Record<Category, Showdown>>> = {
  straight: 'straight',
  'straight-flush': 'straight',
  flush: 'flush',
  'full-house': 'full-house',
};

test('[GC-6.10] with Jokers it is what some cards in their place make', () => {
  const naturals = [...DECK, ...DECK.map(twinOf)];
  const hand = fc
    .nat(2)
    .chain((jokers) =>
      fc.tuple(
        fc.shuffledSubarray(naturals, { minLength: 5 - jokers, maxLength: 5 - jokers }),
        fc.constant(JOKERS.slice(0, jokers)),
      ),
    );
  fc.assert(
    fc.property(hand, ([cards, jokers]) => {
      const made = new Set<Showdown | undefined>();
      const stand = (faces: readonly Card[]): void => {
        if (faces.length === 5) made.add(NAMES[categoryOf(order(faces, NO_RANKS))]);
        else for (const face of DECK) stand([...faces, face]);
      };
      stand(cards.map(faceOf));
      const first = (['straight', 'flush', 'full-house'] as const).find((name) => made.has(name));
      expect(isShowdown([...cards, ...jokers])).toBe(first ?? false);
    }),
    { numRuns: 2000 },
  );
});
