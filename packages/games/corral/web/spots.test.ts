// How the Corral's actions touch the table.
import { corral } from '@sagebrush/corral';
import { act, type Game, openMatch, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { meantBy, spotsOf } from './spots.ts';

test('a fighter goes from the hand to the own street', () => {
  expect(spotsOf({ type: 'fighter', card: 'KH' })).toEqual(['hand:KH', 'place:own']);
});
test('an ambush is two cards and a target, a fight two fighters', () => {
  expect(spotsOf({ type: 'ambush', cards: ['7C', '7D'], target: 'KS' })).toEqual(['hand:7C', 'hand:7D', 'fighter:KS']);
  expect(spotsOf({ type: 'fight', attacker: '9S', target: 'JD' })).toEqual(['fighter:9S', 'fighter:JD']);
});

test('what a guest means who picks something that cannot be is an action of the game', () => {
  const game: Game = corral;
  const start = startOf(game, {
    match: 'meant',
    seats: ['live', 'live'],
    options: {},
    dealer: 1,
    chance: { kind: 'seed', seed: 'meant' },
  });
  const match = openMatch(game, start);
  const [first] = game.choices(match.state, 0);
  if (!first) throw new Error('the first seat has a play');
  act(match, 0, first);
  const view = corral.view(match.state as Parameters<typeof corral.view>[0], 0);
  const [card = ''] = view.hand ?? [];
  const [meant] = meantBy([`hand:${card}`], view, 0);
  expect(meant).toEqual({ type: 'fighter', card });
  expect(game.refuse(match.state, 0, meant as NonNullable<typeof meant>)).toMatchObject({
    rule: expect.stringMatching(/^[A-Z]+-\d/),
  });
});
