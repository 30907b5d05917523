import { expect, test } from 'vitest';
import { LANGS } from './lang.ts';
import {
  aCard,
  adviceText,
  aSeat,
  cardName,
  cardNameAfter,
  chanceSeatName,
  figure,
  listedCards,
  plain,
  say,
  signed,
  suitName,
} from './words.ts';

test('a sentence keeps its cards and seats apart from its text', () => {
  const sentence = say`${aSeat(1)} scores ${listedCards('en', ['KH', '2C', 'X1'])} for ${15}.`;
  expect(sentence).toEqual([
    { seat: 1 },
    ' scores ',
    { card: 'KH' },
    ', ',
    { card: '2C' },
    ' and ',
    { card: 'X1' },
    ' for ',
    '15',
    '.',
  ]);
  expect(plain(sentence, ['Ada', 'Ben'], (card) => cardName('en', card))).toBe(
    'Ben scores King of Hearts, Two of Clubs and Joker for 15.',
  );
  expect(plain(say`${aSeat(7)} waits with ${aCard('AS')}`, [], (card) => card)).toBe('Seat 8 waits with AS');
});

test('an article that a card’s name begins with stands large only where the sentence begins', () => {
  const name = (card: string): string => ({ KH: 'Il barbiere', QH: 'L’esattore', JH: 'The Coyote' })[card] ?? card;
  expect(plain(say`${aCard('KH')} caccia ${aCard('QH')}. ${aCard('JH')} laughs with ${aCard('JH')}.`, [], name)).toBe(
    'Il barbiere caccia l’esattore. The Coyote laughs with the Coyote.',
  );
  expect(cardNameAfter('with ', 'Ironside')).toBe('Ironside');
});

test('cards have names in every language', () => {
  expect(LANGS.map((lang) => cardName(lang, "TD'"))).toEqual([
    'Ten of Diamonds (second deck)',
    'Karo-Zehn (zweites Deck)',
    'Dieci di quadri (secondo mazzo)',
  ]);
  expect(LANGS.map((lang) => cardName(lang, 'TD'))).toEqual(['Ten of Diamonds', 'Karo-Zehn', 'Dieci di quadri']);
  expect(LANGS.map((lang) => cardName(lang, 'X2'))).toEqual(['Joker', 'Joker', 'jolly']);
  expect(suitName('it', 3)).toBe('picche');
});

test('points are read with a true minus and the decimal mark of the language', () => {
  expect(LANGS.map((lang) => figure(lang, -2.5))).toEqual(['−2.5', '−2,5', '−2,5']);
  expect([30, -5, 0].map((points) => signed('en', points))).toEqual(['+30', '−5', '0']);
  expect(figure('de', 10 / 3)).toBe('3,33');
  expect(say`${-25} points`.join('')).toBe('−25 points');
});

test('two seats that chance plays have two names', () => {
  const seats = ['live', 'deadwood', 'live', 'deadwood'] as const;
  const named = { chanceSeat: { en: 'Nobody', de: 'Niemand', it: 'Nessuno' } };
  expect(LANGS.map((lang) => chanceSeatName(named, lang, seats, 3))).toEqual(['Nobody 2', 'Niemand 2', 'Nessuno 2']);
  expect(chanceSeatName(named, 'en', seats, 1)).toBe('Nobody 1');
  expect(chanceSeatName(named, 'en', ['live', 'live', 'deadwood', 'live'], 2)).toBe('Nobody');
});

test('advice for which nothing but something against it can be said is called the lesser evil', () => {
  const words = { reason: () => say`It hands over the deal.` } as unknown as Parameters<typeof adviceText>[1];
  const game = { sense: { verdicts: { deal: 'against' } } } as unknown as Parameters<typeof adviceText>[0];
  const advice = (why: string) =>
    LANGS.map((lang) => plain(adviceText(game, words, lang, { why }), [], (card) => card));
  expect(new Set(advice('deal').map((text) => text.replace('It hands over the deal.', ''))).size).toBe(LANGS.length);
  expect(advice('deal')[0]).toBe('All else is worse. It hands over the deal.');
  expect(new Set(advice('points'))).toEqual(new Set(['It hands over the deal.']));
});
