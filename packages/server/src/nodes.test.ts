// Three servers on one PostgreSQL: any of them serves any table, and it does not matter which of them dies.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { detach, verify } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { client, type NewTable } from '@sagebrush/protocol';
import { testCount } from '@sagebrush/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServeOptions } from './serve.ts';
import { browserAt } from './testing/accounts.ts';
import { fresh32, type Guest, guestAt, infoOf, momentOf, record, startedTable } from './testing/house.ts';
import { expectNothingLost, persistent, type Seated, takeSeat } from './testing/players.ts';
import { postgresHere } from './testing/postgres-here.ts';
import { childAt, ended, freePort } from './testing/process.ts';

const NODES = 3;
const MATCHES = testCount({ usual: 24, full: 60 });
/** One node is killed whenever so many more moves were promised. */
const MOVES_A_KILL = 60;
/** So many moves are made while a node is replaced; then they wait for it, or a fast machine would be done too soon. */
const MOVES_MEANWHILE = 240;
const postgres = postgresHere();
let database: string;
let ports: number[];
let nodes: ChildProcess[];

/** A node that has reached its records: one that has only just begun, on a busy machine, may have to say "in a moment". */
async function start(port: number, more: ServeOptions = {}): Promise<ChildProcess> {
  const node = await childAt({ port, database, tick: 500, ...more });
  await persistent(async () => {
    if (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) throw new Error('it has not reached its records yet');
  });
  return node;
}
const baseOf = (index: number): string => `http://127.0.0.1:${ports[index % NODES]}`;

beforeAll(async () => {
  database = await postgres.database('nodes');
  ports = await Promise.all(Array.from({ length: NODES }, freePort));
  nodes = await Promise.all(ports.map((port) => start(port)));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => ended(node, 'SIGTERM')));
});

/** A person who turns to the next node when one does not answer, and does nothing while `mayAct` says no. */
function roaming(guest: Guest, first: number, mayAct: () => boolean = () => true): Guest {
  let at = first;
  const ask: typeof fetch = async (path, init) => {
    while (init?.method === 'POST' && !mayAct()) await pause(20);
    try {
      return await fetch(`${baseOf(at)}${String(path)}`, init);
    } catch (error) {
      at += 1;
      throw error;
    }
  };
  return { ...guest, ...client({ token: guest.token, fetch: ask, patience: () => 20 }) };
}

const promisesIn = (seats: readonly Seated[]): number => seats.reduce((sum, { promised }) => sum + promised.length, 0);

const WISHES: readonly (Partial<NewTable> & { bots: string[] })[] = [
  { game: 'corral', bots: ['greenhorn'] },
  { game: 'wyoming', options: { target: 50, matchLimit: 1, handLimit: 10 }, bots: ['greenhorn'] },
  { game: 'cowpoker', seats: 3, bots: ['cowhand'] },
];

test(`${MATCHES} matches across three nodes, one of which is killed again and again`, {
  timeout: 600_000,
}, async () => {
  const seats: Seated[] = [];
  let allowed = MOVES_A_KILL + MOVES_MEANWHILE;
  const mayAct = (): boolean => promisesIn(seats) < allowed;
  const tables = await Promise.all(
    Array.from({ length: MATCHES }, async (_, index) => {
      const { bots, ...wish } = WISHES[index % WISHES.length] ?? { bots: [] };
      const pair = await Promise.all(
        [0, 1].map(async (other) => roaming(await persistent(() => guestAt(baseOf(index))), index + other, mayAct)),
      );
      return { pair, table: await startedTable(pair, wish, bots) };
    }),
  );
  seats.push(...tables.flatMap(({ pair, table }) => pair.map((guest) => takeSeat(guest, table, 'home'))));
  const all = Promise.all(seats.map(({ done }) => done));
  let isDone = false;
  const done = all.finally(() => {
    isDone = true;
  });
  detach(done, () => undefined);
  let kills = 0;
  while (!isDone) {
    const wanted = promisesIn(seats) + MOVES_A_KILL;
    allowed = wanted + MOVES_MEANWHILE;
    await expect.poll(() => isDone || promisesIn(seats) >= wanted, { timeout: 120_000, interval: 10 }).toBe(true);
    const victim = kills % NODES;
    await ended(nodes[victim] as ChildProcess, 'SIGKILL');
    nodes[victim] = await start(ports[victim] ?? 0);
    kills += 1;
  }
  await all;
  // Each of them at least once.
  expect(kills).toBeGreaterThanOrEqual(NODES);

  for (const seated of seats) await expectNothingLost(seated);
  const matches = new Set(seats.flatMap(({ promised }) => promised.map(({ match }) => match)));
  expect(matches.size).toBe(MATCHES);
  const reader = seats[0]?.guest as Guest;
  for (const match of matches) {
    const { outcome, game } = await reader.call('match', { params: { match } });
    expect(outcome).not.toBeNull();
    expect(verify(games.find(game), await reader.call('log', { params: { match } }))).toEqual([]);
  }
});

