// What an admin can do to look after people. Each deed is written with its line in the audit log, and true at every
// node within a second.
import { LANGS } from '@sagebrush/engine';
import { ApiError, notFound } from '../api-error.ts';
import { handleKey } from '../people/handles.ts';
import type { People } from '../people/people.ts';
import { tablesWith, tellTables } from '../people/renames.ts';
import { FOR_GOOD } from '../people/suspension.ts';
import { annulMatches } from '../record/annul.ts';
import { countRatings } from '../record/ratings.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { seatOf } from '../tables/doc.ts';
import { leave } from '../tables/forfeits.ts';
import { cutShort } from '../tables/match-end.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type Deed, deedRow } from './deeds.ts';
import { REPORTING } from './sentences.ts';

const MINUTE = 60_000;
/** Whose names the house has taken away. */
const HOUSE = 'house';

/** Why, and by which report. */
interface Reasons {
  readonly why?: string;
  readonly report?: string;
}
export interface Moderator {
  rename(person: string, name: string, reasons: Reasons): Promise<void>;
  silence(person: string, minutes: number, reasons: Reasons): Promise<void>;
  suspend(person: string, minutes: number, reasons: Reasons): Promise<void>;
  ban(person: string, alsoAddresses: boolean, reasons: Reasons): Promise<void>;
  lift(person: string, reasons: Reasons): Promise<void>;
  signOut(person: string, reasons: Reasons): Promise<void>;
  close(table: string, reasons: Reasons): Promise<void>;
  remove(table: string, person: string, reasons: Reasons): Promise<void>;
  settle(report: string, verdict: string): Promise<void>;
  /** These rated matches do not count, and ratings are counted again. */
  annul(matches: readonly string[], reasons: Reasons): Promise<void>;
  /** A deed that is done elsewhere. */
  note(deed: Deed): Promise<void>;
}
interface Surroundings {
  readonly rooms: Rooms;
  readonly people: People;
}

const because = ({ why, report }: Reasons) => ({ details: why === undefined ? {} : { why }, report });

