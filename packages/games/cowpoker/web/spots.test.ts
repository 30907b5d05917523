// How Cowpoker's actions touch the table.
import { cowpoker } from '@sagebrush/cowpoker';
import { type Game, openMatch, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { meantBy, spotsOf } from './spots.ts';

const game: Game = cowpoker;
const match = openMatch(
  game,
  startOf(game, { match: 'spots', seats: game.seating(4), options: {}, chance: { kind: 'seed', seed: 'spots' } }),
);
const seat = game.pending(match.state)[0] ?? 0;
const view = cowpoker.view(match.state as Parameters<typeof cowpoker.view>[0], seat);
const [card = 'X1'] = view.hand ?? [];

test('a card played goes to the Gang, a card that follows to the trick', () => {
  expect(spotsOf({ type: 'play', card }, view)).toEqual([`hand:${card}`, 'place:gang']);
  expect(spotsOf({ type: 'follow', card }, view)).toEqual([`hand:${card}`, 'pile:trick']);
});
test('a choice is where it lies: a card of the hand, a Ranch at its seat, a trick among the verbs', () => {
  expect(spotsOf({ type: 'choose', option: card }, view)).toEqual([`hand:${card}`]);
  expect(spotsOf({ type: 'choose', option: 'davila' }, view)).toEqual([`seat:${view.ranches.indexOf('davila')}`]);
  expect(spotsOf({ type: 'choose', option: 'roundup' }, view)).toEqual(['do:roundup']);
});
test('a picked card is meant to be played', () =>
  expect(meantBy([`hand:${card}`], view, seat)).toEqual([{ type: 'play', card }]));
