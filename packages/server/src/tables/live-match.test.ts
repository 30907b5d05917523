// The match after: whoever dealt first, the deal moves on from the last one.
import { act, fastRandom, type Match, openMatch, pick, type Seat, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { games } from '../testing/draw-play.ts';
import { startOfNext } from './live-match.ts';
import { newTableDoc } from './seating.ts';

const game = games.find('draw-play');
const host = { id: 'ann', name: 'Ann', lang: 'en', program: false, kept: false } as const;
const doc = newTableDoc(
  host,
  { game: game.id, seats: 4 },
  { game, levels: ['greenhorn'], usualStandIn: 'greenhorn', now: 1 },
);

function playedToItsEnd(dealer: Seat): Match {
  const chance = { kind: 'seed', seed: 'series' } as const;
  const match = openMatch(game, startOf(game, { match: 'first', seats: doc.seats, options: {}, dealer, chance }));
  const random = fastRandom('series');
  for (let [seat] = game.pending(match.state); seat !== undefined; [seat] = game.pending(match.state))
    act(match, seat, pick(random, game.choices(match.state, seat)));
  return match;
}

test.each([0, 1, 2, 3])('[GC-1.4] after a match that seat %i dealt, the seat on its left deals', (dealer) => {
  expect(startOfNext(doc, game, {}, playedToItsEnd(dealer)).dealer).toBe((dealer + 1) % 4);
});

test('[GC-1.4] the first dealer is drawn', () => {
  expect(startOfNext(doc, game, {}, undefined)).not.toHaveProperty('dealer');
});
