// Remarks on packs, tested: the shipped pack earns none, each sentence that is broken is named.
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { packOf } from '../options.ts';
import type { PackJson } from './format.ts';
import { remarksOn } from './remarks.ts';
import type { Step } from './steps.ts';

const { json } = packOf({ pack: 'centerville' });
const withEffect = (card: string, effect: readonly Step[]): PackJson => ({
  ...json,
  cards: json.cards.map((entry) => (entry.card === card ? { ...entry, effect } : entry)),
});
const clauses = (pack: PackJson): string[] =>
  remarksOn(pack).map(({ reason }) => /CP-\d\.\d/.exec(reason)?.[0] ?? reason);

test('[CP-9.3] the shipped pack keeps every sentence, in every language', () => {
  for (const lang of LANGS) expect(remarksOn(json, lang)).toEqual([]);
});

test('[CP-9.3] the first Centerville did not', () => {
  const first = packOf({ pack: 'centerville', edition: '1' }).json;
  expect(new Set(clauses(first))).toEqual(new Set(['CP-4.4', 'CP-4.5', 'CP-8.1', 'CP-9.2']));
});

test.each<[string, string, readonly Step[]]>([
  ['CP-4.5', '6S', [{ do: 'move', from: 'cellar', to: 'gang', card: 'choice' }]],
  ['CP-4.4', '6S', [{ do: 'move', from: 'gang', to: 'cellar', card: 'lowest' }]],
  ['CP-4.4', '6S', [{ do: 'live', steps: [{ do: 'steal', from: 'left', card: 'choice', to: 'cellar' }] }]],
  ['CP-8.1', '6S', [{ do: 'live', steps: [{ do: 'draw', cards: 1 }] }]],
  [
    'CP-8.1',
    '6S',
    [
      { do: 'draw', cards: 2 },
      { do: 'call', trick: 'roundup' },
    ],
  ],
  ['CP-5.1', '6S', [{ do: 'place', gang: 'worst' }]],
])('[CP-9.3] a card that breaks %s is named', (clause, card, effect) => {
  const remarks = remarksOn(withEffect(card, effect));
  expect(remarks.map(({ reason }) => reason).join()).toContain(clause);
  expect(remarks[0]?.place).toBe(`cards[${json.cards.findIndex((entry) => entry.card === card)}].effect`);
});

test('[CP-9.3] what a trick takes out of the hand may be drawn', () => {
  expect(
    remarksOn(
      withEffect('6S', [
        { do: 'draw', cards: 1 },
        { do: 'call', trick: 'roundup' },
      ]),
    ),
  ).toEqual([]);
});

test('[CP-9.3] too few tricks, too few makers of wild cards', () => {
  const cards = json.cards.map((entry) => ({ ...entry, effect: [{ do: 'look', at: 'deck', cards: 1 } as const] }));
  expect(clauses({ ...json, cards })).toEqual(['CP-9.3', 'CP-9.2']);
});
