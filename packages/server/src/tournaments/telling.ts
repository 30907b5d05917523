// What those who take part are told in their inbox: that it is about to begin, and that their table is ready.
import { dropItem, putItem, tableAddress } from '../inbox/inbox.ts';
import type { Statement, Store } from '../storage/store.ts';
import { competitorId, type StoredTournament } from './doc.ts';

/** The people among those who take part; programs know by themselves. */
export const notifiedPeople = ({ entrants }: Pick<StoredTournament, 'entrants'>): string[] =>
  entrants.flatMap(({ person, program, until_round }) =>
    person !== null && program === 0 && until_round === null ? [person] : [],
  );

const about = ({ id, settings }: StoredTournament) => ({
  kind: 'tournament' as const,
  about: id,
  game: settings.game,
  people: [],
  news: 0,
});

/** It is about to begin. */
export const warnedItems = (db: Store['db'], stored: StoredTournament, at: number): Statement[] =>
  notifiedPeople(stored).map((person) =>
    putItem(db, { ...about(stored), person, address: `/events/${stored.id}`, at, until: stored.settings.starts }),
  );

/** Whoever has a table in the round that was drawn is told so, until they have come to it. */
export function tableItems(
  db: Store['db'],
  stored: StoredTournament,
  tables: readonly { readonly id: string; readonly seats: readonly string[] }[],
  { at, until }: { readonly at: number; readonly until: number },
): Statement[] {
  const notified = new Set(notifiedPeople(stored));
  const byId = new Map(stored.entrants.map((entrant) => [competitorId(entrant), entrant.person]));
  return tables.flatMap(({ id, seats }) =>
    seats.flatMap((competitor) => {
      const person = byId.get(competitor);
      if (!person || !notified.has(person)) return [];
      return [putItem(db, { ...about(stored), person, address: tableAddress(id), at, until })];
    }),
  );
}

/** Nothing of it waits for them any more. */
export const withoutItems = (db: Store['db'], stored: StoredTournament): Statement[] =>
  notifiedPeople(stored).map((person) => dropItem(db, { person, kind: 'tournament', about: stored.id }));
