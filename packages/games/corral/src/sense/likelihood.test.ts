// Which imagined streets go with how people play.
import type { CardText } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { atTable } from '../at-table.ts';
import { corral } from '../game.ts';
import { likelihood } from './likelihood.ts';

const withAim = (aim: CardText[]) =>
  atTable({ hands: [['5C'], ['7D']], fighters: [[], [{ card: '8S', aim }]], turn: 0 }).state;

test('a King behind a fighter is likelier than a Two, an Ace or a Joker, and two such cards are unlikelier than one', () => {
  for (const card of ['2C', 'AC', 'X1'] as const)
    expect(likelihood(withAim(['KC']), 0)).toBeGreaterThan(5 * likelihood(withAim([card]), 0));
  expect(likelihood(withAim(['2C', '3C']), 0)).toBeLessThan(likelihood(withAim(['2C']), 0));
});

test('what the seat knows itself tells nothing: without hidden aim cards every street is as likely', () => {
  expect(likelihood(withAim([]), 0)).toBe(1);
  expect(likelihood(withAim(['2C']), 1)).toBe(1);
  expect(corral.sense.likelihood?.(withAim(['2C']), 0)).toBeLessThan(1);
});
