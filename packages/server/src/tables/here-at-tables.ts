// Who has which table open, at any node that lives.
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';

/** A table, and who has it open. */
export interface Inhabited {
  readonly doc: TableDoc;
  readonly isHere: (person: string) => boolean;
}

/** For each of these tables, whether somebody has it open. */
export async function whoHasOpen(
  { store: { db, others }, node }: Pick<Services, 'store' | 'node'>,
  tables: readonly string[],
): Promise<(table: string) => Inhabited['isHere']> {
  if (tables.length === 0) return () => () => false;
  const rows = db.selectFrom('presence').select(['feed', 'person']).where('feed', 'in', tables);
  const alive = others ? rows.where('node', 'in', aliveNodes(db)) : rows.where('node', '=', node);
  const open = new Set((await alive.execute()).map(({ feed, person }) => `${feed} ${person}`));
  return (table) => (person) => open.has(`${table} ${person}`);
}
