// Two short evenings on each engine, both at once; `npm test -- soak` makes them long.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, test } from 'vitest';
import { postgresHere } from '../testing/postgres-here.ts';
import { type Figures, soak, weightOf } from './soak.ts';

const MINUTES = Number(process.env['SAGEBRUSH_SOAK_MINUTES'] ?? 0.2);
const EVENINGS = Math.max(2, Math.round(MINUTES / 3));
const seed = process.env['SAGEBRUSH_SEED'] ?? Math.random().toString(36).slice(2);
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-soak-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

const TIME = { timeout: 300_000 + MINUTES * 240_000 };
/** Both engines share the minutes. */
const course = {
  games: ['corral', 'cowpoker'],
  seed,
  evenings: EVENINGS,
  seconds: (MINUTES * 60) / EVENINGS / 2,
};
const told = (engine: string) => (figures: Figures) => {
  if (process.env['SAGEBRUSH_SOAK_MINUTES'] !== undefined)
    process.stdout.write(`${engine} ${JSON.stringify(figures)}\n`);
};

test.concurrent('evenings on SQLite leave memory, handles and disk as they were', TIME, ({ expect }) => {
  const dataFolder = join(folder, 'data');
  const weigh = async () => weightOf(dataFolder);
  return soak({ ...course, store: { dataFolder }, weigh, onEvening: told('SQLite'), expect });
});

test.concurrent(
  'evenings on PostgreSQL, which crashes, leave memory, handles and disk as they were',
  TIME,
  async ({ expect }) => {
    const database = await postgres.database('soak');
    const weigh = async (): Promise<number> => {
      const client = new pg.Client(database);
      client.on('error', () => undefined);
      await client.connect();
      // What autovacuum does by and by.
      await client.query('VACUUM FULL');
      const { rows } = await client.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
      await client.end();
      return Number(rows[0]?.size);
    };
    await soak({ ...course, store: { database }, weigh, crash: postgres.crash, onEvening: told('PostgreSQL'), expect });
  },
);
