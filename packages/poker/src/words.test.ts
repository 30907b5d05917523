// The names of hands in three languages.
import { expect, test } from 'vitest';
import { best } from './best.ts';
import { parseCards } from './cards.ts';
import { NO_RANKS } from './wild.ts';
import { handName } from './words.ts';

const LANGS = ['en', 'de', 'it'] as const;

test.each([
  ['', ['no cards', 'Keine Karten', 'nessuna carta']],
  ['AS KD 9C', ['high card, ace', 'Höchste Karte, Ass', 'carta più alta, asso']],
  ['JS JD 9C', ['pair of jacks', 'Ein Paar, Buben', 'coppia di fanti']],
  ['KS KD 9C 9H', ['two pair, kings and nines', 'Zwei Paare, Könige und Neunen', 'doppia coppia, re e nove']],
  ['7S 7D 7C', ['three of a kind, sevens', 'Drilling, Siebenen', 'tris di sette']],
  ['5S 4D 3C 2H AS', ['straight, five high', 'Straße, Fünf hoch', 'scala al cinque']],
  ['8S 7D 6C 5H 4S', ['straight, eight high', 'Straße, Acht hoch', "scala all'otto"]],
  ['QS 7S 6S 5S 4S', ['flush, queen high', 'Flush, Dame hoch', 'colore alla donna']],
  ['AS KS 9S 4S X1', ['flush, double ace high', 'Flush, doppelt Ass hoch', 'colore al doppio asso']],
  ["QS QS' 6S 5S 4S", ['flush, double queen high', 'Flush, doppelt Dame hoch', 'colore alla doppia donna']],
  ["KS KS' 6S 5S 4S", ['flush, double king high', 'Flush, doppelt König hoch', 'colore al doppio re']],
  [
    'KS KD KC 9H 9S',
    ['full house, kings over nines', 'Full House, drei Könige und zwei Neunen', 'full, tre re e due nove'],
  ],
  ['6S 6D 6C 6H 9S', ['four of a kind, sixes', 'Vierling, Sechsen', 'poker di sei']],
  ['KS QS JS TS 9S', ['straight flush, king high', 'Straight Flush, König hoch', 'scala di colore al re']],
  ['AS KS QS JS TS', ['royal flush', 'Royal Flush', 'scala reale']],
  ['AS AD AC AH X1', ['five of a kind, aces', 'Fünfling, Asse', 'cinque di un tipo, assi']],
])('[CP-8.2] %s', (cards, names) => {
  const hand = best(parseCards(cards), NO_RANKS);
  expect(LANGS.map((lang) => handName(lang, hand))).toEqual(names);
});