/** By whom: the name of the token. */
export function moderator(services: Services, { rooms, people }: Surroundings, admin: string): Moderator {
  const { store, sessions, keep, now, log } = services;
  const { db } = store;

  async function write(deed: Deed, rows: readonly Statement[]): Promise<void> {
    await store.commit([...rows, deedRow(services, admin, deed)]);
    log.info({ admin, deed: deed.deed, person: deed.person, table: deed.table }, 'an admin’s deed');
  }

  /** Somebody and their bot accounts: what holds for one holds for the others. */
  async function allOf(person: string): Promise<string[]> {
    const bots = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
    return [person, ...bots.map(({ id }) => id)];
  }
  const endAll = (ids: readonly string[]): void => {
    for (const id of ids) sessions.end({ kind: 'person', id });
  };

  /** A bot plays on for who is sent away during a match. */
  async function standUp(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      for (const table of await tablesWith(store, id))
        await rooms
          .change(table, {}, ({ doc }) => {
            const seat = seatOf(doc, id);
            return { ...(seat === undefined ? {} : leave(services, doc, seat)), answer: undefined };
          })
          .catch((reason: unknown) => log.warn({ err: reason, table }, 'somebody was not stood up'));
  }

  const barAddresses = async (person: string): Promise<Statement[]> => {
    const rows = await db.selectFrom('addresses').select('address').where('person', '=', person).execute();
    const until = now() + keep.addresses;
    return rows.map(({ address }) =>
      statement(
        db
          .insertInto('barred_addresses')
          .values({ address, until })
          .onConflict((clash) => clash.column('address').doUpdateSet({ until })),
      ),
    );
  };

  return {
    async rename(person, name, reasons) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst();
      if (!row) throw notFound('person');
      const lang = LANGS.find((one) => one === row.lang) ?? 'en';
      const before = { id: person, name: row.name, lang, program: row.program === 1, kept: row.kept !== null };
      const renamed = await people.change(before, { name });
      // Who was renamed cannot take the old name again, and nobody else can.
      const gone = db.updateTable('handles').set({ person: HOUSE, until: null });
      const key = handleKey(row.name);
      const isKept = before.kept && key !== handleKey(renamed.name);
      const { report } = reasons;
      const details = { ...because(reasons).details, was: row.name, name: renamed.name };
      await write({ deed: 'rename', person, report, details }, isKept ? [statement(gone.where('key', '=', key))] : []);
      await tellTables(services, rooms, renamed);
    },
    async silence(person, minutes, reasons) {
      const silenced = minutes === 0 ? null : now() + minutes * MINUTE;
      const details = { ...because(reasons).details, minutes };
      const row = db.updateTable('people').set({ silenced }).where('id', '=', person);
      await write({ deed: 'silence', person, report: reasons.report, details }, [statement(row)]);
    },
    async suspend(person, minutes, reasons) {
      const ids = await allOf(person);
      const suspended = minutes === 0 ? null : now() + minutes * MINUTE;
      const details = { ...because(reasons).details, minutes };
      const row = db.updateTable('people').set({ suspended }).where('id', 'in', ids);
      await write({ deed: 'suspend', person, report: reasons.report, details }, [statement(row)]);
      endAll(ids);
      if (suspended !== null) await standUp(ids);
    },
    async ban(person, alsoAddresses, reasons) {
      const ids = await allOf(person);
      const details = { ...because(reasons).details, addresses: alsoAddresses };
      await write({ deed: 'ban', person, report: reasons.report, details }, [
        statement(db.updateTable('people').set({ suspended: FOR_GOOD }).where('id', 'in', ids)),
        // Their own sessions stay closed rather than gone: a browser without one would come back as a new guest.
        statement(db.deleteFrom('tokens').where('person', 'in', ids).where('person', '!=', person)),
        ...(alsoAddresses ? await barAddresses(person) : []),
      ]);
      endAll(ids);
      await standUp(ids);
    },
    async lift(person, reasons) {
      const ids = await allOf(person);
      const own = db.selectFrom('addresses').select('address').where('person', '=', person);
      await write({ deed: 'lift', person, ...because(reasons) }, [
        statement(db.updateTable('people').set({ suspended: null, silenced: null }).where('id', 'in', ids)),
        statement(db.deleteFrom('barred_addresses').where('address', 'in', own)),
      ]);
      sessions.changed(person);
    },
    async signOut(person, reasons) {
      const ids = await allOf(person);
      await write({ deed: 'sign-out', person, ...because(reasons) }, [
        statement(db.deleteFrom('tokens').where('person', 'in', ids)),
      ]);
      endAll(ids);
    },
    async close(table, reasons) {
      await rooms.change(table, {}, ({ doc }) => {
        const { doc: closed = doc, also = [] } = cutShort(services, doc, 'house', now());
        return {
          doc: closed,
          also: [...also, deedRow(services, admin, { deed: 'close', table, ...because(reasons) })],
          answer: undefined,
        };
      });
      log.info({ table, admin }, 'closed by the admin');
    },
    async remove(table, person, reasons) {
      await rooms.change(table, {}, ({ doc }) => {
        if (seatOf(doc, person) !== undefined) throw new ApiError('not-now', REPORTING.seated);
        const removed = [...new Set([...(doc.removed ?? []), person])];
        const deed = deedRow(services, admin, { deed: 'remove', person, table, ...because(reasons) });
        return { doc: { ...doc, removed }, also: [deed], answer: undefined };
      });
    },
    async settle(report, verdict) {
      const row = db.updateTable('reports').set({ done: now(), verdict }).where('id', '=', report);
      const known = await db.selectFrom('reports').select('person').where('id', '=', report).executeTakeFirst();
      if (!known) throw notFound('report');
      const { person } = known;
      await write({ deed: 'settle', report, details: { verdict }, ...(person === null ? {} : { person }) }, [
        statement(row),
      ]);
    },
    async annul(matches, reasons) {
      const ids = [...new Set(matches)];
      const details = { ...because(reasons).details, matches: ids };
      await annulMatches(store, ids, [deedRow(services, admin, { deed: 'annul', report: reasons.report, details })]);
      await countRatings(store);
    },
    note: (deed) => write(deed, []),
  };
}
