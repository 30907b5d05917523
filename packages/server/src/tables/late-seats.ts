// Clocks at a table: what happens when one has run out, and what is said when somebody is back.
import type { Services } from '../services.ts';
import { isCounted } from './counting.ts';
import { personIn, type TableDoc, withPerson } from './doc.ts';
import { messageRow, type NewRow } from './feed.ts';
import { forfeit, MOST_MISSED } from './forfeits.ts';
import { deadlines, waitingIn } from './live-match.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';

/**
 * Seats whose time is up are played on by the table's bot: until their person is back, or, where the match counts, for
 * this one decision, and after too many of them for good.
 */
export function clocksPlan(services: Services, { live, doc }: Room): Plan<void> {
  if (!live || doc.state !== 'playing') return { answer: undefined };
  const now = services.now();
  const late = deadlines(doc, waitingIn(live)).flatMap((deadline, seat) =>
    deadline !== null && deadline <= now ? [seat] : [],
  );
  const counted = isCounted(doc);
  const missedBy = (seat: number): number => (personIn(doc, seat)?.missed ?? 0) + 1;
  const played = late.reduce(
    (table, seat) => withPerson(table, seat, { standIn: true, ...(counted ? { missed: missedBy(seat) } : {}) }),
    doc,
  );
  const lost = counted ? late.filter((seat) => missedBy(seat) >= MOST_MISSED) : [];
  return { ...(lost.length > 0 ? forfeit(services, played, lost) : { doc: played }), answer: undefined };
}

/** After a bot has played for somebody whose time was up, the next decision is theirs again, where the match counts. */
export const backAfterMissed = (doc: TableDoc, seat: number): TableDoc => {
  const person = personIn(doc, seat);
  return person?.standIn && !person.forfeited && isCounted(doc) ? withPerson(doc, seat, { standIn: false }) : doc;
};

/** The clocks as they are now that somebody is back. */
export const deadlinesRow = ({ live }: Room, doc: TableDoc): NewRow[] =>
  doc.clock.kind === 'none' || !live
    ? []
    : [messageRow({ type: 'deadlines', deadlines: deadlines(doc, waitingIn(live)) })];
