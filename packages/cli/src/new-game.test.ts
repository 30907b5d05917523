import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeGame } from './new-game.ts';

const HOUSE = join(import.meta.dirname, '../../..');

test.each([
  { id: 'corral', reason: 'packages/games/corral: is there already' },
  { id: 'poker', reason: 'packages/poker: is there already' },
  { id: 'shape', reason: 'is a word of the code' },
  { id: 'deal', reason: 'is a word of the code' },
  { id: 'const', reason: 'is a word of the code' },
  { id: 'switch', reason: 'is a word of the code' },
  { id: 'Faro', reason: 'is no id' },
])('$id is no name for a new game', ({ id, reason }) => {
  expect(() => makeGame(HOUSE, { id, title: 'Faro' })).toThrow(reason);
});

test.each(["Jack's", 'Faro {}', 'x'.repeat(41), 'Fa\nro', 'Fa\u202ero'])('%j is no title for one', (title) => {
  expect(() => makeGame(HOUSE, { id: 'faro', title })).toThrow('--title');
});

test('other names pass, and then it is looked whether there is a house at all', () => {
  for (const id of ['faro', 'euchre', 'spit', 'ohhell', 'pinochle', 'cribbage'])
    expect(() => makeGame(import.meta.dirname, { id, title: 'Faro' })).toThrow('is no clone of Sagebrush');
});
