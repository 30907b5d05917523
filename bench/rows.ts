// What a row costs on PostgreSQL: written together with those that wait, and each alone, in turns in one process.
import { postgresStore } from '../packages/server/src/storage/postgres.ts';
import type { Statement } from '../packages/server/src/storage/store.ts';
import { insertRow } from '../packages/server/src/tables/feed.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { median } from './race.ts';
import { TABLES, title } from './spell.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const ROWS_A_ROUND = 600;
const WARM_UP = 3;
const AT = Date.UTC(2026, 10, 19);
const BODY = JSON.stringify({ seat: 2, action: { type: 'play', card: 'KH' } });

interface Cost {
  readonly cpu: number;
  readonly clock: number;
}

export async function rows(): Promise<void> {
  const postgres = await startPostgres();
  const store = await postgresStore(await postgres.database('rows'));
  const seqs = Array.from({ length: TABLES }, () => 0);
  const next = (table: number): Statement => {
    const n = (seqs[table] ?? 0) + 1;
    seqs[table] = n;
    const of = { feed: `table${table}`, match: `match${table}`, kind: 'entry', deadlines: null };
    return insertRow(store.db, { ...of, n, seq: n, body: BODY, at: AT + n });
  };
  /** One writer for each table, and each has one row on its way. */
  async function cost(made: (table: number) => Statement): Promise<Cost> {
    const [cpu, clock] = [process.cpuUsage(), performance.now()];
    let left = ROWS_A_ROUND;
    const write = async (table: number): Promise<void> => {
      while (left-- > 0) await store.commit([made(table)]);
    };
    await Promise.all(seqs.map((_, table) => write(table)));
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / ROWS_A_ROUND, clock: ((performance.now() - clock) * 1000) / ROWS_A_ROUND };
  }
  const ways = {
    together: next,
    'each alone': (table: number): Statement => {
      const { sql, parameters } = next(table);
      return { sql, parameters };
    },
  };
  const costs = Object.values(ways).map((made) => ({ made, of: [] as Cost[] }));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { made, of } of round % 2 === 0 ? costs : [...costs].reverse()) of.push(await cost(made));
  }
  title(
    `${TABLES} writers of rows on one PostgreSQL, medians of ${ROUNDS} rounds of ${ROWS_A_ROUND} rows in turns`,
    '| rows are written | CPU of the node a row, µs | by the clock a row, µs |\n|---|---|---|',
  );
  for (const [index, name] of Object.keys(ways).entries()) {
    const counted = costs[index]?.of.slice(WARM_UP) ?? [];
    const figure = (of: keyof Cost): string => median(counted.map((one) => one[of])).toFixed(0);
    console.log(`| ${name} | ${figure('cpu')} | ${figure('clock')} |`);
  }
  await store.close();
  await postgres.stop();
}
