// Threads that break: each is replaced, whoever asked is told, and the table plays on.

import { openMatch, startOf, viewAndChoices } from '@sagebrush/engine';
import { afterAll, expect, test } from 'vitest';
import { codeOf, fresh32, type Guest, infoOf, momentOf, openHouse, playOn } from '../testing/house.ts';
import { games, SEATS, UNWELL } from '../testing/unwell.ts';
import type { Task } from './pool.ts';
import { type Threads, threadsFor } from './threads.ts';

const opened: Threads[] = [];
afterAll(() => Promise.all(opened.map((threads) => threads.close())));
function threads(more: { readonly overtime?: number; readonly memory?: number }): Threads {
  const one = threadsFor({ gamesModule: UNWELL, count: 1, ready: 0, onBroken: () => undefined, ...more });
  opened.push(one);
  return one;
}
function taskFor(seat: number): Task {
  const game = games.find('draw-play');
  const chance = { kind: 'seed', seed: 'unwell' } as const;
  const match = openMatch(
    game,
    startOf(game, { match: 'unwell', seats: game.seating(4), options: {}, dealer: seat, chance }),
  );
  return {
    game: game.id,
    level: 'deputy',
    table: match.table,
    seat,
    ...viewAndChoices(match, seat),
    ms: 2,
    seed: 'any',
  };
}

test.each([
  { what: 'ends', seat: SEATS.exits, more: {}, why: 'exited with code: 7' },
  { what: 'eats all its memory', seat: SEATS.eats, more: { memory: 64 }, why: 'memory limit' },
  { what: 'hangs', seat: SEATS.hangs, more: { overtime: 5000 }, why: 'aborted' },
])(
  'a thread that $what is an error for who asked, and the next question gets a new one',
  async ({ seat, more, why }) => {
    const one = threads(more);
    await expect(one.run(taskFor(SEATS.well))).resolves.toMatchObject({ action: { type: 'draw' } });
    await expect(one.run(taskFor(seat))).rejects.toThrow(why);
    await expect(one.run(taskFor(SEATS.well))).resolves.toMatchObject({ action: { type: 'draw' } });
  },
);

const bot = 'greenhorn';
/** A table of people, with a bot in one of the chairs. */
async function tableWith(botSeat: number, people: readonly Guest[]): Promise<string> {
  const [host] = people as readonly [Guest];
  const { table } = await host.call('openTable', { body: { game: 'draw-play', seats: 4 } });
  const params = { table: table.id };
  await host.call('seatBot', { params, body: { seat: botSeat, level: bot } });
  const free = Object.values(SEATS).filter((seat) => seat !== botSeat);
  for (const [index, person] of people.entries())
    await person.call('sit', { params, body: { seat: free[index] ?? 0, contribution: fresh32() } });
  await host.call('start', { params });
  return table.id;
}

test('where a bot breaks its thread any legal action is played, and who wants a hint hears 503', async () => {
  const house = await openHouse({ gamesModule: UNWELL });
  const people = await Promise.all(['Ann', 'Bob', 'Cal'].map((name) => house.guest(name)));
  const broken = await tableWith(SEATS.exits, people);
  await Promise.all(people.map((person) => playOn(person, broken)));
  const [ann] = people as [Guest];
  expect((await infoOf(ann, broken)).state).toBe('over');

  const table = await tableWith(SEATS.well, people);
  await expect.poll(async () => (await momentOf(ann, table)).asked, { timeout: 60_000 }).toBe(true);
  expect(await codeOf(ann.call('hint', { params: { table }, body: { level: bot } }))).toBe('unavailable');
  const healthy = (await house.app.inject('/healthz')).statusCode;
  expect(healthy).toBe(200);
  await house.close();
});
