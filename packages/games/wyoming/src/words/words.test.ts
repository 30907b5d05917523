// Words: nothing is left unsaid in any language, and the tone is the table's.
import { readFileSync } from 'node:fs';
import { type CardText, LANGS, plain, type Refusal, type Sentence } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { optionsWith, sit } from '../at-table.ts';
import { wyoming } from '../game.ts';
import { RISKS, WHYS } from '../sense/reasons.ts';
import type { Act } from '../types.ts';

const NAMES = ['Ada', 'Ben', 'Cal'];
const spoken = (lang: (typeof LANGS)[number], sentence: Sentence): string =>
  plain(sentence, NAMES, wyoming.words(lang, optionsWith()).card);
/** A gun for whoever has no card. */
const armed = (hand: readonly string[]): CardText[][][] => [hand.length === 0 ? [['3C', '8D']] : [], [], []];
const table = sit({ hands: [['6C', '2C', 'KH', '4C', '5H'], ['5D'], ['5S']], turn: 0 });

describe('refusals', () => {
  const source = readFileSync(new URL('../rules/refusals.ts', import.meta.url), 'utf8');
  const fixed = [...source.matchAll(/refusal\('(WC-[\d.]+)', '([a-z-]+)'/g)].map(
    ([, rule = '', reason = '']): Refusal => ({ rule, reason }),
  );
  const ofPasses = ['WC-2.2', 'WC-5.2'].flatMap((rule) =>
    ['give-now', 'given', 'count'].map((reason): Refusal => ({ rule, reason })),
  );

  test.each(LANGS)('each has its own sentence in %s', (lang) => {
    expect(fixed.length).toBeGreaterThan(35);
    for (const refusal of [...fixed, ...ofPasses, { rule: 'WC-7.8', reason: 'not-hit' }]) {
      expect(spoken(lang, wyoming.words(lang, optionsWith()).refusal(refusal)), JSON.stringify(refusal)).not.toMatch(
        /\(WC-/,
      );
    }
  });
  test.each([
    [
      'en',
      'You can discard a 6 only if every other card scores. You also hold Two of Clubs, Four of Clubs, Five of Hearts and King of Hearts.',
    ],
    [
      'de',
      'Eine Sechs darfst du nur ablegen, wenn jede andere Karte Punkte bringt. Du hast noch Kreuz-Zwei, Kreuz-Vier, Herz-Fünf und Herz-König.',
    ],
    [
      'it',
      'Puoi scartare un Sei solo se ogni altra carta vale punti. Hai ancora Due di fiori, Quattro di fiori, Cinque di cuori e Re di cuori.',
    ],
  ] as const)('[WC-4.5] names the cards in question: %s', (lang, sentence) => {
    const refused = table.refusal(0, { type: 'discard', card: '6C' });
    expect(refused && spoken(lang, wyoming.words(lang, optionsWith()).refusal(refused))).toBe(sentence);
  });
});

describe('the tone', () => {
  const line = { seat: 0, rule: 'WC-8.6', what: 'harlot', cards: ['QH'], points: -25 } as const;
  test.each([
    ['en', 'Showgirl: Queen of Hearts', 'Harlot: Queen of Hearts'],
    ['de', 'Tänzerin: Herz-Dame', 'Dirne: Herz-Dame'],
    ['it', 'Ballerina: Donna di cuori', 'Donnina allegra: Donna di cuori'],
  ] as const)('is gentle unless the rulebook’s is asked for: %s', (lang, gentle, rulebook) => {
    expect(spoken(lang, wyoming.words(lang, optionsWith()).line(line))).toBe(gentle);
    expect(spoken(lang, wyoming.words(lang, optionsWith(), 'rulebook').line(line))).toBe(rulebook);
  });
  test.each(LANGS)('every line of a sheet, every reason and every option has a name in %s', (lang) => {
    const words = wyoming.words(lang, optionsWith());
    const whats = [
      'earlier',
      'ending',
      'delay',
      'ten',
      'six',
      'evil',
      'couple',
      'cowboy',
      'harlot',
      'marriage',
      'orphanage',
      'harem',
      'family',
      'gang',
      'posse',
    ];
    for (const what of whats) expect(spoken(lang, words.line({ ...line, what, cards: [] }))).not.toBe(what);
    const about = {
      seat: 1,
      card: '8D',
      cards: ['3S', '8D'],
      named: ['8D'],
      partners: ['3S'],
      kind: '.38',
      way: 'left',
    };
    for (const why of [...WHYS, ...RISKS]) expect(spoken(lang, words.reason({ why, about }))).toMatch(/^\P{Ll}.+\.$/u);
    for (const option of Object.values(words.options)) expect(option.about).toMatch(/\.$/);
  });
});

describe('[WC-3.1] [WC-3.5] only what is possible is asked for', () => {
  const asked = (lang: (typeof LANGS)[number], hand: readonly string[], act: Act = 'nothing'): string => {
    const sitting = sit({ hands: [[...hand], ['5D'], ['5S']], guns: armed(hand), act, turn: 0 });
    return spoken(lang, wyoming.words(lang, optionsWith()).asked(sitting.view(0), 0, sitting.choices(0)));
  };
  test.each([
    ['en', 'Your turn: discard a card.', 'Your turn: play a Nine or pull a gun if you like, then discard.'],
    ['de', 'Du bist am Zug: Leg eine Karte ab.', 'Du kannst eine Neun spielen oder eine Waffe ziehen, dann leg ab.'],
    ['it', 'Tocca a te: scarta una carta.', 'Tocca a te: se vuoi, gioca un Nove o estrai una pistola, poi scarta.'],
  ] as const)('%s', (lang, none, two) => {
    expect(asked(lang, ['KH', '4C', '7D'])).toBe(none);
    expect(asked(lang, ['9H', '3C', '8D'])).toBe(two);
  });
  test.each([
    [
      'en',
      'Your turn: shoot if you like, then say that you are done.',
      'Shoot again, or say that you are done.',
      'You have nothing to discard: say that you are done.',
    ],
    [
      'de',
      'Du kannst schießen, dann sag, dass du fertig bist.',
      'Schieß weiter, oder sag, dass du fertig bist.',
      'Du hast nichts abzulegen: Sag, dass du fertig bist.',
    ],
    [
      'it',
      "Tocca a te: se vuoi, spara, poi di' che hai finito.",
      "Spara ancora, o di' che hai finito.",
      "Non hai nulla da scartare: di' che hai finito.",
    ],
  ] as const)('who has no card is not told to discard: %s', (lang, first, next, last) => {
    expect(asked(lang, [])).toBe(first);
    expect(asked(lang, [], 'shoot')).toBe(next);
    expect(asked(lang, [], 'pull')).toBe(last);
  });
});

test.each([
  ['en', 'Discard the King of Hearts', 'Discard the King of Hearts (second deck)'],
  ['de', 'Herz-König ablegen', 'Herz-König (zweites Deck) ablegen'],
  ['it', 'Scarta Re di cuori', 'Scarta Re di cuori (secondo mazzo)'],
] as const)('two equal cards of two decks are told apart: %s', (lang, one, twin) => {
  const words = wyoming.words(lang, optionsWith());
  const said = (card: CardText): string => spoken(lang, words.choice({ type: 'discard', card }, table.view(0)));
  expect(said('KH')).toBe(one);
  expect(said("KH'")).toBe(twin);
});

test.each([
  [
    'en',
    'You lost the King of Hearts. Draw a replacement?',
    'You lost the King of Hearts and his badge. Draw up to two replacements?',
    'You lost a cowboy. Draw a replacement?',
  ],
  [
    'de',
    'Du hast Herz-König verloren. Ziehst du Ersatz?',
    'Du hast Herz-König samt Stern verloren. Ziehst du bis zu zwei Karten als Ersatz?',
    'Du hast einen Cowboy verloren. Ziehst du Ersatz?',
  ],
  [
    'it',
    'Hai perso il Re di cuori. Peschi una carta al suo posto?',
    'Hai perso il Re di cuori e la sua stella. Peschi fino a due carte al loro posto?',
    'Hai perso un cowboy. Peschi una carta al suo posto?',
  ],
] as const)('[WC-7.9] the question for a replacement names who was lost: %s', (lang, bare, starred, unnamed) => {
  const asked = (king: string, lost?: number): string => {
    const phase = {
      name: 'replace',
      victim: 1,
      limit: king === 'KH' ? 1 : 2,
      ...(lost === undefined ? {} : { lost }),
    } as const;
    const sitting = sit({ hands: [[king], ['5D'], ['5S']], turn: 0, phase });
    return spoken(lang, wyoming.words(lang, optionsWith()).asked(sitting.view(1), 1, sitting.choices(1)));
  };
  expect([asked('KH', 0), asked('KH+AH', 0), asked('KH')]).toEqual([bare, starred, unnamed]);
});
