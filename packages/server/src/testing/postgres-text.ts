// A PostgreSQL database as text that any other can take in: one statement a line, first the tables, then their rows,
// then keys and indexes.
import pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly usual: string | null;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isNeeded",
    pg_get_expr(d.adbin, d.adrelid) AS usual
  FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum`;
/** A key that is not null is said by its column already. */
const KEYS = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS statement
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1`;
const INDEXES = `
  SELECT pg_get_indexdef(indexrelid) AS statement FROM pg_index
    JOIN pg_class c ON c.oid = indrelid AND c.relnamespace = 'public'::regnamespace
  WHERE NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid) ORDER BY 1`;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const databaseAsText = (url: string): Promise<string> =>
  connected(url, async (client) => {
    const statementsOf = async (text: string): Promise<string[]> =>
      (await client.query<{ statement: string }>(text)).rows.map(({ statement }) => statement);
    const { rows: columns } = await client.query<Column>(COLUMNS);
    const byTable = Map.groupBy(columns, ({ table }) => table);
    const tables = [...byTable].map(
      ([table, its]) => `CREATE TABLE ${client.escapeIdentifier(table)} (${its.map(columnText).join(', ')})`,
    );
    const rows: string[] = [];
    for (const table of byTable.keys()) rows.push(await rowsAsText(client, table));
    return [...tables, ...rows, ...(await statementsOf(KEYS)), ...(await statementsOf(INDEXES))].join('\n');
  });

const columnText = ({ name, type, isNeeded, usual }: Column): string =>
  `${pg.escapeIdentifier(name)} ${type}${isNeeded ? ' NOT NULL' : ''}${usual === null ? '' : ` DEFAULT ${usual}`}`;

async function rowsAsText(client: pg.Client, table: string): Promise<string> {
  const name = client.escapeIdentifier(table);
  const { rows } = await client.query<{ rows: string }>(
    `SELECT coalesce(json_agg(t), '[]')::jsonb::text AS rows FROM ${name} t`,
  );
  return `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${client.escapeLiteral(rows[0]?.rows ?? '[]')})`;
}

/** Into an empty database. */
export const databaseFromText = (url: string, text: string): Promise<void> =>
  connected(url, async (client) => {
    for (const statement of text.split('\n')) await client.query(statement);
  });
