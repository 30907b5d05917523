import { expect, test } from 'vitest';
import { aCard, aSeat, cardName, LANGS, listedCards, plain, say, suitName } from './words.ts';

test('a sentence keeps its cards and seats apart from its text', () => {
  const sentence = say`${aSeat(1)} scores ${listedCards('en', ['KH', '2C', 'X1'])} for ${15}.`;
  expect(sentence).toEqual([{ seat: 1 }, ' scores ', { card: 'KH' }, ', ', { card: '2C' }, ' and ', { card: 'X1' }, ' for ', '15', '.']);
  expect(plain(sentence, ['Ada', 'Ben'], (card) => cardName('en', card))).toBe('Ben scores King of Hearts, Two of Clubs and Joker for 15.');
  expect(plain(say`${aSeat(7)} waits with ${aCard('AS')}`, [], (card) => card)).toBe('Seat 8 waits with AS');
});

test('cards have names in every language', () => {
  expect(LANGS.map((lang) => cardName(lang, "TD'"))).toEqual(['Ten of Diamonds', 'Karo-Zehn', 'Dieci di quadri']);
  expect(LANGS.map((lang) => cardName(lang, 'X2'))).toEqual(['Joker', 'Joker', 'Joker']);
  expect(suitName('it', 3)).toBe('picche');
});
