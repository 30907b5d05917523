// Clocks at a table: what happens when one has run out, and what is said when somebody is back.
import { type TableDoc, withPerson } from './doc.ts';
import { messageRow, type NewRow } from './feed.ts';
import { deadlines, waitingIn } from './live-match.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';

/** Seats whose time is up are played on by the table's bot. */
export function clocksPlan(room: Room, now: number): Plan<void> {
  const { live, doc } = room;
  if (!live || doc.state !== 'playing') return { answer: undefined };
  const late = deadlines(doc, waitingIn(live)).flatMap((deadline, seat) =>
    deadline !== null && deadline <= now ? [seat] : [],
  );
  return { doc: late.reduce((table, seat) => withPerson(table, seat, { standIn: true }), doc), answer: undefined };
}

/** The clocks as they are now that somebody is back. */
export const deadlinesRow = ({ live }: Room, doc: TableDoc): NewRow[] =>
  doc.clock.kind === 'none' || !live ? [] : [messageRow({ type: 'due', due: deadlines(doc, waitingIn(live)) })];
