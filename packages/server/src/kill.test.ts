// Fifty times kill -9 in the middle of play: everyone comes back, nothing that was shown is lost, nothing happens
// twice.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { NewTable } from '@sagebrush/protocol';
import { testCount } from '@sagebrush/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guestAt, startedTable } from './testing/house.ts';
import { expectNothingLost, type Seated, takeSeat } from './testing/players.ts';
import { childAt, ended, freePort } from './testing/process.ts';

const ROUNDS = testCount({ usual: 10, full: 50 });
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-kill-'));
let port = 0;
let server: ChildProcess;

const start = (): Promise<ChildProcess> => childAt({ port, dataFolder: folder, tick: 200 });

beforeAll(async () => {
  port = await freePort();
  server = await start();
});
afterAll(async () => {
  await ended(server, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

const promisesIn = (seats: readonly Seated[]): number => seats.reduce((sum, { promised }) => sum + promised.length, 0);
const hasSeenAnEnd = ({ heard }: Seated): boolean =>
  heard.some(({ message }) => message.type === 'table' && message.table.state === 'over');

test('nothing that was shown is lost and nothing is applied twice', { timeout: 600_000 }, async () => {
  const base = `http://127.0.0.1:${port}`;
  const wishes: readonly (Partial<NewTable> & { bots: string[] })[] = [
    { game: 'corral', bots: ['deputy'] },
    { game: 'wyoming', options: { target: 50, matchLimit: 1 }, bots: ['greenhorn'] },
    { game: 'cowpoker', seats: 4, bots: ['cowhand', 'greenhorn'] },
  ];
  const seats: Seated[] = [];
  for (const { bots, ...wish } of wishes) {
    const pair = [await guestAt(base), await guestAt(base)];
    const table = await startedTable(pair, wish, bots);
    seats.push(...pair.map((guest) => takeSeat(guest, table, 'rematch')));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = seats.map(({ heard }) => heard.length);
    const wanted = promisesIn(seats) + 4;
    const isUnderWay = () =>
      promisesIn(seats) >= wanted && seats.every(({ heard }, index) => heard.length > (before[index] ?? 0));
    await expect.poll(isUnderWay, { timeout: 60_000, interval: 5 }).toBe(true);
    await pause(Math.random() * 60);
    await ended(server, 'SIGKILL');
    server = await start();
  }
  // A slow machine is killed before any match is over: a match that lived through kills has to come to its end.
  await expect.poll(() => seats.some(hasSeenAnEnd), { timeout: 300_000, interval: 50 }).toBe(true);
  for (const { stop } of seats) stop.abort();
  await Promise.all(seats.map(({ done }) => done));

  const matches = new Set<string>();
  for (const seated of seats) {
    await expectNothingLost(seated);
    for (const { match } of seated.promised) matches.add(match);
  }
  let finished = 0;
  for (const match of matches) {
    const guest = seats[0]?.guest as Guest;
    const { outcome, game } = await guest.call('match', { params: { match } });
    if (!outcome) continue;
    finished += 1;
    expect(verify(games.find(game), await guest.call('log', { params: { match } }))).toEqual([]);
  }
  expect(finished).toBeGreaterThan(0);
});
