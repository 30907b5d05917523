// The way from a score sheet to the explainer.
import type { CardText, SheetLine } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { explainLine } from './explained-hands.ts';

const line = (seat: number, points: number, cards: CardText[], stands = {}): SheetLine => ({
  seat,
  rule: 'CP-7.2',
  what: 'gang-hand',
  cards,
  points,
  note: { category: 'pair', ranks: [], stands, sharing: 0 },
});

test('a poker line leads to its five with their wilds, beside the one that was better', () => {
  const mine = line(0, 0, ['2H', 'KS', 'X1'], { '2H': 'KH', X1: 'KD' });
  const best = line(2, 6, ['AS', 'AD']);
  expect(explainLine(mine, [mine, best])).toBe('/hands?one=2H.KS.X1&onewild=2&two=AS.AD');
  expect(explainLine(best, [mine, best])).toBe('/hands?one=AS.AD');
});
test('other lines lead nowhere', () => {
  expect(explainLine({ seat: 0, rule: 'GC-7.2', what: 'card', cards: ['KH'], points: 13 }, [])).toBeUndefined();
});
