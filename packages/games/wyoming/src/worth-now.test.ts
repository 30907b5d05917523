// What a hand is worth now, held against the rules' own scoring in a thousand positions.
import { below, fastRandom, type Game, openMatch, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { wyoming } from './game.ts';
import type { Options } from './options.ts';
import { handSheet } from './rules/hand-end.ts';
import type { State, View } from './types.ts';
import { handWorth } from './worth-now.ts';

const game: Game = wyoming;

test('[WC-8.13] a hand is worth now what the sheet would say if the hand ended now', () => {
  const random = fastRandom('worth');
  let positions = 0;
  for (let match = 0; positions < 1000; match++) {
    const options = { delay: match % 2 === 0 ? 'once' : 'each', target: 200, handLimit: 30 };
    const seats = new Array<'live'>(3 + (match % 7)).fill('live');
    const start = startOf(game, {
      match: `${match}`,
      seats,
      options,
      chance: { kind: 'seed', seed: `worth ${match}` },
    });
    const { state, table } = openMatch(game, start);
    for (let step = 0; step < 400 && game.outcome(state) === undefined; step++) {
      const seat = game.pending(state)[0] ?? 0;
      const choices = game.choices(state, seat);
      const action = choices[below(random, choices.length)];
      if (action) game.apply(state, seat, action);
      if (step % 7 !== 0 || game.outcome(state) !== undefined) continue;
      for (let of = 0; of < seats.length; of++) {
        const { earns, costs, total, lines } = handWorth(game.view(state, of) as View, of, table.options as Options);
        const sheet = handSheet(state as unknown as State, null).filter((line) => line.seat === of);
        expect(lines.map((line) => ({ seat: of, ...line }))).toEqual(sheet);
        expect(total).toBe(sheet.reduce((sum, line) => sum + line.points, 0));
        expect([earns >= 0, costs <= 0, earns + costs]).toEqual([true, true, total]);
        positions++;
      }
    }
  }
});

test('[WC-8.6] a cowboy beside two Sixes: 25 - 40 = -15', () => {
  const start = startOf(game, {
    match: 'sum',
    seats: ['live', 'live', 'live'],
    options: {},
    position: { hands: [['KH', '6C', '6D'], ['4S'], ['5D']], turn: 0 } as never,
    chance: { kind: 'seed', seed: 'sum' },
  });
  const { state, table } = openMatch(game, start);
  const { earns, costs, total } = handWorth(game.view(state, 0) as View, 0, table.options as Options);
  expect([earns, costs, total]).toEqual([25, -40, -15]);
});
