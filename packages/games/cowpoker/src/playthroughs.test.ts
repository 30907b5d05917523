// Golden games, readable by a person: two, three and four live, a series, and the rule of Aces switched off.
import type { GameAction, Match, Seat } from '@sagebrush/engine';
import { checkPlaythrough, type PlaythroughSpec } from '@sagebrush/testkit';
import { test } from 'vitest';
import { cowpoker } from './game.ts';
import type { State } from './types.ts';

/** Recorded with the rules of thumb in every live seat. */
function byThumb({ state }: Match, seat: Seat): GameAction | undefined {
  const choices = cowpoker.choices(state as State, seat);
  const weights = new Float64Array(choices.length);
  cowpoker.sense.weigh(cowpoker.sense.sightOf(state as State, seat), choices, weights);
  return choices[weights.indexOf(Math.max(...weights))];
}

const GAMES: Readonly<Record<string, Omit<PlaythroughSpec, 'choose'>>> = {
  'four-live': { title: 'Four live players', seed: 'four', seats: 4 },
  'three-live': {
    title: 'Three live players and Deadwood, Cellars open',
    seed: 'three',
    seats: 3,
    options: { memoryAid: true },
  },
  'two-live': { title: 'Two live players face to face, Deadwood between them', seed: 'two', seats: 2 },
  series: {
    title: 'A series of two games',
    seed: 'series',
    seats: ['live', 'live', 'deadwood', 'deadwood'],
    options: { games: 2 },
  },
  'foreign-ace-wakes': {
    title: 'A foreign Ace has its own effect',
    seed: 'wakes',
    seats: 4,
    options: { foreignAce: 'wakes' },
  },
  'effect-first': {
    title: 'The effect first, then the Gang',
    seed: 'order',
    seats: 3,
    options: { order: 'effect-first' },
  },
  'no-aces': { title: 'The rule of Aces switched off', seed: 'aces', seats: 4, options: { aces: false } },
};

for (const [name, spec] of Object.entries(GAMES)) {
  test(spec.title, () => {
    checkPlaythrough(new URL(`../playthroughs/${name}.txt`, import.meta.url), cowpoker, {
      ...spec,
      choose: byThumb,
    });
  });
}
