// Cowpoker's score sheet.
import { cowpoker, type Options, packOf } from '@sagebrush/cowpoker';
import { parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpokerScorekeeper } from './scorekeeper.ts';

const optionsWith = (given: object = {}): Options => parseOptions<Options>(cowpoker.options, given);

test('[CP-7.1] [CP-7.2] [CP-7.3] Gang, Cellar and Hand are counted, with the bonuses and the penalty', () => {
  const round = [
    { piles: [['KH'], ['9C', '9D'], ['3C']], marks: [] },
    { piles: [[], [], []], marks: [] },
    { piles: [['4S', '4D'], ['6S'], ['8H', '8S']], marks: [] },
    { piles: [[], [], []], marks: [] },
  ] as const;
  const sheet = cowpokerScorekeeper.sheet(round, ['live', 'deadwood', 'live', 'deadwood'], optionsWith());
  const bonus = (what: string): (readonly [number, number])[] =>
    sheet.flatMap((line) => (line.what === what && line.points > 0 ? [[line.seat, line.points] as const] : []));
  expect(bonus('gang-hand')).toEqual([[2, 6]]);
  expect(bonus('cellar-hand')).toEqual([[0, 6]]);
  expect(bonus('final-hand')).toEqual([[2, 6]]);
  expect(sheet.filter(({ what }) => what === 'card').map(({ seat, rule }) => [seat, rule])).toEqual([
    [0, 'CP-7.1'],
    [2, 'CP-7.1'],
    [2, 'CP-7.1'],
  ]);
  expect(sheet.filter(({ what, points }) => what === 'cellar' && points < 0)).toHaveLength(1);
});

test('[CP-1.5] the lead passes to the left', () => {
  expect([0, 3].map((dealer) => cowpokerScorekeeper.dealer.next(dealer, 4))).toEqual([1, 0]);
});

test('[CP-9.1] a pack of one’s own counts by its own points and wilds', () => {
  const { json } = packOf({ pack: 'centerville' });
  const pack = {
    ...json,
    cards: json.cards.map((card) => (card.card === 'KH' ? { ...card, points: 9, name: 'Big Hat' } : card)),
  };
  const round = [['KH'], ['4S'], [], []].map((gang) => ({ piles: [gang as 'KH'[], [], []], marks: [] }));
  const seats = ['live', 'live', 'live', 'live'] as const;
  const options = optionsWith({ pack });
  const lines = cowpokerScorekeeper.sheet(round, seats, options);
  expect(lines.find(({ what, seat }) => what === 'card' && seat === 0)).toMatchObject({ rule: 'CP-7.1', points: 9 });
  expect(cowpokerScorekeeper.words('en', options).card('KH')).toContain('Big Hat');
});

test('[CP-1.5] a series ends after its games; a single game is none', () => {
  expect(cowpokerScorekeeper.ends(optionsWith({ games: 4 }))).toEqual([{ rule: 'CP-1.5', rounds: 4 }]);
  expect(cowpokerScorekeeper.ends(optionsWith())).toEqual([]);
});
