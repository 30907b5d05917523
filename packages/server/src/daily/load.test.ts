// The result page beside ten thousand finished dailies: as many questions and as many rows as beside ten.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BOTS_VERSION } from '@sagebrush/bots';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sqliteStore } from '../storage/sqlite.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import { fieldOf } from './field.ts';
import { tryOf } from './tries.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-field-'));
afterAll(() => rmSync(folder, { recursive: true }));
const DEAL = { day: '2026-11-18', game: 'some-game' };
const MARGINS = 10;
const PORTION = 500;

/** People of the field, with results that lie as far apart whether they are few or many. */
async function fill({ db, commit }: Store, people: number): Promise<void> {
  for (let from = 0; from < people; from += PORTION) {
    const some = Array.from({ length: Math.min(PORTION, people - from) }, (_, index) => from + index);
    await commit([
      statement(
        db.insertInto('people').values(
          some.map((one) => ({
            id: `person-${one}`,
            name: `Person ${one}`,
            lang: 'en',
            program: 0,
            owner: null,
            created: 1,
            kept: 1,
          })),
        ),
      ),
      statement(
        db.insertInto('daily_tries').values(
          some.map((one) => ({
            ...DEAL,
            person: `person-${one}`,
            match: `match-${one}`,
            tbl: `table-${one}`,
            bots: BOTS_VERSION,
            field: 1,
            started: 1,
            ended: 2,
            score: one % MARGINS,
            margin: one % MARGINS,
          })),
        ),
      ),
    ]);
  }
  const counts = Array.from({ length: MARGINS }, (_, margin) => ({ margin, people: people / MARGINS }));
  await commit([
    statement(db.insertInto('daily_counts').values(counts.map((count) => ({ ...DEAL, bots: BOTS_VERSION, ...count })))),
    ...['person-1', 'person-2'].flatMap((friend) =>
      [
        { person: 'person-0', other: friend },
        { person: friend, other: 'person-0' },
      ].map((tie) => statement(db.insertInto('ties').values({ ...tie, kind: 'asked', at: 1 }))),
    ),
  ]);
}

async function asked(people: number) {
  const file = join(folder, `${people}.sqlite`);
  const store = await sqliteStore(file);
  await fill(store, people);
  const said: Statement[] = [];
  let rows = 0;
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      said.push(store.db.getExecutor().compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  };
  const heard: Store = { ...store, db: store.db.withPlugin(listen) };
  const mine = await tryOf(heard.db, DEAL.day, DEAL.game, 'person-0');
  const field = await fieldOf({ store: heard }, { ...DEAL, person: 'person-0', mine });
  await store.close();
  return { field, questions: said.length, rows, plans: plansOf(file, said) };
}

/** How SQLite finds what it is asked for. */
function plansOf(file: string, said: readonly Statement[]): string[] {
  const base = new DatabaseSync(file, { readOnly: true });
  const plans = said.flatMap(({ sql, parameters }) =>
    base
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as string[]))
      .map((row) => String(row['detail'])),
  );
  base.close();
  return plans;
}

test('as many questions and rows beside 10,000 as beside ten, and every one by an index', {
  timeout: 60_000,
}, async () => {
  const [few, many] = [await asked(10), await asked(10_000)];
  expect(many.field).toMatchObject({
    people: 10_000,
    place: 9001,
    friends: [{ name: 'Person 2' }, { name: 'Person 1' }],
  });
  expect(few.field).toMatchObject({ people: 10, place: 10 });
  expect({ questions: many.questions, rows: many.rows }).toEqual({ questions: few.questions, rows: few.rows });
  expect(many.plans.filter((plan) => /^SCAN (?!CONSTANT)/.test(plan))).toEqual([]);
  expect(many.plans.filter((plan) => /TEMP B-TREE FOR ORDER BY/.test(plan)).length).toBeLessThanOrEqual(1);
});