test('what happens at one node is heard at another, and who is at which is known at all', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name, index) => guestAt(baseOf(index), name)));
  if (!ann || !bob) throw new Error('nobody came');
  const table = await startedTable([ann, roaming(bob, 1)], { game: 'corral' });
  const [atFirst, atSecond] = [record(ann, table), record(roaming(bob, 1), table)];
  const watcher = record(client({ base: baseOf(2), patience: () => 20 }), table);
  for (const recorder of [atFirst, atSecond, watcher]) await recorder.until(({ type }) => type === 'hello');
  for (const from of [0, 1, 2]) {
    const text = `word ${from}`;
    await roaming(ann, from).call('chat', { params: { table }, body: { text } });
    const isIt = (message: { type: string }): boolean =>
      'line' in message && (message.line as { text: string }).text === text;
    for (const recorder of [atFirst, atSecond, watcher]) await recorder.until(isIt);
  }
  const here = async (at: number): Promise<boolean[]> =>
    (await infoOf(client({ base: baseOf(at) }), table)).chairs.map(({ who }) => who?.kind === 'person' && who.here);
  for (const at of [0, 1, 2]) await expect.poll(() => here(at), { timeout: 30_000 }).toEqual([true, true]);
  atSecond.stop();
  const left = Date.now();
  for (const at of [0, 1, 2])
    await expect.poll(() => here(at), { timeout: 30_000, interval: 20 }).toEqual([true, false]);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) expect(Date.now() - left).toBeLessThan(1000);
  for (const recorder of [atFirst, watcher]) recorder.stop();
});

test('pairing across three nodes: whoever asks, wherever and however often, sits at one table with one other', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, index) => guestAt(baseOf(index))));
  const asked = people.flatMap((person, index) =>
    [0, 1, 2].map(async (at) => {
      const { table } = await roaming(person, index + at).call('playNow', {
        body: { game: 'corral', contribution: fresh32() },
      });
      return { person: person.me.id, table: table.id };
    }),
  );
  const answers = await Promise.all(asked);
  const reader = people[0] as Guest;
  const seatedAt = new Map<string, string[]>();
  for (const table of new Set(answers.map((answer) => answer.table))) {
    const { state, chairs } = await infoOf(reader, table);
    if (state === 'closed') continue;
    expect(state).toBe('playing');
    for (const { who } of chairs)
      if (who?.kind === 'person') seatedAt.set(who.id, [...(seatedAt.get(who.id) ?? []), table]);
  }
  expect([...seatedAt.keys()].sort()).toEqual(people.map(({ me }) => me.id).sort());
  for (const tables of seatedAt.values()) expect(tables).toHaveLength(1);
  expect(new Set([...seatedAt.values()].flat()).size).toBe(people.length / 2);
});

