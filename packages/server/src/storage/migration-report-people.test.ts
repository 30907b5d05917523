// A store from before the people of reports were kept apart: they are read out of what the reports attached.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import '../testing/patience.ts';
import { migrate } from './migrations.ts';
import { sqliteStore } from './sqlite.ts';

test('who sat or spoke at the table of an old report is found in it', async () => {
  const { db, close } = await sqliteStore(':memory:');
  await db.schema.dropTable('report_people').execute();
  await sql`delete from kysely_migration where name = '027-report-people'`.execute(db);
  const chairs = [{ id: 'ann', name: 'Ann' }, { name: 'Bot' }, null];
  const chat = [
    { by: 'bob', name: 'Bob', text: 'Now, now.' },
    { by: 'ann', name: 'Ann', text: 'You cheat!' },
  ];
  const report = { at: 1, reporter: 'cal', person: 'ann', document: null, reason: 'rude', words: '', done: null };
  await db
    .insertInto('reports')
    .values([
      { ...report, id: 'at-table', context: JSON.stringify({ name: 'Ann', table: { chairs, chat } }), verdict: null },
      { ...report, id: 'elsewhere', context: JSON.stringify({ name: 'Ann' }), verdict: null },
    ])
    .execute();
  await migrate(db);
  expect(await db.selectFrom('report_people').selectAll().orderBy('person').execute()).toEqual([
    { report: 'at-table', person: 'ann' },
    { report: 'at-table', person: 'bob' },
  ]);
  await close();
});
