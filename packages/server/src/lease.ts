// This node among those that work on one store: it lives while its lease is renewed, and what it has taken on no other
// one does.
import { sql } from 'kysely';
import type { Services } from './services.ts';
import { DATABASE_TIME } from './storage/postgres-time.ts';
import { type Store, statement } from './storage/store.ts';

/** Word to the other nodes that something is due and nobody holds it. */
export const WAKE_TOPIC = 'wake';
/**
 * A node that has not renewed its lease for so long is taken for dead: with a tick of a second it is replaced within
 * five.
 */
const LEASE = 3000;
const MOST_AT_ONCE = 200;

/** No lease runs longer than this: one that does was signed before the database's clock was set back. */
const LONGEST = sql<number>`${DATABASE_TIME} + ${sql.lit(2 * LEASE)}`;

/**
 * The nodes whose lease runs, to compare with. Machines disagree about the time: leases are written and read by the
 * database's clock alone.
 */
export const aliveNodes = (db: Store['db']) =>
  db.selectFrom('leases').select('node').where('until', '>', DATABASE_TIME).where('until', '<=', LONGEST);
const deadNodes = (db: Store['db']) =>
  db
    .selectFrom('leases')
    .select('node')
    .where((row) => row.or([row('until', '<=', DATABASE_TIME), row('until', '>', LONGEST)]));

interface StalePresence {
  readonly feed: string;
  readonly person: string;
  readonly node: string;
}
export interface Lease {
  renew(): Promise<void>;
  /**
   * The tables where something is due that this node has to do: what it has taken before, and what nobody alive holds.
   */
  take(): Promise<string[]>;
  /** Who had a table open at a node that is dead. */
  stalePresence(): Promise<StalePresence[]>;
  /** Everything is put back. Who was here has time to come back at another node before they are missed. */
  end(): Promise<void>;
}

/**
 * A store that only one node can use knows no others: whatever was held before is free, and nothing has to be renewed.
 */
export function leaseOf({ store, node, now }: Pick<Services, 'store' | 'node' | 'now'>): Lease {
  const { db, others } = store;
  const forgetRails = (gone: string) => statement(db.deleteFrom('rails').where('node', '=', gone));
  const started = now();
  let isSigned = false;
  let mayBeStale = others === undefined;

  /** Where there is one node, those before it are dead; looked for once, when people have had time to come back. */
  async function forerunners(): Promise<{ readonly node: string }[]> {
    if (!mayBeStale || now() < started + LEASE) return [];
    const found = await db.selectFrom('presence').select('node').distinct().where('node', '!=', node).execute();
    mayBeStale = found.length > 0;
    return found;
  }

  return {
    async renew() {
      if (isSigned && !others) return;
      const until = others ? sql<number>`${DATABASE_TIME} + ${sql.lit(LEASE)}` : now() + LEASE;
      const row = db.insertInto('leases').values({ node, until });
      await store.commit([
        ...(others ? [] : [statement(db.deleteFrom('leases').where('node', '!=', node))]),
        statement(row.onConflict((clash) => clash.column('node').doUpdateSet({ until }))),
      ]);
      isSigned = true;
    },
    async take() {
      const free = db
        .selectFrom('matches')
        .select('id')
        .where('wake_at', '<=', now())
        .where((row) =>
          row.or([
            row('holder', 'is', null),
            others ? row('holder', 'not in', aliveNodes(db)) : row('holder', '!=', node),
          ]),
        )
        .orderBy('wake_at')
        .limit(MOST_AT_ONCE);
      const locked = others ? free.modifyEnd(sql`for update skip locked`) : free;
      await store.commit([statement(db.updateTable('matches').set({ holder: node }).where('id', 'in', locked))]);
      const held = await db
        .selectFrom('matches')
        .select('tbl')
        .where('wake_at', '<=', now())
        .where('holder', '=', node)
        .execute();
      return held.map(({ tbl }) => tbl);
    },
    async stalePresence() {
      const dead = others ? await deadNodes(db).execute() : await forerunners();
      const missed: StalePresence[] = [];
      for (const { node: gone } of dead) {
        const rows = await db.selectFrom('presence').selectAll().where('node', '=', gone).limit(MOST_AT_ONCE).execute();
        if (rows.length === 0)
          await store.commit([forgetRails(gone), statement(db.deleteFrom('leases').where('node', '=', gone))]);
        missed.push(...rows);
      }
      return missed;
    },
    async end() {
      // Only what is due has a holder: without saying so every match ever stored would be looked at.
      const held = db
        .updateTable('matches')
        .set({ holder: null })
        .where('wake_at', 'is not', null)
        .where('holder', '=', node);
      await store.commit([statement(held), forgetRails(node)]);
      others?.announce({ feed: WAKE_TOPIC, n: 0 });
    },
  };
}
