// What a seat may imagine: never anything that contradicts what it knows.
import { fastRandom, makeCards, type Seat } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf, optionsWith, type Sitting, sit } from './at-table.ts';
import { wyoming } from './game.ts';
import type { State } from './types.ts';

/** Many worlds that the viewer takes for possible, as the hands of each. */
function worlds(table: Sitting, viewer: Seat | 'rail', count = 60): State[] {
  const { state } = table;
  const random = fastRandom('worlds');
  const seats = wyoming.seating(state.seats);
  return Array.from({ length: count }, () =>
    wyoming.imagine(table.view(viewer), { seats, options: state.options }, random),
  );
}
const handsHeld = (table: Sitting, viewer: Seat | 'rail', owner: Seat): string[][] =>
  worlds(table, viewer).map((world) => makeCards(world.hands[owner] ?? []));
const always = (hands: string[][], card: string): boolean => hands.every((hand) => hand.includes(card));
const ever = (hands: string[][], card: string): boolean => hands.some((hand) => hand.includes(card));

const position = {
  hands: [
    ['9C', 'KS', '3C', '4C', '7C'],
    ['2D', '3D', '9D', '8D'],
    ['6H', '9S', '4H', '5H'],
  ],
  turn: 0,
  dealer: 2,
};

describe('imagined worlds', () => {
  test('are different from each other, and deal every hidden card somewhere', () => {
    const table = sit(position);
    expect(ever(handsHeld(table, 0, 1), 'KH')).toBe(true);
    expect(ever(handsHeld(table, 0, 2), 'KH')).toBe(true);
    expect(worlds(table, 0).every((world) => world.draw.length === table.state.draw.length)).toBe(true);
  });
  test('cards passed on are where they went, until their holder passes too', () => {
    const table = sit(position);
    table.play(0, { type: 'nine', card: '9C', way: 'left' });
    table.play(0, { type: 'give', cards: ['3C', '4C'] });
    table.play(1, { type: 'give', cards: ['2D', '3D'] });
    table.play(2, { type: 'give', cards: ['6H', '9S'] });
    expect(always(handsHeld(table, 0, 1), '3C')).toBe(true);
    expect(always(handsHeld(table, 2, 1), '3C')).toBe(false);
    expect(ever(handsHeld(table, 1, 0), '2D')).toBe(false);
    table.play(0, { type: 'discard', card: '7C' });
    table.play(0, { type: 'draw', from: ['pile'] });
    table.play(1, { type: 'nine', card: '9D', way: 'left' });
    for (const seat of [0, 1, 2]) {
      const gift = choicesOf(table, seat, 'give').find(({ cards }) => !cards.includes('3C'));
      if (gift) table.play(seat, gift);
    }
    const now = worlds(table, 0).map((world) =>
      [1, 2].filter((seat) => makeCards(world.hands[seat] ?? []).includes('3C')),
    );
    expect(now.every((holders) => holders.length === 1)).toBe(true);
    expect(new Set(now.flat())).toEqual(new Set([1, 2]));
  });
  test('couples shown, cowboys handed over, 6s given and discards picked up stay with whoever has them', () => {
    const couple = sit({
      ...position,
      hands: [
        ['KH', 'QH', '3C'],
        ['2D', '3D'],
        ['6H', '9S'],
      ],
    });
    couple.play(0, { type: 'couple', suit: 'H' });
    for (const viewer of [1, 2, 'rail'] as const) expect(always(handsHeld(couple, viewer, 0), 'QH')).toBe(true);
    const hit = sit({
      hands: [['7C'], ['KH'], ['5H', '5S']],
      guns: [[['3C', '8D']], [], []],
      draw: ['4S', '9C', '9D', '2C', '2D'],
      turn: 0,
    });
    hit.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(always(handsHeld(hit, 2, 0), 'KH')).toBe(true);
    const six = sit({ hands: [['7C'], ['6H', '9D'], ['5H', '5S']], guns: [[['2C', '2D']], [], []], turn: 0 });
    six.play(0, { type: 'shoot', gun: ['2C', '2D'], victim: 1 });
    six.play(1, { type: 'answer', with: 'six' });
    expect(always(handsHeld(six, 2, 0), '6H')).toBe(true);
    const picked = sit({ ...position, discard: ['JS'] });
    picked.play(0, { type: 'discard', card: '4C' });
    picked.play(0, { type: 'draw', from: ['discard'] });
    expect(always(handsHeld(picked, 'rail', 0), 'JS')).toBe(true);
  });
  test('a reshuffle puts its cards into the draw pile, where they stay until somebody draws', () => {
    const table = sit({
      hands: [
        ['7C', 'TC'],
        ['6H', '9D'],
        ['5H', '5S'],
      ],
      draw: [],
      discard: ['JS', 'JD', 'JH', '(4S)', 'QS'],
      turn: 0,
    });
    table.play(0, { type: 'discard', card: '7C' });
    table.play(0, { type: 'draw', from: ['pile'] });
    for (const card of ['JS', 'JD', 'JH', '4S', 'QS']) {
      expect(ever(handsHeld(table, 1, 2), card)).toBe(false);
      expect(ever(handsHeld(table, 2, 1), card)).toBe(false);
    }
    expect(
      handsHeld(table, 1, 0).every((hand) => hand.filter((card) => 'JS JD JH 4S QS'.includes(card)).length === 1),
    ).toBe(true);
  });
  test('who says no has no unprotected cowboy then, and may have one only after a draw', () => {
    const table = sit({ hands: [['7C'], ['6H', '9D', '8H'], ['5H', '5S']], guns: [[['3C', '8D']], [], []], turn: 0 });
    table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    for (const king of ['KC', 'KD', 'KH', 'KS']) expect(ever(handsHeld(table, 2, 1), king)).toBe(false);
    table.play(0, { type: 'discard', card: '7C' });
    table.play(0, { type: 'draw', from: ['pile'] });
    table.play(1, { type: 'discard', card: '9D' });
    table.play(1, { type: 'draw', from: ['pile'] });
    const kings = handsHeld(table, 2, 1).map((hand) => hand.filter((card) => card.startsWith('K')).length);
    expect(Math.max(...kings)).toBe(1);
  });
  test('a no to a .45 means no cowboy at all; a no to another gun says nothing of badges', () => {
    const hands = [['7C'], ['6H', '9D', '8H'], ['KH+AH', '5S']];
    const light = sit({ hands, guns: [[['3C', '8D']], [], []], turn: 0 });
    light.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(ever(handsHeld(light, 'rail', 1), 'KH')).toBe(true);
    const heavy = sit({ hands, guns: [[['4C', '5C']], [], []], turn: 0 });
    heavy.play(0, { type: 'shoot', gun: ['4C', '5C'], victim: 1 });
    expect(ever(handsHeld(heavy, 'rail', 1), 'KH')).toBe(false);
  });
  test('a victim who is asked has something to answer with; one who must choose has two cowboys', () => {
    const asked = sit({ hands: [['7C'], ['6H', '9D', '8H'], ['5H', '5S']], guns: [[['2C', '2D']], [], []], turn: 0 });
    asked.play(0, { type: 'shoot', gun: ['2C', '2D'], victim: 1 });
    expect(worlds(asked, 2).every((world) => wyoming.choices(world, 1).length > 1)).toBe(true);
    const quick = sit({ hands: [['7C'], ['3H', '5H', '7H'], ['5D', '5S']], guns: [[['3C', '8D']], [], []], turn: 0 });
    quick.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(worlds(quick, 2).every((world) => wyoming.choices(world, 1).length > 1)).toBe(true);
    const hit = sit({
      hands: [['7C'], ['KH', 'KS', '2C'], ['5D', '5S']],
      guns: [[['3C', '8D']], [], []],
      draw: ['4C', '2S', '2H', '9C'],
      turn: 0,
    });
    hit.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(worlds(hit, 2).every((world) => wyoming.choices(world, 1).length > 1)).toBe(true);
  });
  test('a position that contradicts itself still gives a world with the right sizes', () => {
    const table = sit(position);
    const strange = wyoming.positionOf(table.state);
    const nowhere = '00'.repeat(47);
    const again = wyoming.setUp(
      { ...strange, whereabouts: `01${nowhere}` },
      { seats: wyoming.seating(3), options: optionsWith() },
      fastRandom('x'),
    );
    const world = wyoming.imagine(
      wyoming.view(again, 1),
      { seats: wyoming.seating(3), options: optionsWith() },
      fastRandom('y'),
    );
    expect(wyoming.view(world, 1).hand).toEqual(wyoming.view(again, 1).hand);
  });
});
