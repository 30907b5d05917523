// Every row of every table, in portions, from one engine to the other.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

export type StoredRow = Readonly<Record<string, unknown>>;
type Db = Kysely<Schema> | Transaction<Schema>;

/** Who is alive now is no property of a house. */
const PASSING = ['leases', 'nodes', 'presence', 'rails'];
const PORTION = 500;

/** The tables that make up a house, whatever migrations have added. */
export async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const all = await db.introspection.getTables();
  return all.map(({ name }) => name).filter((name) => !PASSING.includes(name));
}

/** SQLite numbers its rows: each portion begins after the last. */
export async function* sqliteRows(db: Db, table: string): AsyncGenerator<readonly StoredRow[]> {
  for (let last = 0; ; ) {
    const { rows } =
      await sql<StoredRow>`select rowid as row_number, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PORTION}`.execute(
        db,
      );
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.['row_number']);
    yield rows.map(({ row_number: _, ...row }) => row);
  }
}

/** Within a transaction: PostgreSQL keeps the place by a cursor. */
export async function* postgresRows(trx: Transaction<Schema>, table: string): AsyncGenerator<readonly StoredRow[]> {
  await sql`declare portions no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<StoredRow>`fetch ${sql.raw(String(PORTION))} from portions`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) break;
  }
  await sql`close portions`.execute(trx);
}

export const insertion = (db: Db, table: string, rows: readonly StoredRow[]) =>
  db.insertInto(table as keyof Schema).values([...rows] as never);
