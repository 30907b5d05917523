// The rows that a new table begins with.
import type { Payer } from '../quotas.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { isBrief, type TableDoc } from './doc.ts';
import { insertRow, messageRow } from './feed.ts';
import { infoOf } from './info.ts';

/** A new table's row and the first line of its feed. */
export function tableRows({ store: { db } }: Services, doc: TableDoc, payer: Payer): readonly Statement[] {
  const at = doc.created;
  const row = {
    id: doc.id,
    state: doc.state,
    listed: Number(doc.listed),
    brief: Number(isBrief(doc)),
    doc: JSON.stringify(doc),
    created: at,
    changed: at,
    ...payer,
  };
  const { kind, body } = messageRow({ type: 'table', table: infoOf(doc, () => false) });
  return [
    statement(db.insertInto('tables').values(row)),
    insertRow(db, { feed: doc.id, n: 1, kind, body, match: null, seq: null, deadlines: null, at }),
  ];
}