test('your turn and who is here are right at every node, also when one of them dies', async () => {
  const port = await freePort();
  const doomed = await start(port);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => browserAt({ base: baseOf(0) }, name)));
  if (!ann || !bob) throw new Error('nobody came');
  const settings = { game: 'corral', clock: { kind: 'days', days: 1 } } as const;
  const table = await startedTable([ann, bob], settings);
  const end = new AbortController();
  /** What each node tells each of them is waiting, as it was said last. */
  const told = [ann, bob].map((guest) =>
    [0, 1, 2].map((at) => {
      const page = { waiting: -1 };
      const following = async (): Promise<void> => {
        const here = client({ base: baseOf(at), token: guest.token, patience: () => 20 });
        for await (const { message } of here.followMe({ signal: end.signal }))
          if (message.type === 'inbox') page.waiting = message.items.length;
      };
      detach(following(), () => undefined);
      return page;
    }),
  );
  const waiting = () => told.map((pages) => pages.map((page) => page.waiting));
  const turnOf = async (): Promise<number> => ((await momentOf(ann, table)).asked ? 0 : 1);
  const allTold = async (asked: number, within = 30_000) => {
    const wanted = [0, 1].map((person) => [0, 1, 2].map(() => Number(person === asked)));
    await expect.poll(waiting, { timeout: within, interval: 20 }).toEqual(wanted);
  };
  const asked = await turnOf();
  await allTold(asked);
  // Who is asked has the table open at a node that dies, in the middle of telling the others of a move.
  const [mover, other] = asked === 0 ? [ann, bob] : [bob, ann];
  const atDoomed = { ...mover, ...client({ base: `http://127.0.0.1:${port}`, token: mover.token }) };
  const recorder = record(atDoomed, table);
  await recorder.until(({ type }) => type === 'hello');
  const isHere = async () =>
    (await infoOf(other, table)).chairs.some(({ who }) => who?.kind === 'person' && who.id === mover.me.id && who.here);
  await expect.poll(isHere, { timeout: 30_000 }).toBe(true);
  const acted = Date.now();
  while ((await turnOf()) === asked) {
    const { match, seq, choices } = await momentOf(mover, table);
    await atDoomed.call('act', { params: { table }, body: { match, seq, action: choices[0] as never } });
  }
  const killed = ended(doomed, 'SIGKILL');
  await allTold(1 - asked);
  await killed;
  const died = Date.now();
  await expect.poll(isHere, { timeout: 30_000, interval: 20 }).toBe(false);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) {
    expect(died - acted).toBeLessThan(6000);
    expect(Date.now() - died).toBeLessThan(6000);
  }
  recorder.stop();
  const moved = Date.now();
  while ((await turnOf()) !== asked) {
    const { match, seq, choices } = await momentOf(other, table);
    await other.call('act', { params: { table }, body: { match, seq, action: choices[0] as never } });
  }
  await allTold(asked);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) expect(Date.now() - moved).toBeLessThan(1000);
  end.abort();
});

/** A table whose bot is thought about by a node that takes for ever. */
async function stuckTable(slow: number): Promise<{ readonly table: string; readonly seq: number }> {
  const guest = await guestAt(`http://127.0.0.1:${slow}`);
  const table = await startedTable([guest], { game: 'corral' }, ['greenhorn']);
  for (;;) {
    const { asked, seq, match, choices } = await momentOf(guest, table);
    const action = choices[0];
    if (!asked || !action) return { table, seq };
    await guest.call('act', { params: { table }, body: { match, seq, action } });
  }
}

test.each([
  { signal: 'SIGKILL', within: 5000 },
  { signal: 'SIGTERM', within: 3000 },
] as const)('a node that ends by $signal in the middle of a thought is replaced', async ({ signal, within }) => {
  const port = await freePort();
  const slow = await start(port, { botPace: 600_000 });
  const { table, seq } = await stuckTable(port);
  const recorder = record(client({ base: baseOf(1), patience: () => 20 }), table);
  await recorder.until(({ type }) => type === 'hello');
  const began = Date.now();
  await ended(slow, signal);
  await recorder.until((message) => message.type === 'moment' && message.moment.seq > seq);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) expect(Date.now() - began).toBeLessThan(within);
  recorder.stop();
});
