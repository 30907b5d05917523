// Tables that people have left: no ghosts in the lobby, a host who is there, and an end for what nobody comes back to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_KEEP } from '../retention/keep.ts';
import { codeOf, fresh32, type Guest, type House, infoOf, openHouse, record, tableOf } from '../testing/house.ts';

let ahead = 0;
let house: House;
let ann: Guest;
let bob: Guest;
beforeAll(async () => {
  house = await openHouse({
    tick: 20,
    now: () => Date.now() + ahead,
    monotonic: () => performance.now() + ahead,
  });
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
});
afterAll(() => house.close());

const listed = async (): Promise<readonly string[]> => (await bob.call('tables')).tables.map(({ id }) => id);
const stateOf = async (table: string): Promise<string> => (await infoOf(bob, table)).state;
/** Time goes on with every look, as it does: what is seen once is seen again. */
const soon = <T>(ask: () => Promise<T>) =>
  expect.poll(
    () => {
      ahead += 10_000;
      return ask();
    },
    { timeout: 60_000 },
  );

async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 10_000) {
    ahead += 10_000;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
const here = (person: Guest, table: string): Promise<boolean> =>
  infoOf(bob, table).then(({ chairs }) =>
    chairs.some(({ who }) => who?.kind === 'person' && who.id === person.me.id && who.here),
  );

test('a listed table leaves the lobby within a minute of its people, comes back with them, and closes after an hour', async () => {
  const table = await tableOf([ann], { listed: true, seats: 4 });
  const open = record(ann, table);
  await expect.poll(() => here(ann, table)).toBe(true);
  await pass(120_000);
  const [row] = (await bob.call('tables')).tables;
  expect(row).toMatchObject({ id: table, lang: 'en', chairs: [{ name: 'Ann', here: true }, null, null, null] });
  open.stop();
  await expect.poll(() => here(ann, table)).toBe(false);
  expect(await listed()).toEqual([table]);
  await soon(listed).toEqual([]);
  expect(await stateOf(table)).toBe('open');

  const again = record(ann, table);
  await expect.poll(listed).toEqual([table]);
  again.stop();
  await expect.poll(() => here(ann, table)).toBe(false);
  await soon(listed).toEqual([]);
  ahead += USUAL_KEEP.listedTables;
  await expect.poll(() => stateOf(table)).toBe('closed');
});

test('by a link, or with days for a decision, a table waits a week', async () => {
  const [friends, letters] = [
    await tableOf([ann], { seats: 4 }),
    await tableOf([ann], { seats: 4, listed: true, clock: { kind: 'days', days: 1 } }),
  ];
  await soon(listed).toEqual([]);
  ahead += USUAL_KEEP.listedTables;
  await pass(60_000);
  expect([await stateOf(friends), await stateOf(letters)]).toEqual(['open', 'open']);
});

test('the host’s powers pass on: at once when the host stands up, soon when the host is gone', async () => {
  const table = await tableOf([ann, bob], { seats: 4 });
  const params = { table };
  const seatBot = (person: Guest) => codeOf(person.call('seatBot', { params, body: { seat: 2, level: 'greenhorn' } }));
  await ann.call('stand', { params });
  expect((await infoOf(bob, table)).host).toBe(bob.me.id);
  expect([await seatBot(ann), await seatBot(bob)]).toEqual(['not-yours', 'fine']);
  await ann.call('sit', { params, body: { seat: 0, contribution: fresh32() } });
  const [atAnns, atBobs] = [record(ann, table), record(bob, table)];
  await expect.poll(async () => [await here(ann, table), await here(bob, table)]).toEqual([true, true]);
  await pass(60_000);
  expect((await infoOf(bob, table)).host).toBe(bob.me.id);
  atBobs.stop();
  await expect.poll(() => here(bob, table)).toBe(false);
  await soon(async () => (await infoOf(ann, table)).host).toBe(ann.me.id);
  atAnns.stop();
});
