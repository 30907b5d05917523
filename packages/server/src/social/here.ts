// Who is here: a row for each person and node where they have the site open. Friends see it, unless one does not want
// to be seen.
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

/** The rows stand beside those of tables; no table has this id. */
export const HERE = 'here';

export const comes = ({ db }: Store, person: string, node: string): Statement =>
  statement(
    db
      .insertInto('presence')
      .values({ feed: HERE, person, node })
      .onConflict((clash) => clash.doNothing()),
  );
export const goes = ({ db }: Store, person: string, node: string): Statement =>
  statement(db.deleteFrom('presence').where('feed', '=', HERE).where('person', '=', person).where('node', '=', node));

/** Of these, who has the site open at a node that lives. */
export async function whoIsHere(
  { store: { db, others }, node }: Pick<Services, 'store' | 'node'>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = db.selectFrom('presence').select('person').where('feed', '=', HERE).where('person', 'in', people);
  const alive = others ? rows.where('node', 'in', aliveNodes(db)) : rows.where('node', '=', node);
  return new Set((await alive.execute()).map(({ person }) => person));
}
