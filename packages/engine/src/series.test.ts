// Who deals next in a series.
import { openedMatch, toyGame } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { act, type Match } from './match.ts';
import { dealerAfter } from './series.ts';

const game: Game = { ...(toyGame as Game), nextDealer: () => 2 };
const THREE = ['live', 'live', 'live'] as const;

function over(rules: Game): Match {
  const match = openedMatch(rules, { seats: 3 }, 'series');
  for (let seat = game.pending(match.state)[0]; seat !== undefined; seat = game.pending(match.state)[0])
    act(match, seat, game.choices(match.state, seat)[0] ?? { type: 'none' });
  return match;
}

test('after a match the game says who deals', () => expect(dealerAfter(over(game), THREE)).toBe(2));
test('the first dealer is drawn', () => expect(dealerAfter(undefined, THREE)).toBeUndefined());
test('when the number of chairs has changed the dealer is drawn anew', () => {
  expect(dealerAfter(over(game), [...THREE, 'live'])).toBeUndefined();
  expect(dealerAfter(over(game), ['live', 'live'])).toBeUndefined();
});
test('a match that is not over moves nothing on', () =>
  expect(dealerAfter(openedMatch(game, { seats: 3 }, 'series'), THREE)).toBeUndefined());
test('where no seat is first by the rules, nobody is', () =>
  expect(dealerAfter(over(toyGame as Game), THREE)).toBeUndefined());
