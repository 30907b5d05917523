// Positions: what can be set up, and what cannot be.
import { FormatError, fastRandom } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { atTable, usual } from './at-table.ts';
import { corral } from './game.ts';

const setUp = (json: unknown, seats = 2): unknown =>
  corral.setUp(
    corral.position.parse(json, 'position'),
    { seats: corral.seating(seats), options: usual },
    fastRandom('set up'),
  );

describe('a position that cannot be says what is wrong', () => {
  test.each([
    ['a card twice', { hands: [['KH'], ['KH']] }, 'hands[1][0]: is KH, which is at hands[0][0] already'],
    [
      'a card twice, once as an aim card',
      { fighters: [[{ card: '9S', aim: ['9S'] }]] },
      'fighters[0][0].aim[0]: is 9S',
    ],
    ['an unknown card', { hands: [['1H']] }, 'position.hands[0][0]'],
    ['a twin', { hands: [["KH'"]] }, "is KH', the KH of a second deck: corral has one"],
    ['a seat too many', { hands: [['KH'], [], ['2C']] }, 'hands: has 3 seats'],
    ['an Ace as a fighter', { fighters: [[{ card: 'AS' }]] }, 'fighters[0][0].card'],
    ['a Joker as a fighter', { fighters: [[{ card: 'X1' }]] }, 'GC-3.1'],
    ['six cards in a hand', { hands: [['2C', '3C', '4C', '5C', '6C', '7C']] }, 'position.hands[0]'],
    ['a turn of nobody', { hands: [['KH']], turn: 2 }, 'turn: is 2'],
    [
      'more shown than there is',
      { hands: [['KH']], fighters: [[{ card: '9S', aim: ['3C'], shown: 2 }]] },
      'fighters[0][0].shown',
    ],
    [
      'passes that do not count',
      { hands: [['KH']], deck: [], passes: 1 },
      'passes: is 1: passes count with the option stop useful',
    ],
    ['a game that all have passed', { hands: [['KH']], deck: [], passes: 2 }, 'passes: is 2: the game is over'],
    ['a game that is over', { hands: [['AS'], []], deck: [] }, 'already over'],
    ['a misspelt field', { hand: [['KH']] }, 'position.hand: is unknown'],
  ])('%s', (_, json, problem) => {
    expect(() => setUp(json)).toThrow(FormatError);
    expect(() => setUp(json)).toThrow(problem);
  });
});

test('what is left out is empty, and the deck is every card that stands nowhere', () => {
  const table = atTable({ hands: [['KH']] });
  expect(table.view('rail')).toMatchObject({ handSizes: [1, 0], turn: 0, deckSize: 53, scores: [0, 0], discard: [] });
  expect(table.view('rail').out).toBeUndefined();
});

test('a given deck is drawn from the top, and cards that stand nowhere are out for all to know', () => {
  const table = atTable({ hands: [['KH', '2C'], ['7D']], deck: ['4C', 'QS'], turn: 0 });
  table.play({ type: 'fighter', card: 'KH' });
  expect(table.view(0).hand).toEqual(['2C', '4C', 'QS']);
  expect(table.view('rail').out).toHaveLength(54 - 5);
});
