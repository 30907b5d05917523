// Whose token it is: asked of the store, and remembered for half a minute, because every move asks.
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Person, Whence } from './people.ts';
import { personIn } from './rows.ts';
import type { Ended } from './sessions.ts';
import { suspensionOf } from './suspension.ts';
import { visitNotes } from './visit-notes.ts';

/** Another node may have changed a person: what is remembered is asked again after this time. */
const REMEMBERED_FOR = 30_000;
const REMEMBERED_AT_MOST = 20_000;

export const NOWHERE: Whence = { address: null, device: null };

export interface KnownSessions {
  remember(token: string, person: Person): Person;
  /** Whose token this is, if somebody asked a moment ago. */
  remembered(token: string): Person | undefined;
  find(token: string, whence: Whence): Promise<Person | undefined>;
}

export function knownSessions({ store, sessions, now }: Pick<Services, 'store' | 'sessions' | 'now'>): KnownSessions {
  /** By token and in memory only. */
  const known = new Map<string, { readonly person: Person; readonly session: string; readonly until: number }>();
  const note = visitNotes(store, now);

  function remember(token: string, person: Person): Person {
    if (known.size >= REMEMBERED_AT_MOST) known.clear();
    known.set(token, { person, session: hashOf(token), until: now() + REMEMBERED_FOR });
    return person;
  }

  /** Grows whenever a session ends: what was read before may no longer be remembered. */
  let ends = 0;
  const forget = ({ kind, id }: Ended): void => {
    ends += 1;
    for (const [token, { person, session }] of known)
      if ((kind === 'person' ? person.id : session) === id) known.delete(token);
  };
  sessions.onEnd(forget);
  sessions.onChange((id) => forget({ kind: 'person', id }));

  return {
    remember,
    remembered(token) {
      const found = known.get(token);
      return found && found.until > now() ? found.person : undefined;
    },
    async find(token, whence) {
      const session = hashOf(token);
      for (;;) {
        const before = ends;
        const row = await sessionRow(store, session);
        if (row && ends !== before) continue;
        if (!row) return undefined;
        const person = personIn(row);
        const suspension = suspensionOf(person, row.suspended, now());
        if (suspension) throw suspension;
        await note(row, { session, ...whence });
        return remember(token, person);
      }
    },
  };
}

const sessionRow = ({ db }: Services['store'], session: string) =>
  db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .select(['people.id', 'people.name', 'people.lang', 'people.program', 'people.owner', 'people.seen'])
    .select(['people.kept', 'people.suspended', 'tokens.seen as visited'])
    .where('tokens.hash', '=', session)
    .executeTakeFirst();
