// What a move costs beside few and many stored matches, on both engines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServeOptions } from '../packages/server/src/index.ts';
import { postgresStore } from '../packages/server/src/storage/postgres.ts';
import { sqliteStore } from '../packages/server/src/storage/sqlite.ts';
import type { Store } from '../packages/server/src/storage/store.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { close, freshTally, head, line, medianOf, type Spell, spell, startNode, TABLES, title } from './spell.ts';
import { joinOurs, SEATS } from './table-clients.ts';

const MOST_STORED = Number(process.env['STORED'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

/** What an engine calls so many numbers with a random id each, in the order of the ids: indexes grow at their end, which is quick. */
const NUMBERS = {
  SQLite: (first: number, last: number) => `WITH RECURSIVE c(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM c WHERE i < ${last})
    SELECT i, lower(hex(randomblob(11))) AS id FROM c ORDER BY 2`,
  PostgreSQL: (first: number, last: number) =>
    `SELECT i, substr(md5(random()::text || i), 1, 22) AS id FROM generate_series(${first}, ${last}) AS i ORDER BY 2`,
} as const;

/** Texts as long as those of a small match: a closed table, its start, its four players, an entry of its log. */
const DOC = JSON.stringify({ state: 'closed', chairs: 'x'.repeat(600) });
const START = JSON.stringify({ game: 'draw-play', chance: 'x'.repeat(300) });
const PLAYERS = JSON.stringify(SEATS.map((seat) => ({ kind: 'person', id: `person-${seat}`, name: 'Somebody', program: false })));
const ENTRY = '{"seat":0,"action":{"type":"draw"}}';

/** Finished matches, each a deal and ten moves, as the store would have them, written in bulk. */
const matches = (numbers: string): string[] => [
  `CREATE TEMP TABLE numbers AS ${numbers}`,
  'CREATE TEMP TABLE moves AS SELECT 0 AS seq',
  ...Array.from({ length: 10 }, (_, index) => `INSERT INTO moves VALUES (${index + 1})`),
  `INSERT INTO tables (id, state, listed, doc, created, changed) SELECT 't' || id, 'closed', 0, '${DOC}', i, i FROM numbers`,
  `INSERT INTO matches (id, tbl, start, secret, players, outcome, due, started, ended)
    SELECT 'm' || id, 't' || id, '${START}', '', '${PLAYERS}', '{"scores":[1,2,3,4],"winners":[3]}', NULL, i, i FROM numbers`,
  `INSERT INTO seats (match, seat, person, started)
    SELECT 'm' || id, seq, 'p' || (i % 5000), i FROM numbers CROSS JOIN moves WHERE seq < 4 ORDER BY id, seq`,
  `INSERT INTO feed (feed, n, kind, match, seq, body, at)
    SELECT 't' || id, seq + 1, CASE seq WHEN 0 THEN 'deal' ELSE 'entry' END, 'm' || id, seq, '${ENTRY}', i FROM numbers CROSS JOIN moves ORDER BY id, seq`,
  'DROP TABLE numbers',
  'DROP TABLE moves',
];

const FILLED = ['tables', 'matches', 'seats', 'feed'];
/** PostgreSQL would tidy up some minutes after so many rows: what it wants to know it is told now, and nothing runs while a move is measured. */
const tidied: string[] = FILLED.flatMap((table) => [`ALTER TABLE ${table} SET (autovacuum_enabled = false)`, `ANALYZE ${table}`]);

async function fill(store: Store, statements: readonly string[]): Promise<void> {
  await store.commit(statements.map((sql) => ({ sql, parameters: [] })));
  await store.close();
}

/** What a move costs beside few and many stored matches: a store of each size, taken in turns, so that what the machine does besides weighs on all alike. */
async function storedIn(name: string, storeOf: (count: number) => Promise<Partial<ServeOptions>>): Promise<void> {
  const stores: { readonly count: number; readonly settings: Partial<ServeOptions>; readonly spells: Spell[] }[] = [];
  for (const count of [1000, 100_000, 1_000_000].filter((one) => one <= MOST_STORED))
    stores.push({ count, settings: await storeOf(count), spells: [] });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { settings, spells } of round % 2 === 0 ? stores : [...stores].reverse()) {
      const node = await startNode(settings);
      const tally = freshTally();
      const { sockets } = await joinOurs([node.port], tally, TABLES);
      await pause(5000);
      spells.push(await spell([node], tally));
      close(sockets);
      await node.stop();
    }
  }
  title(`${TABLES} tables of four beside stored matches, ${name}, medians of ${ROUNDS} spells in turns`, head('matches stored'));
  for (const { count, spells } of stores) console.log(line(count.toLocaleString('en'), medianOf(spells)));
}

export async function stored(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-stored-'));
  await storedIn('SQLite', async (count) => {
    const dataFolder = join(folder, String(count));
    await fill(await sqliteStore(join(dataFolder, 'sagebrush.sqlite')), matches(NUMBERS.SQLite(1, count)));
    return { dataFolder };
  });
  rmSync(folder, { recursive: true });
  const postgres = await startPostgres();
  await storedIn('PostgreSQL', async (count) => {
    const database = await postgres.database(`stored${count}`);
    await fill(await postgresStore(database), [...matches(NUMBERS.PostgreSQL(1, count)), ...tidied]);
    await fill(await postgresStore(database), ['CHECKPOINT']);
    return { database };
  });
  await postgres.stop();
}
