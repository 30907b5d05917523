// Who is gone stays in reports, deeds and reserved names under a pseudonym, so that a ban outlives its person's data.
import type { Json } from '@sagebrush/engine';
import { FOR_GOOD } from '../people/suspension.ts';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';

interface Context {
  readonly name?: string;
  readonly table?: {
    readonly chairs?: readonly ({ readonly id?: string } | null)[];
    readonly chat?: readonly { readonly by: string }[];
  };
}

/** A report's context without the name and the id of somebody; what they said is what the report is about. */
function pseudonymous(context: string, person: string, pseudonym: string, name: string): string {
  const parsed = JSON.parse(context) as Context;
  const { table } = parsed;
  const chairs = table?.chairs?.map((chair) => (chair?.id === person ? { id: pseudonym, name } : chair));
  const chat = table?.chat?.map((line) => (line.by === person ? { ...line, by: pseudonym, name } : line));
  return JSON.stringify({
    ...parsed,
    ...(table ? { table: { ...table, ...(chairs ? { chairs } : {}), ...(chat ? { chat } : {}) } } : {}),
  } as Json);
}

/** The rows by which somebody who goes leaves only a pseudonym where hosts look. */
export async function pseudonymRows(
  { store: { db }, keep, now }: Services,
  person: string,
  name: string,
): Promise<Statement[]> {
  const pseudonym = `gone-${freshId()}`;
  const row = await db.selectFrom('people').select('suspended').where('id', '=', person).executeTakeFirst();
  const isBanned = (row?.suspended ?? 0) >= FOR_GOOD;
  const reports = await db
    .selectFrom('reports')
    .select(['id', 'person', 'context'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('person', '=', person),
        eb('reporter', '=', person),
        eb('id', 'in', selectFrom('report_people').select('report').where('report_people.person', '=', person)),
      ]),
    )
    .execute();
  const contexts = reports.map((report) => {
    const parsed = JSON.parse(pseudonymous(report.context, person, pseudonym, name)) as Context;
    const context = JSON.stringify(report.person === person ? { ...parsed, name } : parsed);
    return statement(db.updateTable('reports').set({ context }).where('id', '=', report.id));
  });
  return [
    ...contexts,
    statement(db.deleteFrom('report_people').where('person', '=', person)),
    statement(db.updateTable('reports').set({ person: pseudonym }).where('person', '=', person)),
    statement(db.updateTable('reports').set({ reporter: pseudonym, words: '' }).where('reporter', '=', person)),
    statement(db.updateTable('deeds').set({ details: '{}' }).where('person', '=', person).where('deed', '=', 'rename')),
    statement(db.updateTable('deeds').set({ person: pseudonym }).where('person', '=', person)),
    // Nobody is taken for them; a banned name is nobody's for good.
    statement(
      db
        .updateTable('handles')
        .set({ person: pseudonym, until: isBanned ? null : now() + keep.formerNames })
        .where('person', '=', person),
    ),
  ];
}
