// Folders that an older version left in the middle of a migration: it was killed between two statements, and had no
// transaction around them.
import type { CompiledQuery, QueryResult } from 'kysely';

/** Carries out one statement on SQLite's thread. */
export type Execute = (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<QueryResult<unknown>>;

const plain = (sql: unknown): string => String(sql).replace(/\s+/g, ' ').toLowerCase();

/**
 * Tells of each statement of the pending migrations whether it still has to run. Statements ran in order, so those that
 * are done
 * come first: from the first that is not, all are needed. One is done only if exactly what it would make is there.
 */
export function notYetDone(execute: Execute): (sql: string) => Promise<boolean> {
  let isHalfDone = true;

  async function first(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const { rows } = await execute({ sql, parameters });
    return Object.values((rows[0] ?? {}) as object)[0];
  }

  async function isDone(sql: string): Promise<boolean | undefined> {
    const made = /^create (?:unique )?(?:table|index) "(\w+)"/.exec(sql)?.[1];
    if (made) return plain(await first('SELECT sql FROM sqlite_schema WHERE name = ?', [made])) === plain(sql);
    const dropped = /^drop index "(\w+)"/.exec(sql)?.[1];
    if (dropped) return (await first('SELECT 1 FROM sqlite_schema WHERE name = ?', [dropped])) === undefined;
    const [, table, column] = /^alter table "(\w+)" (?:add column|rename column "\w+" to) "(\w+)"/.exec(sql) ?? [];
    if (table && column)
      return (await first('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', [table, column])) === 1;
    return undefined;
  }

  return async (sql) => {
    const done = isHalfDone ? await isDone(sql) : undefined;
    if (done === false) isHalfDone = false;
    return done !== true;
  };
}
