// What a move costs beside few and many stored matches, on both engines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServeOptions } from '../packages/server/src/index.ts';
import { postgresStore } from '../packages/server/src/storage/postgres.ts';
import { sqliteStore } from '../packages/server/src/storage/sqlite.ts';
import { pagesTouched, startPostgres } from '../packages/server/src/testing/postgres.ts';
import { fillAndClose, storedMatches } from '../packages/server/src/testing/stored-matches.ts';
import {
  close,
  freshTally,
  head,
  line,
  medianOf,
  type Node,
  SECONDS,
  type Spell,
  spell,
  startNode,
  TABLES,
  title,
} from './spell.ts';
import { joinOurs, type Tally } from './table-clients.ts';

const MOST_STORED = Number(process.env['STORED'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

/** A node on this store with all its tables at play, for as long as somebody looks at it. */
async function busy<T>(settings: Partial<ServeOptions>, look: (node: Node, tally: Tally) => Promise<T>): Promise<T> {
  const node = await startNode(settings);
  const tally = freshTally();
  const { sockets } = await joinOurs([node.port], tally, TABLES);
  const seen = await look(node, tally);
  close(sockets);
  await node.stop();
  return seen;
}

/**
 * What a move costs beside few and many stored matches: a store of each size, taken in turns, so that what the machine
 * does besides weighs on all alike.
 */
async function storedIn(
  name: string,
  storeOf: (count: number) => Promise<Partial<ServeOptions>>,
): Promise<Map<number, Partial<ServeOptions>>> {
  const stores: { readonly count: number; readonly settings: Partial<ServeOptions>; readonly spells: Spell[] }[] = [];
  for (const count of [1000, 100_000, 1_000_000].filter((one) => one <= MOST_STORED))
    stores.push({ count, settings: await storeOf(count), spells: [] });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { settings, spells } of round % 2 === 0 ? stores : [...stores].reverse()) {
      const measured = await busy(settings, async (node, tally) => {
        await pause(5000);
        return spell([node], tally);
      });
      spells.push(measured);
    }
  }
  title(
    `${TABLES} tables of four beside stored matches, ${name}, medians of ${ROUNDS} spells in turns`,
    head('matches stored'),
  );
  for (const { count, spells } of stores) console.log(line(count.toLocaleString('en'), medianOf(spells)));
  return new Map(stores.map(({ count, settings }) => [count, settings]));
}

/**
 * The same without a clock, so that no other work on the machine shows in it: the pages of tables and indexes that
 * PostgreSQL has in hand for a move.
 */
async function pagesBeside(stores: ReadonlyMap<number, Partial<ServeOptions>>): Promise<void> {
  title(
    'Pages that PostgreSQL touches a move, of tables and indexes',
    '| matches stored | moves | pages a move |\n|---|---|---|',
  );
  for (const [count, settings] of stores) {
    const before = await pagesTouched(settings.database ?? '');
    await busy(settings, () => pause(SECONDS * 1000));
    const after = await pagesTouched(settings.database ?? '');
    const moves = after.rows - before.rows;
    console.log(
      `| ${count.toLocaleString('en')} | ${moves.toLocaleString('en')} | ${((after.pages - before.pages) / moves).toFixed(1)} |`,
    );
  }
}

export async function stored(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-stored-'));
  await storedIn('SQLite', async (count) => {
    const dataFolder = join(folder, String(count));
    await fillAndClose(await sqliteStore(join(dataFolder, 'sagebrush.sqlite')), storedMatches('SQLite', count));
    return { dataFolder };
  });
  rmSync(folder, { recursive: true });
  const postgres = await startPostgres();
  const stores = await storedIn('PostgreSQL', async (count) => {
    const database = await postgres.database(`stored${count}`);
    await fillAndClose(await postgresStore(database), storedMatches('PostgreSQL', count));
    await fillAndClose(await postgresStore(database), ['CHECKPOINT']);
    return { database };
  });
  await pagesBeside(stores);
  await postgres.stop();
}
