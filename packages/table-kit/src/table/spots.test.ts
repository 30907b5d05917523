// Picks narrow down to one of the choices, and never to anything else.
import { expect, test } from 'vitest';
import { afterDrop, afterPick, inHand, type PickableChoice, pickingOf, type Spot } from './spots.ts';

const way = (type: string, ...spots: Spot[]): PickableChoice => ({ action: { type }, spots });

const duel = [
  way('a', 'fighter:9S', 'fighter:JD'),
  way('b', 'fighter:9S', 'fighter:2C'),
  way('c', inHand('KH'), 'street:me'),
];

test('nothing picked: everything that leads somewhere is lit', () => {
  expect([...pickingOf(duel, []).lit].sort()).toEqual([
    'fighter:2C',
    'fighter:9S',
    'fighter:JD',
    'hand:KH',
    'street:me',
  ]);
});

test('a pick leaves only its targets lit, and the target plays', () => {
  expect([...pickingOf(duel, ['fighter:9S']).lit]).toEqual(['fighter:JD', 'fighter:2C']);
  expect(afterPick(duel, ['fighter:9S'], 'fighter:JD')).toEqual({
    picked: ['fighter:9S', 'fighter:JD'],
    play: { type: 'a' },
  });
});

test('a card that can do one thing only is picked twice', () => {
  const ways = [way('follow', inHand('KH')), way('follow2', inHand('2C'))];
  expect(afterPick(ways, [], inHand('KH'))).toEqual({ picked: ['hand:KH'] });
  expect(afterPick(ways, ['hand:KH'], inHand('KH')).play).toEqual({ type: 'follow' });
});

test('another card takes the place of the picked one when the two do not go together', () => {
  const ways = [way('follow', inHand('KH')), way('follow2', inHand('2C'))];
  expect(afterPick(ways, ['hand:KH'], inHand('2C'))).toEqual({ picked: ['hand:2C'] });
});

test('an ambiguous pick asks: nothing is played, both are offered', () => {
  const ways = [way('aim', inHand('AS'), 'fighter:9S'), way('bullet', inHand('AS'), 'fighter:9S'), ...duel];
  const after = afterPick(ways, [inHand('AS')], 'fighter:9S');
  expect(after.play).toBeUndefined();
  expect(pickingOf(ways, after.picked).offered.map(({ action }) => action.type)).toEqual(['aim', 'bullet']);
});

test('a pass of three counts along, and a picked card goes back', () => {
  const cards = ['2C', '3C', '4C', '5C'] as const;
  const ways = cards.map((left) => way(`all but ${left}`, ...cards.filter((card) => card !== left).map(inHand)));
  expect(pickingOf(ways, ['hand:2C']).missing).toEqual({ fewest: 2, most: 2 });
  const three = afterPick(ways, ['hand:2C', 'hand:3C'], 'hand:4C');
  expect(three.play).toBeUndefined();
  expect(pickingOf(ways, three.picked).complete).toHaveLength(1);
  expect(afterPick(ways, three.picked, 'hand:3C').picked).toEqual(['hand:2C', 'hand:4C']);
});

test('a spot that leads nowhere is refused and changes nothing', () => {
  expect(afterPick(duel, [inHand('KH')], 'fighter:2C')).toEqual({ picked: ['hand:KH'], refused: true });
});

test('a card dropped on its target plays, on anything else it is refused', () => {
  expect(afterDrop(duel, [], inHand('KH'), 'street:me').play).toEqual({ type: 'c' });
  expect(afterDrop(duel, [], inHand('KH'), 'fighter:9S').refused).toBe(true);
});

test('a card that leads nowhere is not held after it was dropped', () => {
  expect(afterDrop(duel, [], inHand('AS'), 'street:me')).toEqual({ picked: [], refused: true });
});

test('cards still to be picked are not spelt out as buttons', () => {
  const cards = ['2C', '3C', '4C'] as const;
  const ways = cards.map((left) => way(`all but ${left}`, ...cards.filter((card) => card !== left).map(inHand)));
  expect(pickingOf(ways, ['hand:2C']).offered).toEqual([]);
});

test('verbs are offered while the picks do not speak against them', () => {
  const ways = [way('pass', 'do:pass'), ...duel, way('d', inHand('2D'), 'street:me')];
  expect(pickingOf(ways, []).offered.map(({ action }) => action.type)).toEqual(['pass']);
  expect(pickingOf(ways, ['fighter:9S']).offered.map(({ action }) => action.type)).toEqual(['a', 'b']);
});
