// Five thousand hostile requests against a real server on each engine: no death, no 5xx but 503, memory flat, the match
// beside unharmed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { postgresHere } from '../testing/postgres-here.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = Number(process.env['SAGEBRUSH_FUZZ'] ?? 5000);
const seed = process.env['SAGEBRUSH_SEED'] ?? Math.random().toString(36).slice(2);
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-fuzz-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

const TIME = { timeout: 300_000 + REQUESTS * 20 };

test(`${REQUESTS} hostile requests at a server on SQLite`, TIME, () =>
  fuzz({ store: { dataFolder: join(folder, 'data') }, seed, requests: REQUESTS }),
);

test(`${REQUESTS} hostile requests at a server on PostgreSQL`, TIME, async () =>
  fuzz({ store: { database: await postgres.database('fuzz') }, seed, requests: REQUESTS }),
);
