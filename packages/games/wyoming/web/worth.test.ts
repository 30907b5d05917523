// What the hand is worth now, as the line above it says it.
import { type Game, LANGS, openMatch, plain, startOf } from '@sagebrush/engine';
import { type WyomingOptions, type WyomingView, wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { playAtRandom } from './positions.ts';
import { worthOf } from './worth.ts';

const game: Game = wyoming;

function saidOf(hand: readonly string[]): string {
  const { state, table } = openMatch(
    game,
    startOf(game, {
      match: 'worth',
      seats: ['live', 'live', 'live'],
      options: {},
      position: { hands: [hand, ['4S'], ['5D']], turn: 0 } as never,
      chance: { kind: 'seed', seed: 'worth' },
    }),
  );
  const view = game.view(state, 0) as WyomingView;
  const sentence = worthOf({ view, seat: 0, options: table.options as WyomingOptions, lang: 'en' });
  return plain(sentence ?? [], [], (card) => card, { you: 0 });
}

test.each([
  [
    '[WC-8.6] what earns, what costs, and the cards that cost',
    ['KH', '6C', '6D'],
    'Hand now: 25 − 40 = −15 (6C 6D −40)',
  ],
  ['[WC-8.6] the worst first', ['6C', 'QS', '2D'], 'Hand now: −45 (QS −25, 6C −20)'],
  ['[WC-8.6] nothing that costs, nothing more to say', ['KH', '2D'], 'Hand now: 25'],
])('%s', (_title, hand, said) => {
  expect(saidOf(hand)).toBe(said);
});

/** Letters in the line on the narrowest phone. */
const LINE = 60;

test('it fits its one line, whatever is held', () => {
  let positions = 0;
  playAtRandom(
    'line',
    {
      position({ view, seat, options }) {
        positions++;
        for (const lang of LANGS) {
          const said = plain(worthOf({ view, seat, options, lang }) ?? [], [], String);
          expect(said.length, said).toBeLessThanOrEqual(LINE);
        }
      },
    },
    () => positions >= 1000,
  );
});
