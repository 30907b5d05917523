// Who the host of the site keeps out: for a time, or for good.
import { ApiError } from '../api-error.ts';
import { REPORTING, suspendedSentence } from '../moderation/sentences.ts';
import type { Store } from '../storage/store.ts';
import type { Person } from './people.ts';

/** A ban has no end. */
export const FOR_GOOD = 8_640_000_000_000_000;

const minuteOf = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A no to somebody whom we know: they may still take what is theirs, and go. */
export class Suspended extends ApiError {
  readonly person: Person;

  constructor(person: Person, until: number) {
    super('suspended', suspendedSentence(until >= FOR_GOOD ? null : minuteOf(until))[person.lang]);
    this.person = person;
  }
}

/** Why somebody is kept out at this time; nothing where they are not. */
export const suspensionOf = (person: Person, until: number | null, now: number): Suspended | undefined =>
  until !== null && until > now ? new Suspended(person, until) : undefined;

/** New guests may not come from where somebody was banned with their addresses. */
export async function mustNotBeBarred({ db }: Store, address: string | null, now: number): Promise<void> {
  if (address === null) return;
  const row = await db
    .selectFrom('barred_addresses')
    .select('until')
    .where('address', '=', address)
    .where('until', '>', now)
    .executeTakeFirst();
  if (row) throw new ApiError('suspended', REPORTING.barred);
}
