// The way from a score sheet or a log to the explainer.
import type { CardText, SheetLine } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { handInEvent, handOnSheet } from './from-table.ts';

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
  expect(handOnSheet(mine, [mine, best])).toBe('/hands?one=2H.KS.X1&onewild=2&two=AS.AD');
  expect(handOnSheet(best, [mine, best])).toBe('/hands?one=AS.AD');
});
test('other lines and other events lead nowhere', () => {
  expect(handOnSheet({ seat: 0, rule: 'GC-7.2', what: 'card', cards: ['KH'], points: 13 }, [])).toBeUndefined();
  expect(handInEvent({ type: 'fighter' })).toBeUndefined();
});
test('[GC-6.9] a showdown is explained', () => {
  const event = { type: 'showdown', cards: ['5H', '6H', '7C', '8D', 'X1'] };
  expect(handInEvent(event)).toBe('/hands?one=5H.6H.7C.8D.X1');
});
