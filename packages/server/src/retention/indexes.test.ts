// Retention costs the same beside many stored matches as beside few: counted in pages on PostgreSQL, read from the
// plans of SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { loggerFrom } from '../ops/logger.ts';
import { postgresStore } from '../storage/postgres.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import type { Statement, Store } from '../storage/store.ts';
import { rooms } from '../tables/rooms.ts';
import { pagesTouched } from '../testing/postgres.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { servicesOn } from '../testing/services.ts';
import { fillAndClose, storedMatches } from '../testing/stored-matches.ts';
import { USUAL_KEEP } from './keep.ts';
import { retention } from './retention.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-indexes-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

/** One round of retention on a store, as a node would do it. */
async function cleanOnce(store: Store): Promise<boolean> {
  const log = {
    ...loggerFrom('silent'),
    error: ({ err }: Readonly<Record<string, unknown>>) => expect(err).toBeUndefined(),
  };
  const services = await servicesOn(store, log);
  const isMore = await retention(
    services,
    rooms(services, () => undefined),
    USUAL_KEEP,
  )();
  await services.bots.close();
  return isMore;
}

async function pagesOfARound(stored: number): Promise<number> {
  const database = await postgres.database(`cleaned${stored}`);
  await fillAndClose(await postgresStore(database), storedMatches('PostgreSQL', stored));
  const before = await pagesTouched(database);
  const store = await postgresStore(database);
  expect(await cleanOnce(store)).toBe(false);
  await store.close();
  return (await pagesTouched(database)).pages - before.pages;
}

test('a round of retention touches no more pages beside 20,000 stored matches than beside 200', {
  timeout: 120_000,
}, async () => {
  const few = await pagesOfARound(200);
  const many = await pagesOfARound(20_000);
  // An index may be one level deeper; reading through any of the tables would be hundreds of pages.
  expect(many).toBeLessThan(few + 100);
});

/** Whatever is asked through Kysely or written as a batch, kept as text. */
function overheard(store: Store): { readonly store: Store; readonly said: Statement[] } {
  const said: Statement[] = [];
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      said.push(store.db.getExecutor().compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const commit = async (batch: readonly Statement[]): Promise<void> => {
    said.push(...batch);
    await store.commit(batch);
  };
  return { store: { ...store, db: store.db.withPlugin(listen), commit }, said };
}

test('no statement of a round reads through a whole table of SQLite, with something to do for each of them', async () => {
  const real = await sqliteStore(join(folder, 'plans.sqlite'));
  await real.commit(storedMatches('SQLite', 500).map((sql) => ({ sql, parameters: [] })));
  const spent = [
    'update matches set people = 1 where started = 1',
    'update matches set outcome = null where started = 2',
    'update tables set swept = 0 where created < 3',
    "insert into people (id, name, lang, program, created, seen, address) values ('guest', 'Guest', 'en', 0, 1, 1, 'x')",
    "insert into people (id, name, lang, program, created, seen, address) select distinct person, 'Player', 'en', 0, 1, 1, null from seats",
  ];
  await real.commit(spent.map((sql) => ({ sql, parameters: [] })));
  const { store, said } = overheard(real);
  for (let round = 0; (await cleanOnce(store)) && round < 50; round++);
  expect(await real.db.selectFrom('people').select('id').where('id', '=', 'guest').execute()).toEqual([]);
  expect((await real.db.selectFrom('matches').select('id').execute()).length).toBe(498);
  const texts = [...new Map(said.map((one) => [one.sql, one])).values()];
  expect(texts.length).toBeGreaterThan(30);
  const reader = new DatabaseSync(join(folder, 'plans.sqlite'), { readOnly: true });
  const scans = texts.flatMap(({ sql, parameters }) => {
    const plan = reader.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(parameters as string[])) as { detail: string }[];
    return plan
      .filter(({ detail }) => /^SCAN (?!.* USING )/.test(detail) && !/CONSTANT ROW|SUBQUERY/.test(detail))
      .map(({ detail }) => `${detail}: ${sql}`);
  });
  reader.close();
  await real.close();
  expect(scans).toEqual([]);
});
