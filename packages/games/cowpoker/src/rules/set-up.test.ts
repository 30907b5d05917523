// Chapter 1, tested: seats, Ranches, the randomizer, the deal and the lead.
import { fastRandom, parseOptions } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';
import type { Event, Options, State } from '../types.ts';
import { seating } from './set-up.ts';

const optionsWith = (given: object): Options => parseOptions<Options>(cowpoker.options, given);
const dealt = (seats: number, seed: string, options: object = {}, emitted: Event[] = []): State =>
  cowpoker.deal(
    { seats: seating(seats), options: optionsWith({ pack: plainPack(), ...options }) },
    fastRandom(seed),
    (event) => emitted.push(event),
  );
const seeds = Array.from({ length: 40 }, (_, index) => `deal ${index}`);

describe('seats', () => {
  test('[CP-1.1] four seats, two to four of them live, the others Deadwood', () => {
    expect(seating(4)).toEqual(['live', 'live', 'live', 'live']);
    expect(seating(3)).toEqual(['live', 'live', 'live', 'deadwood']);
    expect(seating(2).filter((kind) => kind === 'deadwood')).toHaveLength(2);
    expect(() => seating(1)).toThrow('expected 2 to 4');
    expect(() => seating(5)).toThrow('expected 2 to 4');
    expect(() => seating(['live', 'live'])).toThrow('expected 4');
    expect(() => seating(['live', 'deadwood', 'deadwood', 'deadwood'])).toThrow('1 live');
  });

  test('[CP-1.1] Deadwood sits where the table says, and has no hand', () => {
    const state = cowpoker.deal(
      { seats: seating(['deadwood', 'live', 'live', 'deadwood']), options: optionsWith({}) },
      fastRandom('seats'),
    );
    expect(state.live).toEqual([false, true, true, false]);
    expect(state.hands.map((hand) => hand.length > 0)).toEqual([false, true, true, false]);
  });
});

describe('the deal', () => {
  test('[CP-1.2] each seat gets one of the four Ranches, Deadwood too, in any order', () => {
    const orders = new Set(seeds.map((seed) => dealt(2, seed).ranches.join('')));
    for (const order of orders) expect([...order].sort().join('')).toBe('0123');
    expect(orders.size).toBeGreaterThan(10);
  });

  test('[CP-1.3] the randomizer has eight cards, each Ranch with each symbol, and every draw is from all of them', () => {
    const drawn = new Set<string>();
    const pack = plainPack({ '5H': { effect: [{ do: 'call', trick: 'choice' }] } });
    for (let index = 0; index < 80; index++) {
      const table = setTable(
        { live: [false, true, true, true], hands: [[], ['2C'], ['3C'], ['4C']], deck: ['5H', '6C'] },
        { pack, seed: `${index}` },
      );
      for (const { ranch, trick } of table.all('randomizer')) drawn.add(`${ranch} ${trick}`);
    }
    expect(drawn.size).toBe(8);
  });

  test('[CP-1.4] all 54 cards, five to each live player', () => {
    for (const live of [2, 3, 4]) {
      const emitted: Event[] = [];
      dealt(live, 'five', {}, emitted);
      const [deal] = emitted;
      expect(deal).toMatchObject({ type: 'deal', deckSize: 54 - 5 * live });
    }
    const state = dealt(4, 'five');
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(new Set([...state.hands.flat(), ...state.deck]).size).toBe(54);
  });

  test('[CP-1.5] the Gallagher seat leads the first game', () => {
    for (const seed of seeds) {
      const state = dealt(4, seed);
      expect(state.ranches[state.lead]).toBe(1);
      expect(state.turn).toBe(state.lead);
    }
  });
});

describe('a series', () => {
  const toTheEnd = (state: State, emitted: Event[]): void => {
    for (let [seat] = cowpoker.pending(state); seat !== undefined; [seat] = cowpoker.pending(state)) {
      const [first] = cowpoker.choices(state, seat);
      if (first) cowpoker.apply(state, seat, first, (event) => emitted.push(event));
    }
  };

  test('[CP-1.5] the lead passes one seat to the left, Ranches are dealt anew, scores add up', () => {
    const emitted: Event[] = [];
    const state = dealt(3, 'series', { games: 3 }, emitted);
    toTheEnd(state, emitted);
    const deals = emitted.filter((event) => event.type === 'deal');
    expect(deals.map(({ game }) => game)).toEqual([1, 2, 3]);
    expect(deals.map(({ lead }) => (lead - (deals[0]?.lead ?? 0) + 4) % 4)).toEqual([0, 1, 2]);
    expect(new Set(deals.map(({ ranches }) => ranches.join())).size).toBeGreaterThan(1);
    expect(deals.every(({ live }) => live.join() === 'true,true,true,false')).toBe(true);
    const ends = emitted.filter((event) => event.type === 'end');
    const sums = [0, 1, 2, 3].map((seat) => ends.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
    expect(cowpoker.outcome(state)?.scores).toEqual(sums);
    expect(cowpoker.nextDealer?.(state)).toBe(((deals[2]?.lead ?? 0) + 1) % 4);
  });

  test('[CP-1.5] option `games`: one by default, twelve at most', () => {
    const emitted: Event[] = [];
    toTheEnd(dealt(4, 'single', {}, emitted), emitted);
    expect(emitted.filter(({ type }) => type === 'end')).toHaveLength(1);
    expect(() => optionsWith({ games: 13 })).toThrow('1 to 12');
    expect(() => optionsWith({ games: 0 })).toThrow('1 to 12');
  });
});
