// The line after a pick: how many cards more, what else glows, or that the buttons are enough.
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { goOn } from './go-on.ts';
import { type PickableChoice, pickingOf, type Spot } from './spots.ts';

const way = (type: string, ...spots: Spot[]): PickableChoice => ({ action: { type }, spots });
const said = (ways: readonly PickableChoice[], ...picked: Spot[]): string =>
  goOn(en, pickingOf(ways, picked), picked, { lang: 'en', spotKinds: { fighter: 'a fighter that glows' } });

test('cards that are still missing are counted', () => {
  const pass = [way('a', 'hand:2C', 'hand:3C', 'hand:4C'), way('b', 'hand:2C', 'hand:3C', 'hand:5C')];
  expect(said(pass, 'hand:2C')).toBe('1 picked, 2 more cards to go.');
});

test('a target that was picked first is no card that counts', () => {
  const ambush = [way('ambush', 'hand:4H', 'hand:4S', 'fighter:5S'), way('bullet', 'hand:AS', 'fighter:5S')];
  expect(said(ambush, 'fighter:5S')).toBe('Now pick a card from your hand.');
  expect(said(ambush, 'fighter:5S', 'hand:4H')).toBe('1 picked, 1 more card to go.');
  expect(said([way('pair', 'hand:4H', 'hand:4S', 'fighter:5S')], 'fighter:5S')).toBe(
    'Now pick 2 cards from your hand.',
  );
});

test('what glows and has no button yet is named', () => {
  const pair = [way('fighter', 'hand:4H', 'place:own'), way('ambush', 'hand:4H', 'hand:4S', 'fighter:5S')];
  expect(said(pair, 'hand:4H')).toBe('Pick your own place, another card or a fighter that glows.');
});

test('where the buttons say all there is, the line only asks', () => {
  const nine = [
    way('left', 'hand:9H', 'do:left'),
    way('right', 'hand:9H', 'do:right'),
    way('discard', 'hand:9H', 'pile:discard'),
  ];
  expect(said(nine, 'hand:9H')).toBe('Which one?');
  expect(said([way('follow', 'hand:KH', 'pile:trick')], 'hand:KH')).toBe('Play it?');
});
