// Ratings and standings: known strengths come out, and forfeits are named.
import type { Level } from '@sagebrush/bots';
import { fastRandom, fraction, optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test, vi } from 'vitest';
import { ratingsOf } from './ratings.ts';
import { type ArenaRound, type ArenaTask, openReferee } from './round.ts';
import { standingsAsText, standingsOf } from './standings.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const round = (deal: number, winner: string, loser: string): ArenaRound => ({
  deal,
  games: 1,
  moves: 1,
  shares: { [winner]: 1, [loser]: 0 },
  points: { [winner]: { [loser]: 1 }, [loser]: { [winner]: 0 } },
  leads: { [winner]: 10, [loser]: -10 },
  forfeits: [],
  styles: {},
});

test('who wins three games of four is about 191 points stronger, and the interval holds it', () => {
  const random = fastRandom('elo');
  const rounds = Array.from({ length: 2000 }, (_, deal) =>
    fraction(random) < 0.75 ? round(deal, 'a', 'b') : round(deal, 'b', 'a'),
  );
  const [a, b] = ratingsOf(rounds, ['a', 'b'], 's');
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(165);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeLessThan(217);
  expect(a?.low).toBeLessThan((400 * Math.log10(3)) / 2);
  expect(a?.high).toBeGreaterThan((400 * Math.log10(3)) / 2);
  expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0);
});

test('ratings follow from common opponents, and winning everything is not infinite', () => {
  const rounds = [round(0, 'a', 'b'), round(1, 'b', 'c'), round(2, 'a', 'b'), round(3, 'b', 'c')];
  const [a, b, c] = ratingsOf(rounds, ['a', 'b', 'c'], 's').map(({ elo }) => elo);
  expect(a).toBeGreaterThan(b ?? 0);
  expect(b).toBeGreaterThan(c ?? 0);
  expect(a).toBeLessThan(1000);
});

const task: ArenaTask = {
  game: 'corral',
  seats: ['live', 'live', 'live'],
  options: { selfAmbush: 'discard', ambushSpendsAim: true, jokerLawmen: false },
  lineUps: [
    [
      { name: 'deputy', plays: { level: 'deputy' } },
      { name: 'cowhand', plays: { level: 'cowhand' } },
      { name: 'broken', plays: { command: 'exit 7' } },
    ],
  ],
  seed: 'arena',
  iterations: 10,
  ms: 5000,
};

test('a program that crashes loses by forfeit; the others share the win', async () => {
  const referee = openReferee(games.find('corral'), task);
  const played = await referee.playRound(0);
  referee.dismiss();
  expect(played.games).toBe(3);
  expect(played.shares).toEqual({ deputy: 0.5, cowhand: 0.5, broken: 0 });
  expect(played.forfeits.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(new Array(3).fill('broken crashed'));
  expect(played.points['broken']).toEqual({ deputy: 0, cowhand: 0 });
  const standings = standingsOf(task, [played]);
  expect(standings.entrants.at(-1)).toMatchObject({ name: 'broken', forfeits: 3, games: 3 });
  expect(standings.entrants.at(-1)).not.toHaveProperty('lead');
  expect(standingsAsText(task, standings)).toContain('broken: crashed, 3 times; for example ended with code 7');
});

test('points ahead are counted deal by deal, on the same cards for both', async () => {
  const lineUp = ['deputy', 'greenhorn', 'deputy', 'greenhorn'].map((level) => ({
    name: level,
    plays: { level: level as Level },
  }));
  const wyoming = games.find('wyoming');
  const hand: ArenaTask = {
    ...task,
    game: 'wyoming',
    seats: ['live', 'live', 'live', 'live'],
    options: optionsUnder(wyoming, wyoming.rules, { matchLimit: 1 }),
    lineUps: [lineUp],
  };
  const referee = openReferee(wyoming, hand);
  const rounds = [await referee.playRound(0), await referee.playRound(1), await referee.playRound(2)];
  const [deputy, greenhorn] = ['deputy', 'greenhorn'].map((name) => rounds.map(({ leads }) => leads[name] as number));
  expect(greenhorn).toEqual(deputy?.map((lead) => -lead));
  const { entrants } = standingsOf(hand, rounds);
  const mean = (deputy as number[]).reduce((sum, lead) => sum + lead, 0) / 3;
  expect(entrants.find(({ name }) => name === 'deputy')?.lead?.mean).toBeCloseTo(mean);
  expect(mean).toBeGreaterThan(0);
});

test('a round is the same whenever it is played', async () => {
  const ours = { ...task, lineUps: [task.lineUps[0]?.slice(0, 2) ?? []], seats: ['live', 'live'] as const };
  const play = (deal: number) => openReferee(games.find('corral'), ours).playRound(deal);
  expect(await play(4)).toEqual(await play(4));
});
