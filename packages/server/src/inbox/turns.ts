// Whose turn it is, as items of inboxes: written with the move that asked them, gone with the one that answers.
import type { Seat } from '@sagebrush/engine';
import type { Statement, Store } from '../storage/store.ts';
import { isPerson, type TableDoc } from '../tables/doc.ts';
import { deadlines, type LiveMatch, type Waiting } from '../tables/live-match.ts';
import { dropItem, type NewItem, putItem, tableAddress } from './inbox.ts';

/** A table at one moment: who plays, whom the match waits for, and who has it open. */
export interface TurnTable {
  readonly doc: TableDoc;
  readonly live: LiveMatch | null;
  readonly waiting: Waiting | null;
  readonly isHere: (person: string) => boolean;
  /** The seat whose move leads there, and is not among the entries yet. */
  readonly mover?: Seat | undefined;
}

/** The moves since a seat's own last one. */
function movesSince({ host: { match } }: LiveMatch, seat: Seat, mover: Seat | undefined): number {
  if (mover === seat) return 0;
  const last = match.entries.findLastIndex((entry) => entry.seat === seat);
  return match.entries.length - 1 - last + (mover === undefined ? 0 : 1);
}

/**
 * Who has to be told that it is their turn: at a table by days everyone who is asked, at others who does not have the
 * table open. Programs know by themselves.
 */
function turnsAt({ doc, live, waiting, isHere, mover }: TurnTable): ReadonlyMap<string, NewItem> {
  const turns = new Map<string, NewItem>();
  if (doc.state !== 'playing' || !live || !waiting) return turns;
  let clocks: readonly (number | null)[] | undefined;
  for (const seat of waiting.pending) {
    const who = doc.chairs[seat]?.who;
    if (!isPerson(who) || who.program || who.standIn || (doc.clock.kind !== 'days' && isHere(who.id))) continue;
    clocks ??= deadlines(doc, waiting);
    const others = doc.chairs.flatMap(({ who: other }) => (isPerson(other) && other !== who ? [other.id] : []));
    turns.set(who.id, {
      person: who.id,
      kind: 'turn',
      about: live.host.match.start.match,
      address: tableAddress(doc.id),
      game: doc.game,
      people: others,
      news: movesSince(live, seat, mover),
      at: waiting.askedSince(seat),
      until: clocks[seat] ?? null,
    });
  }
  return turns;
}

/** What a change of a table means for the inboxes of those who sit there, and whom to tell. */
export function turnChanges(
  db: Store['db'],
  before: TurnTable,
  after: TurnTable,
): { readonly batch: readonly Statement[]; readonly people: readonly string[] } {
  const [was, is] = [turnsAt(before), turnsAt(after)];
  const gone = [...was.values()].filter(({ person, about }) => is.get(person)?.about !== about);
  const fresh = [...is.values()].filter((turn) => {
    const known = was.get(turn.person);
    return known?.about !== turn.about || known.until !== turn.until;
  });
  return {
    batch: [...gone.map((turn) => dropItem(db, turn)), ...fresh.map((turn) => putItem(db, turn))],
    people: [...new Set([...gone, ...fresh].map(({ person }) => person))],
  };
}
