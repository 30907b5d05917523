// The rules of thumb, by example and by result.
import { below, fastRandom, type Seat } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { dealt, type Sitting, sit } from '../at-table.ts';
import { wyoming } from '../game.ts';
import type { Action, Position } from '../types.ts';

function weighed(table: Sitting, seat: Seat): { readonly action: Action; readonly weight: number }[] {
  const choices = table.choices(seat);
  const weights = new Float64Array(choices.length);
  wyoming.sense.weigh(wyoming.sense.sightOf(table.state, seat), choices, weights);
  return choices.map((action, index) => ({ action, weight: weights[index] ?? 0 }));
}
const best = (table: Sitting, seat: Seat): Action | undefined =>
  weighed(table, seat).sort((one, other) => other.weight - one.weight)[0]?.action;
const others = (...hand: string[]): string[][] => [hand, ['4D', '7S', '8S', 'JC'], ['4H', '7H', '9H', 'JS']];

describe('the rules of thumb', () => {
  test('lay tens at once', () => {
    expect(best(sit({ hands: others('TC', '4S', '7C', 'JD'), turn: 0 }), 0)).toEqual({ type: 'discard', card: 'TC' });
  });
  test('do not end the hand with the last 10 while it would go badly, and do when it goes well', () => {
    const last: Position = {
      hands: others('TC', '6S', '6C', 'QD', 'QS', '4S'),
      tens: [[], ['TD', 'TH', 'TS'], []],
      guns: [[], [['2C', '2D']], []],
      turn: 0,
    };
    expect(best(sit(last), 0)).not.toEqual({ type: 'discard', card: 'TC' });
    expect(best(sit({ ...last, hands: others('TC', 'KC', 'KD', 'KS', '4S') }), 0)).toEqual({
      type: 'discard',
      card: 'TC',
    });
  });
  test('end the hand when that wins the match', () => {
    const table = sit({
      hands: others('TC', '6S', '4S'),
      tens: [[], ['TD'], ['TH', 'TS']],
      guns: [[], [['2C', '2D']], []],
      totals: [485, 10, 20],
      turn: 0,
    });
    expect(best(table, 0)).toEqual({ type: 'discard', card: 'TC' });
  });
  test('show a couple, then get rid of the queen', () => {
    const table = sit({ hands: others('KH', 'QH', '3S', '8C'), turn: 0 });
    expect(best(table, 0)).toEqual({ type: 'couple', suit: 'H' });
    table.play(0, { type: 'couple', suit: 'H' });
    expect(best(table, 0)).toEqual({ type: 'discard', card: 'QH' });
  });
  test('pull a gun rather than sit on it', () => {
    expect(best(sit({ hands: others('3S', '8C', 'JD', 'KS'), turn: 0 }), 0)).toEqual({
      type: 'pull',
      cards: ['3S', '8C'],
    });
  });
  test('shoot where a cowboy is known to be, not where one is known not to be', () => {
    const table = sit({
      hands: [
        ['2S', '7C'],
        ['4D', '7S', 'KH'],
        ['4H', '7H', '9H'],
      ],
      guns: [
        [
          ['3C', '8D'],
          ['3D', '8C'],
        ],
        [],
        [],
      ],
      draw: ['9S'],
      turn: 0,
    });
    const shots = weighed(table, 0).filter(({ action }) => action.type === 'shoot');
    expect(shots).toHaveLength(4);
    table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 2 });
    const again = new Map(
      weighed(table, 0).flatMap(({ action, weight }) =>
        action.type === 'shoot' ? [[action.victim, weight] as const] : [],
      ),
    );
    expect(again.get(1)).toBeGreaterThan(again.get(2) ?? 0);
  });
  test('pass sixes and keep cowboys', () => {
    const hands = [
      ['6C', '6D', 'KH', 'KS', '3C'],
      ['4D', '7S', '8S', 'JC'],
      ['4H', '7H', '9H', 'JS'],
    ];
    const table = sit({ hands, phase: { name: 'passing', way: 'left', count: 2, given: [null, null, null] }, turn: 0 });
    expect(best(table, 0)).toEqual({ type: 'give', cards: ['6C', '6D'] });
  });
  test('play the nine before the sixes pile up', () => {
    expect(best(sit({ hands: others('6C', '6D', '6H', '9C', '4S'), turn: 0 }), 0)).toMatchObject({ type: 'nine' });
  });
  test('let it backfire, and draw two for a five', () => {
    const table = sit({ hands: [['7C'], ['6H', '9D'], ['5H', '5S']], guns: [[['2C', '2D']], [], []], turn: 0 });
    table.play(0, { type: 'shoot', gun: ['2C', '2D'], victim: 1 });
    expect(best(table, 1)).toMatchObject({ with: 'six' });
    const five = sit({ hands: others('5S', 'KH', 'KS'), phase: { name: 'drawing', two: true }, turn: 0 });
    expect(best(five, 0)).toEqual({ type: 'draw', from: ['pile', 'pile'] });
  });
  test('give a reason for each choice', () => {
    const table = sit({ hands: others('TC', 'QH', 'KH', '2C', '2D', '9C'), guns: [[['3C', '8D']], [], []], turn: 0 });
    const reasons = table
      .choices(0)
      .map((action) => wyoming.sense.why(wyoming.sense.sightOf(table.state, 0), action).why);
    expect(new Set(reasons)).toEqual(
      new Set(['hopeless', 'couple', 'gun', 'nine', 'ten', 'unmarry', 'keeps', 'loose']),
    );
  });
  test.each([
    { hand: ['4S', '8D', 'KH'], card: '4S' },
    { hand: ['4S', '5S', '8D', 'KH'], card: '8D' },
    { hand: ['4S', '5S', '2D', '2C', 'KH'], card: undefined },
  ])('say which card of $hand an unknown one may make a gun of: $card', ({ hand, card }) => {
    const table = sit({ hands: others(...hand), phase: { name: 'drawing', two: false }, turn: 0 });
    const sight = wyoming.sense.sightOf(table.state, 0);
    const { why, about } = wyoming.sense.why(sight, { type: 'draw', from: ['pile'] });
    expect([why, about?.['card']]).toEqual(['fresh', card]);
  });
  test('win against chance', () => {
    const random = fastRandom('sense against chance');
    let wins = 0;
    for (let match = 0; match < 16; match++) {
      const table = dealt(4, { target: 200, matchLimit: 15 }, `sense ${match}`);
      while (table.pending().length > 0) {
        const seat = table.pending()[0] ?? 0;
        const choices = table.choices(seat);
        const action = seat === match % 4 ? best(table, seat) : choices[below(random, choices.length)];
        if (action) wyoming.apply(table.state, seat, action);
      }
      if (wyoming.outcome(table.state)?.winners.includes(match % 4)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(14);
  });
  test('a lead means more the nearer the end', () => {
    const share = (totals: number[]): number =>
      wyoming.sense.prospects(sit({ hands: others('TC'), totals, turn: 0 }).state)[0] ?? 0;
    expect(share([0, 0, 0])).toBeCloseTo(1 / 3, 5);
    expect(share([100, 0, 0])).toBeGreaterThan(0.4);
    expect(share([480, 380, 380])).toBeGreaterThan(share([100, 0, 0]));
  });
});
