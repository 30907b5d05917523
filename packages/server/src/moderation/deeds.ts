// The audit log: every deed of an admin, with the name of the token that did it, in the same batch as the deed.
import type { Json } from '@sagebrush/engine';
import type { AdminDeed } from '@sagebrush/protocol/admin';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';

export interface Deed {
  readonly deed: AdminDeed['deed'];
  readonly person?: string;
  readonly table?: string;
  readonly report?: string | undefined;
  readonly details?: Json;
}

const PAGE = 100;

export function deedRow({ store: { db }, now }: Pick<Services, 'store' | 'now'>, admin: string, done: Deed): Statement {
  const { deed, person = null, table = null, report = null, details = {} } = done;
  const row = { id: freshId(), at: now(), admin, deed, person, tbl: table, report, details: JSON.stringify(details) };
  return statement(db.insertInto('deeds').values(row));
}

export async function deedsOf(
  { store: { db } }: Pick<Services, 'store'>,
  { person, before = Number.MAX_SAFE_INTEGER }: { readonly person?: string; readonly before?: number },
): Promise<AdminDeed[]> {
  const rows = db.selectFrom('deeds').selectAll().where('at', '<', before).orderBy('at', 'desc').limit(PAGE);
  const found = await (person === undefined ? rows : rows.where('person', '=', person)).execute();
  return found.map(({ tbl, details, deed, ...row }) => ({
    ...row,
    deed: deed as AdminDeed['deed'],
    table: tbl,
    details: JSON.parse(details) as Json,
  }));
}
