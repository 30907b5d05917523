// A card taken out of a pile, and one that is not there.
import { cardOf, KING, makeCards, parseCards } from '@sagebrush/poker';
import { expect, test } from 'vitest';
import { takeCard } from './take-card.ts';

test('leaves the others in their order', () => {
  const pile = parseCards("AS KD KD' X1");
  takeCard(pile, cardOf(KING, 1));
  expect(makeCards(pile)).toEqual(['AS', "KD'", 'X1']);
});

test('refuses one that is not there', () => {
  const pile = parseCards("KD'");
  expect(() => takeCard(pile, cardOf(KING, 1))).toThrow('the KD is not in this pile');
  expect(makeCards(pile)).toEqual(["KD'"]);
});
