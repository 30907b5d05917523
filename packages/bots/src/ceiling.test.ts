// The ceiling sees what no player sees, which is why nothing but tests and measurements may reach it.
import { readFileSync } from 'node:fs';
import { type CardText, fastRandom, type Game } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { ceilingOf, type Sees } from '../fixtures/ceiling.ts';
import { claims } from '../fixtures/claims.ts';
import { think } from './think.ts';

const LIMITS = { iterations: 200 };
const table = { seats: claims.seating(2), options: {} };

/**
 * The last prizes but one: the King takes the Ace, unless the other holds an Ace. Then it is better spent on the Nine.
 */
function movesAgainst(hand: readonly CardText[], sees: Sees) {
  const rigged: Game = {
    ...(claims as Game),
    deal: (seats, random) => claims.setUp({ hands: [['KH', '3C'], hand], prizes: ['AD', '9D'] }, seats, random),
  };
  const { game, cheat } = ceilingOf(rigged, 'marshal', LIMITS, sees);
  const state = game.deal(table, fastRandom('rigged'));
  const question = { game, table, seat: 0, view: game.view(state, 0), choices: game.choices(state, 0) };
  return {
    cheat: cheat.choose(question, fastRandom('thoughts')),
    honest: think('marshal', question, fastRandom('thoughts'), LIMITS).action,
  };
}

test.each(['hands', 'everything'] as const)(
  'it plays by what is hidden; the same search without cheating does not: seeing %s',
  (sees) => {
    const [weak, strong] = [movesAgainst(['QS', '2D'], sees), movesAgainst(['AS', '2D'], sees)];
    expect(weak.cheat).toEqual({ type: 'claim', card: 'KH' });
    expect(strong.cheat).toEqual({ type: 'claim', card: '3C' });
    expect(strong.honest).toEqual(weak.honest);
  },
);

test('the package lets nobody in but by its index and to its charts', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    exports: object;
  };
  expect(exports).toEqual({ '.': './src/index.ts', './chart': './src/simulation/chart.ts' });
});
