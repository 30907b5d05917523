// The shipped pack, tested: what it is made of, and in coarse figures how it plays. The exact ones are in
// docs/centerville.md.
import { type CardText, fastRandom, LANGS, parseOptions, type Seat } from '@sagebrush/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { cowpoker } from './game.ts';
import { packOf } from './options.ts';
import { textIn } from './pack/format.ts';
import { HOMES, RANCHES } from './pack/steps.ts';
import { type GameFacts, watchGame } from './testing/watch-game.ts';
import type { Action, Options, State } from './types.ts';

const { json } = packOf({ pack: 'centerville' });
/** Hundreds of games take a second on a free machine; on a busy one, more. */
const SLOW = 120_000;

describe('what it is made of', () => {
  test('[CP-9.2] ten cards to a Ranch with its Ace, fourteen to the Town with the two Jokers', () => {
    expect(HOMES.map((home) => json.cards.filter(({ ranch }) => ranch === home).length)).toEqual([10, 10, 10, 10, 14]);
    expect(json.cards.filter(({ card }) => card.startsWith('X')).map(({ ranch }) => ranch)).toEqual(['town', 'town']);
  });

  test('points from -3 to +6, and a name in every language', () => {
    const points = json.cards.map((card) => card.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([-3, 6]);
    for (const lang of LANGS) expect(new Set(json.cards.map(({ name }) => textIn(lang, name))).size).toBe(54);
  });

  test('every Ranch has every suit at least twice and nine ranks besides its Ace: flushes and straights cross the fences', () => {
    for (const home of RANCHES) {
      const cards = json.cards.filter(({ ranch }) => ranch === home).map(({ card }) => card);
      for (const suit of 'CDHS') expect(cards.filter((card) => card.endsWith(suit)).length).toBeGreaterThanOrEqual(2);
      expect(new Set(cards.map((card) => card.charAt(0))).size).toBe(10);
    }
  });

  test('[CP-8.6] Marigold Finster makes Twos wild', () => {
    expect(json.cards.find(({ name }) => name === 'Marigold Finster')?.effect).toContainEqual({
      do: 'wild',
      rank: '2',
    });
  });
});

describe('what the rulebooks say of the cards', () => {
  test('[CP-8.6] three cards make others wild', () => {
    const makers = json.cards.filter(({ effect }) => effect.some((step) => step.do === 'wild'));
    expect(makers.map(({ name }) => textIn('en', name))).toEqual(
      expect.arrayContaining(['Marigold Finster', 'Three-Card Lem', 'Lucky Encarnación']),
    );
  });

  test('every card has a line of its own in every language', () => {
    for (const lang of LANGS)
      expect(new Set(json.cards.map(({ flavour }) => flavour && textIn(lang, flavour))).size).toBe(54);
  });
});

describe('how it plays, in coarse figures', () => {
  const weights = new Float64Array(64);
  const byThumb = (state: State, seat: Seat, choices: readonly Action[]): Action => {
    cowpoker.sense.weigh(cowpoker.sense.sightOf(state, seat), choices, weights);
    return choices.reduce((best, choice, index) =>
      (weights[index] ?? 0) > (weights[choices.indexOf(best)] ?? 0) ? choice : best,
    );
  };
  const played = (live: number, games: number, given: object = {}): GameFacts[] => {
    const table = { seats: cowpoker.seating(live), options: parseOptions<Options>(cowpoker.options, given) };
    return Array.from({ length: games }, (_, index) =>
      watchGame({ ...table, dealer: index % 4 }, fastRandom(`centerville ${index}`), byThumb),
    );
  };
  let games: readonly GameFacts[] = [];
  beforeAll(() => {
    games = played(4, 600);
  }, SLOW);
  const mean = (of: (facts: GameFacts) => number): number =>
    games.reduce((sum, facts) => sum + of(facts), 0) / games.length;

  test('no Ranch and no seat stands out', () => {
    for (const ranch of RANCHES)
      expect(Math.abs(mean(({ shares, ranches }) => shares[ranches.indexOf(ranch)] ?? 0) - 0.25)).toBeLessThan(0.07);
    expect(mean(({ shares, lead }) => shares[lead] ?? 0)).toBeLessThan(0.34);
  });

  test('who leads late wins more often than not by chance, and not always', () => {
    const foreseen = mean(({ shares, leaders }) =>
      shares.reduce((sum, share, seat) => sum + share * (leaders[seat] ?? 0), 0),
    );
    expect(foreseen).toBeGreaterThan(0.36);
    expect(foreseen).toBeLessThan(0.7);
  });

  test('[CP-6.1] an Ace changes something in half of the games', () => {
    expect(mean(({ firedByAce }) => Number(firedByAce.length > 0))).toBeGreaterThan(1 / 2);
  });

  test('[CP-9.3] no final Hand has five cards, and no card that chooses its Gang is in a Cellar', () => {
    expect(Math.max(...games.map(({ largestHand }) => largestHand))).toBeLessThan(5);
    expect(games.filter(({ placedInCellars }) => placedInCellars > 0)).toEqual([]);
  });

  test('every special effect happens', () => {
    const fired = new Set<CardText>(games.flatMap((facts) => facts.fired));
    const expected = json.cards
      .filter(({ effect }) => effect.some((step) => step.do !== 'wild'))
      .map(({ card }) => card);
    expect(expected.filter((card) => !fired.has(card))).toEqual([]);
  });

  test('[CP-7.5] Deadwood is dangerous, not a lottery', { timeout: SLOW }, () => {
    const wins = played(2, 800).reduce((sum, { shares }) => sum + (shares[1] ?? 0) + (shares[3] ?? 0), 0) / 800;
    expect(wins).toBeGreaterThan(0.08);
    expect(wins).toBeLessThan(0.2);
  });
});
