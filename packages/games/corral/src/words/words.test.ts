// Words: a few sentences as people will read them; the contract suite says all the others.

import { type CardText, LANGS, type Lang, plain } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { type AtTable, atTable, usual } from '../at-table.ts';
import { corral } from '../game.ts';
import { because, WHY_NOT } from '../refusals.ts';
import { RISKS, WHYS } from '../sense/why.ts';
import type { Action } from '../types.ts';

const NAMES = ['Ada', 'Ben'];
const said = (
  lang: Lang,
  sentence: (words: ReturnType<typeof corral.words>) => ReturnType<ReturnType<typeof corral.words>['refusal']>,
): string => {
  const words = corral.words(lang, usual);
  return plain(sentence(words), NAMES, words.card);
};

describe('a refusal names the cards in question', () => {
  const table = atTable({ hands: [['4H', '4D', 'X1'], ['7D']], fighters: [[], [{ card: '9C' }]], deck: [], turn: 0 });
  const refused = (lang: Lang, action: Action): string =>
    said(lang, (words) => words.refusal(table.refusal(action) ?? because('', 'over')));
  test.each([
    ['en', 'The Nine of Clubs is worth 9, your pair of Fours only 8.'],
    ['de', 'Kreuz-Neun ist 9 wert, dein Paar Vieren nur 8.'],
    ['it', 'Il Nove di fiori vale 9, la tua coppia di Quattro solo 8.'],
  ] as const)('%s', (lang, text) => {
    expect(refused(lang, { type: 'ambush', cards: ['4H', '4D'], target: '9C' })).toBe(text);
  });
  test('a Joker adds nothing', () => {
    expect(refused('de', { type: 'ambush', cards: ['4H', 'X1'], target: '9C' })).toBe(
      'Kreuz-Neun ist 9 wert, dein Paar nur 4: Der Joker zählt darin nichts.',
    );
  });
});

describe('[GC-2.1] only what can be done is asked for', () => {
  const asked = (lang: Lang, table: AtTable): string =>
    said(lang, (words) => words.asked(table.view(0), 0, table.choices()));
  const opening = atTable({ hands: [['7S', 'KD', 'AH'], ['7D']], deck: [], turn: 0 });
  const inFull = atTable({
    hands: [['4H', '4D', 'AH'], ['7D']],
    fighters: [[{ card: '8C' }], [{ card: '9C' }]],
    deck: [],
    turn: 0,
  });
  const fightsOnly = atTable({
    hands: [[], ['7D']],
    fighters: [[{ card: '8C' }], [{ card: '9C' }]],
    deck: [],
    turn: 0,
  });
  test.each([
    [
      'en',
      'Your turn: send out a fighter.',
      'Your turn: send out a fighter, take aim, pick a fight or shoot from your hand.',
    ],
    [
      'de',
      'Du bist am Zug: Spiel einen Kämpfer.',
      'Du bist am Zug: Spiel einen Kämpfer, ziel, greif an oder schieß aus der Hand.',
    ],
    [
      'it',
      'Tocca a te: manda un pistolero.',
      'Tocca a te: manda un pistolero, mira, attacca briga o spara dalla mano.',
    ],
  ] as const)('%s', (lang, first, full) => {
    expect(asked(lang, opening)).toBe(first);
    expect(asked(lang, inFull)).toBe(full);
  });
  test('to pass too, where one may', () => {
    const free = atTable(
      { hands: [[], ['7D']], fighters: [[{ card: '8C' }], [{ card: '9C' }]], deck: [], turn: 0 },
      { stop: 'useful' },
    );
    expect(LANGS.map((lang) => asked(lang, free))).toEqual([
      'Your turn: pick a fight or pass.',
      'Du bist am Zug: Greif an oder passe.',
      'Tocca a te: attacca briga o passa.',
    ]);
  });
  test('with an empty hand, to pick a fight', () => {
    expect(asked('de', fightsOnly)).toBe('Du bist am Zug: Greif an.');
  });
});

test('every refusal and every reason has its sentence in every language', () => {
  const numbers = { seat: 1, sum: 16, value: 8, points: 8, chance: 50, total: 20, count: 3 };
  const about = { card: 'QH', target: '8C', cards: ['8C', '8D'], foe: '9S', twin: '8H', ...numbers };
  const whys = [...WHYS, ...RISKS];
  for (const lang of LANGS) {
    const sentences = [
      ...WHY_NOT.map((reason) => said(lang, (words) => words.refusal(because('GC', reason, about)))),
      ...whys.map((why) => said(lang, (words) => words.reason({ why, about }))),
    ];
    expect(new Set(sentences).size).toBe(WHY_NOT.length + whys.length);
  }
});

test('Italian cards have their article', () => {
  const sent = (card: CardText): string =>
    said('it', (words) => words.event({ type: 'fighter', seat: 0, card, value: 8 }));
  expect((['8C', 'QC', 'KC'] as const).map(sent)).toEqual([
    "Ada manda in strada l'Otto di fiori: un Mandriano da 8.",
    'Ada manda in strada la Donna di fiori: un Fuorilegge da 8.',
    'Ada manda in strada il Re di fiori: un Fuorilegge da 8.',
  ]);
});

test('only the one who aims reads with which card', () => {
  const event = { type: 'aim', seat: 0, fighter: '9S', aims: 2 } as const;
  expect(said('en', (words) => words.event(event))).toBe("Ada's Nine of Spades takes aim (2 hidden cards).");
  expect(said('en', (words) => words.event({ ...event, card: 'KH' }))).toContain('King of Hearts');
});

test('a fight is told from the challenge to the score', () => {
  const table = atTable({
    hands: [['3C'], ['7D']],
    fighters: [[{ card: '7H', aim: ['X1'] }], [{ card: '5C', aim: ['2D'] }]],
    deck: [],
    turn: 0,
  });
  const story = table
    .play({ type: 'fight', attacker: '7H', target: '5C' })
    .map((event) => said('en', (words) => words.event(event)));
  expect(story).toEqual([
    "Ada picks a fight: the Seven of Hearts against Ben's Five of Clubs.",
    'On the Seven of Hearts: Joker (15). That makes 22.',
    'On the Five of Clubs: Two of Diamonds (2). That makes 7.',
    '22 against 7: the Seven of Hearts takes down the Five of Clubs.',
    'Ada scores the Five of Clubs for 5: 5 in all.',
  ]);
});
