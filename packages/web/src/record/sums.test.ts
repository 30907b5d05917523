// Sums over matches: streaks, opponents, shares.
import type { PlayedMatch } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../table/match-store.ts';
import { oldestFirst, opponentsOf, playedHere, sumsOf, winRates } from './sums.ts';

const match = (ended: number, won: boolean, ...others: PlayedMatch['others']): PlayedMatch => ({
  match: `match-${ended}`,
  game: 'corral',
  ended,
  won,
  place: won ? 1 : 2,
  rated: false,
  others,
});
const wins = (text: string): { won: boolean }[] => [...text].map((sign) => ({ won: sign === 'W' }));

test.each([
  ['', { matches: 0, wins: 0, streak: 0, bestStreak: 0 }],
  ['WWLW', { matches: 4, wins: 3, streak: 1, bestStreak: 2 }],
  ['WLLL', { matches: 4, wins: 1, streak: -3, bestStreak: 1 }],
  ['LWWW', { matches: 4, wins: 3, streak: 3, bestStreak: 3 }],
])('the sums of "%s"', (text, sums) => {
  expect(sumsOf(wins(text))).toEqual(sums);
});

test('a match counts once against each level and each person, however many of them sat there', () => {
  const deputy = { kind: 'bot', level: 'deputy' } as const;
  const ann = { kind: 'person', name: 'Ann' } as const;
  const played = [match(3, true, deputy, deputy, ann), match(1, false, deputy), match(2, true, ann)];
  expect(oldestFirst(played).map(({ ended }) => ended)).toEqual([1, 2, 3]);
  expect(opponentsOf(oldestFirst(played))).toEqual([
    { kind: 'bot', name: 'deputy', sums: { matches: 2, wins: 1, streak: 1, bestStreak: 1 } },
    { kind: 'person', name: 'Ann', sums: { matches: 2, wins: 2, streak: 2, bestStreak: 2 } },
  ]);
});

test('two people with one name are two, and one with two names is one', () => {
  const called = (id: string, name: string) => ({ kind: 'person', id, name }) as const;
  const played = [
    match(1, true, called('a', 'Ann')),
    match(2, false, called('b', 'Ann')),
    match(3, true, called('a', 'Annie')),
  ];
  expect(opponentsOf(played).map(({ sums }) => sums.matches)).toEqual([2, 1]);
});

test('the share of wins after each match', () => {
  expect(winRates(wins('WLWW'))).toEqual([1, 1 / 2, 2 / 3, 3 / 4]);
});

test('a match of this browser counts when it is over, without the seats that chance plays', () => {
  const saved = {
    id: 'here',
    game: 'cowpoker',
    you: 0,
    players: [
      { kind: 'you', name: 'Me' },
      { kind: 'bot', name: 'Hank', level: 'sheriff' },
      { kind: 'deadwood', name: 'Deadwood' },
    ],
    outcome: { scores: [5, 3, 0], places: [1, 2, 3], winners: [0], sheet: [] },
    started: 1,
    touched: 9,
  } as unknown as SavedMatch;
  expect(playedHere(saved)).toMatchObject({
    match: 'here',
    won: true,
    place: 1,
    ended: 9,
    others: [{ kind: 'bot', level: 'sheriff' }],
  });
  expect(playedHere({ ...saved, outcome: null })).toBeUndefined();
});
