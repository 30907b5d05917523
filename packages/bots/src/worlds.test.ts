// Imagined worlds follow what the others' play makes likely, and nothing that the seat could not know.
import { fastRandom, type Game } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { tableOf } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { likelyWorld } from './worlds.ts';

const game: Game = games.find('corral');
const table = tableOf(game, { seats: 2 });
const state = game.setUp(
  { hands: [['5C'], ['7D']], fighters: [[], [{ card: '8S', aim: ['2C'] }]], turn: 0 },
  table,
  fastRandom('worlds'),
);
const question = { game, table, seat: 0, view: game.view(state, 0) };

/** How often the hidden aim card is a Two or an Ace in 400 worlds. */
function buried(asked: typeof question): number {
  const random = fastRandom('buried');
  const worlds = Array.from(
    { length: 400 },
    () => game.positionOf(likelyWorld(asked, random)) as { fighters: { aim: string[] }[][] },
  );
  return worlds.filter(({ fighters }) => /^[2A]/.test(fighters[1]?.[0]?.aim[0] ?? '')).length;
}

test('cards that nobody buries are hardly ever imagined behind a fighter', () => {
  const { likelihood: _, ...plainSense } = game.sense;
  const plain = buried({ ...question, game: { ...game, sense: plainSense } });
  expect(plain).toBeGreaterThan(30);
  expect(buried(question)).toBeLessThan(plain / 4);
});

test('every world shows the seat what it has seen', () => {
  const random = fastRandom('same view');
  for (let index = 0; index < 50; index++) expect(game.view(likelyWorld(question, random), 0)).toEqual(question.view);
});
