// Leaving a match. Where it counts, the place is forfeited: a bot plays on for the others' sake, and the result is a loss.
import type { Seat } from '@sagebrush/engine';
import { UNRATED } from '../record/ratings.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { isCounted } from './counting.ts';
import { type PersonInChair, personIn, type TableDoc, withChair, withoutHost, withPerson } from './doc.ts';
import type { Plan } from './plan.ts';

type Change = Pick<Plan<void>, 'doc' | 'also'>;

/** One decision that nobody makes in time is played for; with so many in a row the place is forfeited. */
export const MOST_MISSED = 3;

/**
 * Somebody stands up: between matches the chair is free, during one, and in a tournament, a bot plays on. The host's
 * powers pass on.
 */
export function leave(services: Services, before: TableDoc, seat: Seat, change: Partial<PersonInChair> = {}): Change {
  const doc = personIn(before, seat)?.id === before.host ? withoutHost(before) : before;
  if (doc.state !== 'playing' && !doc.tournament) return { doc: withChair(doc, seat, null) };
  const left = withPerson(doc, seat, { standIn: true, left: true, ...change });
  return isCounted(doc) ? forfeit(services, left, [seat]) : { doc: left };
}

/** These places are lost. Where only one is left, its player has won, and the match is over at once. */
export function forfeit({ store: { db }, now }: Services, before: TableDoc, seats: readonly Seat[]): Change {
  const at = now();
  const doc = seats.reduce((table, seat) => withPerson(table, seat, { standIn: true, forfeited: true }), before);
  const lost = doc.chairs.flatMap(({ who }, seat) => (who?.kind === 'person' && who.forfeited ? [seat] : []));
  const stayed = doc.chairs.filter(({ who }) => who?.kind === 'person').length - lost.length;
  const isOver = stayed < 2;
  const row = db
    .updateTable('matches')
    .set({ forfeits: JSON.stringify(lost), ...(isOver ? { ended: at } : {}) })
    // Where all have gone at one moment, there is nobody who could have won.
    .$if(stayed === 0, (match) => match.set({ rated: UNRATED }))
    .where('id', '=', doc.match ?? '');
  return {
    doc: isOver ? { ...doc, state: 'closed', closedWhy: 'forfeit', takeBackAsked: null } : doc,
    also: [statement(row, 1)],
  };
}
