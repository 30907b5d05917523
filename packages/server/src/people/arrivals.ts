// How people come in: as a new guest, or back as somebody who has proven who they are.
import { notFound } from '../api-error.ts';
import type { Payer } from '../quotas.ts';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Store } from '../storage/store.ts';
import { endOldest } from './account.ts';
import { isTaken, whyNotCalled } from './handles.ts';
import type { KnownSessions } from './known-sessions.ts';
import { guestName } from './names.ts';
import type { Arrival, People, Person } from './people.ts';
import { freshSession, newPerson, personIn } from './rows.ts';
import { mustNotBeBarred, suspensionOf } from './suspension.ts';
import { cameFrom, dayOf } from './visit-notes.ts';

export function arrivals(
  services: Pick<Services, 'store' | 'sessions' | 'quotas' | 'now'>,
  { remember }: KnownSessions,
): Pick<People, 'arrive' | 'enter'> {
  const { store, quotas, now } = services;
  const { db, commit } = store;
  const from = (person: string, address: string | null) =>
    address === null ? [] : [cameFrom(db, person, address, dayOf(now()))];

  async function arrive(
    profile: Parameters<People['arrive']>[0],
    payer: Payer,
    device: string | null = null,
  ): Promise<Arrival> {
    await mustNotBeBarred(store, payer.address, now());
    await quotas.mustHaveRoomFor('guests', payer);
    const { lang = 'en', program = false } = profile;
    const name = await nameFor(store, profile.name, now);
    const person: Person = { id: freshId(), name, lang, program, kept: false };
    const { token, session } = freshSession(store, person.id, device, now());
    const guest = newPerson(store, person, payer, now());
    try {
      await commit([guest, session, ...from(person.id, payer.address), ...quotas.taken('guests', payer, person.id)]);
    } catch (error) {
      if (error instanceof Conflict) return arrive(profile, payer, device);
      throw error;
    }
    return { person: remember(token, person), token };
  }

  return {
    arrive,
    async enter(id, { address, device }, also) {
      const row = await db
        .selectFrom('people')
        .select(['id', 'name', 'lang', 'program', 'kept', 'suspended'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw notFound('person');
      const { token, session } = freshSession(store, id, device, now());
      await commit([...also, session, ...from(id, address)]);
      await endOldest(services, id);
      const person = personIn(row);
      return { person, token, suspension: suspensionOf(person, row.suspended, now()) };
    },
  };
}

/** Who comes with a name that somebody keeps plays all the same, under another. */
async function nameFor(store: Store, wanted: string | undefined, now: () => number): Promise<string> {
  if (wanted !== undefined && !(await whyNotCalled(store, wanted, undefined, now()))) return wanted;
  for (;;) {
    const name = guestName();
    if (!(await isTaken(store, name, undefined, now()))) return name;
  }
}
