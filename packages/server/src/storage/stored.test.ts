// A move costs the same beside many stored matches as beside few, counted in the pages that PostgreSQL touches for it:
// no clock, so no noise.
import { expect, test } from 'vitest';
import { isOver, openHouse, record } from '../testing/house.ts';
import { pagesTouched } from '../testing/postgres.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { fillAndClose, storedMatches } from '../testing/stored-matches.ts';
import { postgresStore } from './postgres.ts';

const postgres = postgresHere();

/** A match of four bots: its seats, its deal, its moves and its end. */
async function playOne(database: string): Promise<void> {
  const house = await openHouse({ database });
  const host = await house.guest();
  const { table } = await host.call('openTable', { body: { game: 'draw-play', seats: 4 } });
  const params = { table: table.id };
  for (const seat of table.seats.keys()) await host.call('seatBot', { params, body: { seat, level: 'deputy' } });
  const recorder = record(host, table.id);
  await host.call('start', { params });
  await recorder.until(isOver);
  recorder.stop();
  await house.close();
}

async function pagesARow(stored: number): Promise<number> {
  const database = await postgres.database(`stored${stored}`);
  await fillAndClose(await postgresStore(database), storedMatches('PostgreSQL', stored));
  const before = await pagesTouched(database);
  await playOne(database);
  const after = await pagesTouched(database);
  expect(after.rows - before.rows).toBeGreaterThan(20);
  return (after.pages - before.pages) / (after.rows - before.rows);
}

test('a move touches no more pages beside 20,000 stored matches than beside 200', { timeout: 120_000 }, async () => {
  const few = await pagesARow(200);
  const many = await pagesARow(20_000);
  // An index may be one level deeper; reading through any of the tables would be hundreds of pages.
  expect(many).toBeLessThan(2 * few);
});
