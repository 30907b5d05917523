// Clocks that are set while people play: nobody is kept out, no seat is taken early and none is kept for ever.
import { expect, test } from 'vitest';
import { houseClock, trueTime } from './clock.ts';
import { leaseOf } from './lease.ts';
import { postgresStore } from './storage/postgres.ts';
import { statement } from './storage/store.ts';
import { actOnce, codeOf, type Guest, type House, infoOf, momentOf, openHouse, startedTable } from './testing/house.ts';
import { postgresHere } from './testing/postgres-here.ts';

const HOUR = 3_600_000;
const SECONDS = 600;
const postgres = postgresHere();

test('a clock that is set moves the house’s by a twentieth at most, and never back', () => {
  let [wall, elapsed] = [1_000_000_000, 0];
  const clock = houseClock(wall, () => elapsed);
  const pass = (ms: number): number => {
    wall += ms;
    elapsed += ms;
    clock.follow(wall);
    return clock.now();
  };
  expect(pass(1000)).toBe(1_000_001_000);
  for (const step of [-2 * HOUR, 2 * HOUR, 5 * HOUR, -5 * HOUR]) {
    wall += step;
    clock.follow(wall);
    for (let before = clock.now(), second = 0; second < 600; second++) {
      const now = pass(1000);
      expect(now - before).toBeGreaterThanOrEqual(949);
      expect(now - before).toBeLessThanOrEqual(1051);
      before = now;
    }
  }
  wall += HOUR;
  for (let second = 0; second < 25 * 3600; second++) pass(1000);
  expect(Math.abs(clock.now() - wall)).toBeLessThan(1000);
  elapsed -= HOUR;
  const stuck = clock.now();
  elapsed -= HOUR;
  expect(clock.now()).toBe(stuck);
});

const standsIn = async (guest: Guest, table: string): Promise<boolean[]> =>
  (await infoOf(guest, table)).chairs.map(({ who }) => who?.kind === 'person' && who.standIn);

test('the wall clock steps back and forth by hours: nobody gets 429, no seat is taken, and time runs out all the same', async () => {
  let [step, passed] = [0, 0];
  const house = await openHouse({
    now: () => Date.now() + step + passed,
    monotonic: () => performance.now() + passed,
    requestsPerMinute: 6000,
    tick: 50,
  });
  const pair = (await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)))) as [Guest, Guest];
  const table = await startedTable(pair, { options: { rounds: 100 }, clock: { kind: 'seconds', seconds: SECONDS } }, [
    'greenhorn',
    'greenhorn',
  ]);
  const isWell = async (): Promise<boolean> => {
    const [health, ready] = await Promise.all(['/healthz', '/readyz'].map((url) => house.app.inject({ url })));
    return health?.statusCode === 200 && ready?.statusCode === 200;
  };
  for (const by of [-2 * HOUR, 4 * HOUR, -26 * HOUR, 24 * HOUR]) {
    step += by;
    for (let moves = 0; moves < 5; moves++) {
      await expect
        .poll(() => Promise.all(pair.map(async (guest) => (await momentOf(guest, table)).asked)))
        .toContain(true);
      await actOnce(pair, table);
      expect(await codeOf(pair[1].call('me'))).toBe('fine');
    }
    await roundOfUpkeep(house, pair[0], () => (passed += 1001));
    expect(await standsIn(pair[0], table)).toEqual([false, false, false, false]);
    expect(await isWell()).toBe(true);
  }
  step -= 2 * HOUR;
  await expect.poll(() => Promise.all(pair.map(async (guest) => (await momentOf(guest, table)).asked))).toContain(true);
  passed += 1.1 * SECONDS * 1000;
  await expect.poll(() => standsIn(pair[0], table), { timeout: 60_000 }).toContain(true);
  await house.close();
});

/** Upkeep has looked at the clocks: another table's has run out, and its seat was taken. */
async function roundOfUpkeep(house: House, guest: Guest, pass: () => void): Promise<void> {
  const others = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => house.guest(name)));
  const soon = await startedTable([guest, ...others], { clock: { kind: 'seconds', seconds: 10 } });
  await expect
    .poll(
      async () => {
        pass();
        return standsIn(guest, soon);
      },
      { timeout: 60_000 },
    )
    .toContain(true);
}

test('/healthz and /readyz answer those who have used up their requests', async () => {
  const house = await openHouse({ requestsPerMinute: 6 });
  const status = async (url: string): Promise<number> => (await house.app.inject({ url })).statusCode;
  await expect.poll(() => status('/api/games'), { interval: 1 }).toBe(429);
  for (const url of ['/healthz', '/readyz', '/healthz?x=1']) expect(await status(url)).toBe(200);
  await house.close();
});

test('a node that joins others before they have caught up with a clock that was set begins with their time', async () => {
  const database = await postgres.database('joined');
  const store = await postgresStore(database);
  const asked = (): Promise<number> => trueTime(store, () => 0).first();
  expect(Math.abs((await asked()) - Date.now())).toBeLessThan(60_000);
  const lease = leaseOf({ store, node: 'other', now: Date.now });
  await lease.renew();
  const behind = Date.now() - 2 * HOUR;
  const node = { id: 'other', host: 'x', started: behind, load: '{}' };
  await store.commit([statement(store.db.insertInto('nodes').values({ ...node, seen: behind }))]);
  expect(await asked()).toBe(behind);
  await store.commit([statement(store.db.updateTable('leases').set({ until: Date.now() + 5 * HOUR }))]);
  expect(Math.abs((await asked()) - Date.now()), 'a lease from before the clock was set back').toBeLessThan(60_000);
  expect((await lease.stalePresence()).length).toBe(0);
  expect(await store.db.selectFrom('leases').selectAll().execute()).toEqual([]);
  await store.close();
});

test('a node whose machine is two hours ahead takes no seat early, and takes nobody for dead', async () => {
  const database = await postgres.database('clocks');
  const right = await openHouse({ database, tick: 50 });
  const wrong = await openHouse({
    database,
    tick: 50,
    now: () => Date.now() + 2 * HOUR,
    monotonic: () => performance.now(),
  });
  const guests = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => right.guest(name)));
  const [ann] = guests as [Guest];
  const table = await startedTable(guests, { clock: { kind: 'seconds', seconds: SECONDS } });
  const stream = await fetch(`${right.base}/api/tables/${table}/stream`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const isHere = async (): Promise<boolean> => {
    const who = (await infoOf(ann, table)).chairs[0]?.who;
    return who?.kind === 'person' && who.here;
  };
  await expect.poll(isHere, { timeout: 30_000 }).toBe(true);
  const soon = await startedTable(guests, { clock: { kind: 'seconds', seconds: 10 } });
  await expect.poll(() => standsIn(ann, soon), { timeout: 60_000 }).toContain(true);
  expect(await standsIn(ann, table)).toEqual([false, false, false, false]);
  expect(await isHere()).toBe(true);
  await stream.body?.cancel();
  await wrong.close();
  await right.close();
});
