// The table of what happened: everything it names is something that a simulation counts.

import { playRecorded, summaryOf } from '@sagebrush/bots';
import { cowpoker } from '@sagebrush/cowpoker';
import { type Game, parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { WORDS } from './words/index.ts';

test('every line has a count in some game of Centerville', () => {
  const game: Game = cowpoker;
  const options = parseOptions<object>(game.options, {});
  const task = {
    game: 'cowpoker',
    seats: game.seating(4),
    options,
    bots: ['greenhorn'],
    seed: 'happened',
    iterations: 1,
    rotate: false,
  } as const;
  const { observed } = summaryOf(Array.from({ length: 30 }, (_, index) => playRecorded(game, task, index)));
  expect(observed.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(WORDS.en.happened)));
});
