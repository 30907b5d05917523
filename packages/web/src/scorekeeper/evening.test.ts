// An evening with real cards: what a tap does, and that a link carries all of it.
import type { SeatKind } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, gameRules, gameScorekeeper } from '../games/games.ts';
import {
  counted,
  eveningIn,
  eveningText,
  isBegun,
  isOfGame,
  marked,
  newEvening,
  pileHolder,
  ruledBy,
  tapped,
} from './evening.ts';
import { optionsFor } from './house-rules.ts';
import { leadersOf, roundTotals, scoredRound } from './score.ts';

const SEATS: readonly SeatKind[] = ['live', 'live', 'live'];

describe('cards', () => {
  test('a card lies in one pile only, and a second tap takes it away', async () => {
    const keeper = await gameScorekeeper('cowpoker');
    const empty = newEvening(keeper, { names: ['Ada', 'Ben', 'Cal', 'Dot'] }, 4);
    expect(isBegun(empty)).toBe(false);
    const first = tapped(empty, 0, 0, 'KH');
    const moved = tapped(first, 2, 1, 'KH');
    expect([first, moved].map((evening) => pileHolder(evening, 'KH'))).toEqual([0, 2]);
    expect(moved.open[0]?.piles).toEqual([[], [], []]);
    expect(tapped(moved, 2, 1, 'KH').open).toEqual(empty.open);
    expect(isBegun(moved)).toBe(true);
  });
});

describe('marks', () => {
  test('one player ended the hand; couples are for everybody', async () => {
    const keeper = await gameScorekeeper('wyoming');
    const empty = newEvening(keeper, { names: ['Ada', 'Ben', 'Cal'] }, 3);
    const twice = marked(keeper, marked(keeper, empty, 0, 'ended'), 2, 'ended');
    expect(twice.open.map(({ marks }) => marks)).toEqual([[], [], ['ended']]);
    const couples = marked(keeper, marked(keeper, twice, 0, 'couple-H'), 2, 'couple-H');
    expect(couples.open.map(({ marks }) => marks)).toEqual([['couple-H'], [], ['ended', 'couple-H']]);
    expect(marked(keeper, twice, 2, 'ended').open).toEqual(empty.open);
  });
});

test('a counted round goes on the sheet, the next player deals, and totals run on', async () => {
  const keeper = await gameScorekeeper('corral');
  const played = [
    [0, 'KH'],
    [1, '9C'],
    [0, 'X1'],
  ] as const;
  const first = counted(
    keeper,
    played.reduce(
      (evening, [seat, card]) => tapped(evening, seat, 0, card),
      newEvening(keeper, { names: ['Ada', 'Ben', 'Cal'] }, 3),
    ),
  );
  expect(first.dealer).toBe(1);
  const second = counted(keeper, tapped(first, 2, 0, 'QD'));
  const rounds = second.rounds.map((round) => scoredRound(keeper, round, { seats: SEATS, options: {} }));
  expect(rounds.map(({ points }) => points)).toEqual([
    [13, 9, 0],
    [0, 0, 12],
  ]);
  expect(roundTotals(rounds, 3)).toEqual([13, 9, 12]);
  expect(leadersOf(roundTotals(rounds, 3), 2)).toEqual([0]);
  expect(leadersOf([0, 0, 0], 0)).toEqual([]);
});

describe.each(GAME_IDS)('a link to a sheet of %s', (game) => {
  test('carries all of it, names in any script too', async () => {
    const [keeper, rules] = await Promise.all([gameScorekeeper(game), gameRules(game)]);
    const { min } = rules.players;
    const seatsFor = (players: number): number => rules.seating(players).length;
    const names = Array.from({ length: min }, (_, index) => `Ådå ★ ${index}`);
    const evening = counted(keeper, tapped(newEvening(keeper, { names }, seatsFor(min)), 1, 0, 'KH'));
    const back = eveningIn(eveningText(evening));
    expect(back).toEqual(evening);
    expect(isOfGame(evening, keeper, seatsFor)).toBe(true);
    const twice = evening.rounds.map((round) =>
      round.map((held) => ({ ...held, piles: held.piles.map(() => ['KH'] as const) })),
    );
    expect(isOfGame({ ...evening, rounds: twice }, keeper, seatsFor)).toBe(false);
    expect(isOfGame({ ...evening, open: evening.open.slice(1) }, keeper, seatsFor)).toBe(false);
    expect(isOfGame({ ...evening, dealer: 8 }, keeper, seatsFor)).toBe(false);
  });
});

test('a link carries the longest evening: 200 rounds with every card of two decks', async () => {
  const keeper = await gameScorekeeper('wyoming');
  const seats = 9;
  const cards = keeper.cards(seats).flat();
  const names = Array.from({ length: seats }, (_, index) => `Player ${index}`);
  const fresh = newEvening(keeper, { names }, seats);
  const full = fresh.open.map((held, seat) => ({
    ...held,
    piles: held.piles.map((_, pile) => (seat + pile === 0 ? cards : [])),
  }));
  const evening = { ...fresh, rounds: Array.from({ length: 200 }, () => full) };
  expect(eveningIn(eveningText(evening))).toEqual(evening);
});

test.each(['', 'nonsense!', btoa('{"names":[]}'), btoa('[]')])('%j is no sheet', (text) => {
  expect(eveningIn(text)).toBeUndefined();
});

describe('house rules', () => {
  test('travel with the sheet, and only those that it counts by', async () => {
    const [keeper, rules] = await Promise.all([gameScorekeeper('wyoming'), gameRules('wyoming')]);
    const plain = newEvening(keeper, { names: ['Ada', 'Ben', 'Cal'] }, 3);
    const ruled = ruledBy(plain, { delay: 'each', target: 200 });
    expect(eveningIn(eveningText(ruled))).toEqual(ruled);
    expect(newEvening(keeper, ruled, 3)).toEqual(ruled);
    expect(ruledBy(ruled, {})).toEqual(plain);
    expect(optionsFor(rules, keeper, ruled.options)).toMatchObject({ delay: 'each', target: 200, matchLimit: 100 });
    for (const other of [{ delay: 'never' }, { school: 'jeff' }, { readings: 'first' }, { target: '200' }])
      expect(optionsFor(rules, keeper, other)).toBeUndefined();
  });
});
