// A counted try: one for each person, day and game. Its row is written with its table, and its result with the last move.
import { BOTS_VERSION } from '@sagebrush/bots';
import { type Day, marginOf, type Outcome, type Seat, startOfDay } from '@sagebrush/engine';
import type { DailyTry } from '@sagebrush/protocol';
import type { Selectable } from 'kysely';
import type { Services } from '../services.ts';
import type { Schema } from '../storage/schema.ts';
import { type Statement, statement } from '../storage/store.ts';
import type { TableDoc } from '../tables/doc.ts';

export type TryRow = Selectable<Schema['daily_tries']>;
type Db = Services['store']['db'];

export const tryOf = (db: Db, day: Day, game: string, person: string): Promise<TryRow | undefined> =>
  db
    .selectFrom('daily_tries')
    .selectAll()
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();

const stateOf = ({ ended }: TryRow, isOpened: boolean): DailyTry['state'] => {
  if (ended !== null) return 'done';
  return isOpened ? 'late' : 'playing';
};

/** `isOpened`: the day is, so what still runs is late. */
export const tryInfo = (row: TryRow, isOpened: boolean): DailyTry => ({
  day: row.day,
  game: row.game,
  state: stateOf(row, isOpened),
  match: row.match,
  table: row.tbl,
  bots: row.bots,
  field: row.field === 1,
  score: row.score,
  margin: row.margin,
});

/** Whether somebody is in the field of a day: their name was kept before it began. */
export async function isInField(db: Db, person: string, day: Day): Promise<boolean> {
  const row = await db.selectFrom('people').select(['kept', 'program']).where('id', '=', person).executeTakeFirst();
  return row !== undefined && row.kept !== null && row.kept < startOfDay(day) && row.program === 0;
}

/**
 * The row of a new try. Of two at once one is first; and none is written for a day that has been opened, whatever the
 * clock says by then.
 */
export function beginTry(
  db: Db,
  {
    day,
    game,
    person,
    doc,
    isInField,
    at,
  }: { day: Day; game: string; person: string; doc: TableDoc; isInField: boolean; at: number },
): Statement[] {
  const row = {
    day,
    game,
    person,
    match: doc.next.match,
    tbl: doc.id,
    bots: BOTS_VERSION,
    field: Number(isInField),
    started: at,
    ended: null,
    score: null,
    margin: null,
  };
  return [
    // Setting it to itself changes nothing, and says whether the day is still closed.
    statement(stillClosed(db, day, game).set({ opened: null }), 1),
    statement(db.insertInto('daily_tries').values(row)),
  ];
}

const stillClosed = (db: Db, day: Day, game: string) =>
  db.updateTable('dailies').where('day', '=', day).where('game', '=', game).where('opened', 'is', null);

/** The result of a counted try, with the last move of its match; nothing where the table plays no such try. */
export function countTry({ store: { db } }: Services, doc: TableDoc, outcome: Outcome, at: number): Statement[] {
  const seat = doc.chairs.findIndex(({ who }) => who?.kind === 'person');
  const who = doc.chairs[seat]?.who;
  if (!doc.daily?.counted || who?.kind !== 'person') return [];
  const { day } = doc.daily;
  const margin = marginOf(outcome, seat);
  const key = { day, game: doc.game, person: who.id };
  const closed = ({ selectFrom }: Pick<Db, 'selectFrom'>) =>
    selectFrom('dailies').select('day').where('day', '=', day).where('game', '=', doc.game).where('opened', 'is', null);
  const ofTry = db
    .selectFrom('daily_tries')
    .select(({ val }) => ['day', 'game', 'bots', val(margin).as('margin'), val(1).as('people')])
    .where('day', '=', key.day)
    .where('game', '=', key.game)
    .where('person', '=', key.person)
    .where('tbl', '=', doc.id)
    .where('field', '=', 1)
    .where('ended', 'is', null)
    .where(({ exists, selectFrom }) => exists(closed({ selectFrom } as Pick<Db, 'selectFrom'>)));
  return [
    statement(
      db
        .insertInto('daily_counts')
        .columns(['day', 'game', 'bots', 'margin', 'people'])
        .expression(ofTry as never)
        .onConflict((clash) =>
          clash
            .columns(['day', 'game', 'bots', 'margin'])
            .doUpdateSet(({ eb }) => ({ people: eb('daily_counts.people', '+', 1) })),
        ),
    ),
    statement(
      db
        .updateTable('daily_tries')
        .set({ ended: at, score: outcome.scores[seat as Seat] ?? 0, margin })
        .where('day', '=', key.day)
        .where('game', '=', key.game)
        .where('person', '=', key.person)
        .where('tbl', '=', doc.id)
        .where('ended', 'is', null)
        .where(({ exists, selectFrom }) => exists(closed({ selectFrom } as Pick<Db, 'selectFrom'>))),
    ),
    // The first who finishes a day wants to know what the bots make of it.
    statement(
      db
        .updateTable('dailies')
        .set({ wanted: 1 })
        .where('day', '=', day)
        .where('game', '=', doc.game)
        .where('wanted', '=', 0),
    ),
  ];
}
