// The twenty-seventh change of the store's form: who sat or spoke at the table of a report, so that somebody who goes
// is found in them without reading every report.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  reports: { id: string; context: string };
  report_people: { report: string; person: string };
}

const PORTION = 200;

interface Context {
  readonly table?: {
    readonly chairs?: readonly ({ readonly id?: string } | null)[];
    readonly chat?: readonly { readonly by?: string }[];
  };
}

const peopleIn = ({ table }: Context): Set<string> =>
  new Set(
    [...(table?.chairs ?? []).map((chair) => chair?.id), ...(table?.chat ?? []).map(({ by }) => by)].filter(
      (id) => id !== undefined,
    ),
  );

export const reportPeople: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .createTable('report_people')
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_people_key', ['person', 'report'])
      .execute();
    await db.schema.createIndex('report_people_by_report').on('report_people').column('report').execute();
    const reports = await db.selectFrom('reports').select(['id', 'context']).execute();
    const rows = reports.flatMap(({ id, context }) =>
      [...peopleIn(JSON.parse(context) as Context)].map((person) => ({ report: id, person })),
    );
    for (let at = 0; at < rows.length; at += PORTION)
      await db
        .insertInto('report_people')
        .values(rows.slice(at, at + PORTION))
        .execute();
  },
};
