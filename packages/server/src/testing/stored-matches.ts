// Stores with many finished matches in them, written in bulk.
import type { Store } from '../storage/store.ts';

/** So many numbers with a random id each, in the order of the ids: indexes grow at their end, which is quick. */
const NUMBERS = {
  SQLite: (count: number) => `WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${count})
    SELECT i, lower(hex(randomblob(11))) AS id FROM c ORDER BY 2`,
  PostgreSQL: (count: number) =>
    `SELECT i, substr(md5(random()::text || i), 1, 22) AS id FROM generate_series(1, ${count}) AS i ORDER BY 2`,
} as const;

/** Texts as long as those of a small match: a closed table, its start, its four players, an entry of its log. */
const DOC = JSON.stringify({ state: 'closed', chairs: 'x'.repeat(600) });
const START = JSON.stringify({ game: 'draw-play', chance: 'x'.repeat(300) });
const PLAYERS = JSON.stringify(
  Array.from({ length: 4 }, (_, seat) => ({ kind: 'person', id: `person-${seat}`, name: 'Somebody', program: false })),
);
const ENTRY = '{"seat":0,"action":{"type":"draw"}}';

/**
 * PostgreSQL would tidy up some minutes after so many rows: what it wants to know it is told now, and nothing runs
 * while a move is measured.
 */
const TIDIED = {
  SQLite: [],
  PostgreSQL: ['tables', 'matches', 'seats', 'feed'].flatMap((table) => [
    `ALTER TABLE ${table} SET (autovacuum_enabled = false)`,
    `ANALYZE ${table}`,
  ]),
} as const;

/** Finished matches, each a deal and ten moves, as the store would have them. */
export const storedMatches = (engine: keyof typeof NUMBERS, count: number): string[] => [
  `CREATE TEMP TABLE numbers AS ${NUMBERS[engine](count)}`,
  'CREATE TEMP TABLE moves AS SELECT 0 AS seq',
  ...Array.from({ length: 10 }, (_, index) => `INSERT INTO moves VALUES (${index + 1})`),
  `INSERT INTO tables (id, state, listed, doc, created, changed, swept) SELECT 't' || id, 'closed', 0, '${DOC}', i, i, 1 FROM numbers`,
  `INSERT INTO matches (id, tbl, start, secret, players, people, outcome, wake_at, started, ended)
    SELECT 'm' || id, 't' || id, '${START}', '', '${PLAYERS}', 4, '{"scores":[1,2,3,4],"winners":[3]}', NULL, i, i FROM numbers`,
  `INSERT INTO seats (match, seat, person, started)
    SELECT 'm' || id, seq, 'p' || (i % 5000), i FROM numbers CROSS JOIN moves WHERE seq < 4 ORDER BY id, seq`,
  `INSERT INTO feed (feed, n, kind, match, seq, body, at)
    SELECT 't' || id, seq + 1, CASE seq WHEN 0 THEN 'deal' ELSE 'entry' END, 'm' || id, seq, '${ENTRY}', i FROM numbers CROSS JOIN moves ORDER BY id, seq`,
  'DROP TABLE numbers',
  'DROP TABLE moves',
  ...TIDIED[engine],
];

export async function fillAndClose(store: Store, statements: readonly string[]): Promise<void> {
  await store.commit(statements.map((sql) => ({ sql, parameters: [] })));
  await store.close();
}
