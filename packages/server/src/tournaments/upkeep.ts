// What a tournament needs without anybody asking: steps that are due, matches to deal, tables to count.
import type { Services } from '../services.ts';
import { cutShort } from '../tables/match-end.ts';
import type { Rooms } from '../tables/rooms.ts';
import { changeTournament } from './change.ts';
import { loadTournament } from './doc.ts';
import { countTable } from './results.ts';
import { dealPlan } from './round-tables.ts';
import { dueStep } from './schedule.ts';

const AT_ONCE = 50;

export interface TournamentUpkeep {
  /** All that is due now. */
  check(): Promise<void>;
  /** The steps of one tournament that are due. */
  goOn(id: string): Promise<void>;
  /** Tables that wait to be dealt, closed or counted. */
  seeToTables(): Promise<void>;
}

export function tournamentUpkeep(services: Services, rooms: Rooms): TournamentUpkeep {
  const { store, now, log, node, dealPause } = services;
  const { db } = store;

  /** Who draws a round deals its first matches. */
  async function goOn(id: string): Promise<void> {
    for (;;) {
      const tables = await changeTournament(services, id, (stored) => dueStep(services, stored));
      if (!tables) return;
      await deal(id, tables);
    }
  }

  async function deal(id: string, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const plan = dealPlan(services, await loadTournament(services, id));
    await Promise.all(tables.map((table) => rooms.change(table, {}, plan).catch(noted(id))));
  }

  /** Tables without a result where nothing is being played, or should be any more: they are dealt, closed or counted. */
  async function waitingTables() {
    return db
      .selectFrom('tournament_tables as of')
      .innerJoin('tournaments', 'tournaments.id', 'of.tournament')
      .leftJoin('tables', 'tables.id', 'of.tbl')
      .select(['of.tournament', 'of.round', 'of.number', 'of.tbl', 'tables.state', 'tables.changed'])
      .select('tournaments.state as of_state')
      .where('of.result', 'is', null)
      .where(({ or, eb }) =>
        or([
          eb('tables.state', 'is', null),
          eb('tables.state', '!=', 'playing'),
          eb('tournaments.state', '=', 'cancelled'),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
  }

  /** What is called off ends at once; whoever finds a table of it that does not know yet closes it. */
  const close = (table: string): Promise<void> =>
    rooms.change(table, {}, ({ doc }) => ({ ...cutShort(services, doc, 'house', now()), answer: undefined }));

  const noted =
    (tournament: string) =>
    (reason: unknown): void =>
      log.error({ err: reason, tournament, node }, 'a tournament could not go on');

  async function seeTo(table: Awaited<ReturnType<typeof waitingTables>>[number]): Promise<void> {
    const isOff = table.of_state === 'cancelled';
    if (isOff && table.state !== null && table.state !== 'closed') await close(table.tbl);
    await countTable(services, table);
    if (isOff) return;
    const isIdle = table.state === 'open' || table.state === 'over';
    // Whoever drew the round deals at once; after a match people look at how it ended.
    if (isIdle && (table.changed ?? 0) <= now() - dealPause) await deal(table.tournament, [table.tbl]);
  }

  async function seeToTables(): Promise<void> {
    for (const table of await waitingTables()) await seeTo(table).catch(noted(table.tournament));
  }

  return {
    goOn,
    seeToTables,
    async check() {
      const due = await db
        .selectFrom('tournaments')
        .select('id')
        .where('wake_at', '<=', now())
        .orderBy('wake_at')
        .limit(AT_ONCE)
        .execute();
      for (const { id } of due) await goOn(id).catch(noted(id));
      await seeToTables();
    },
  };
}
