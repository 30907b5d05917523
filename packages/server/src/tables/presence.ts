// Who is here: a row for each person, table and node, and a word to the table when somebody comes or goes.
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { inhabited, peopleOf, seatOf } from './doc.ts';
import { messageRow, type NewRow } from './feed.ts';
import { isListening, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

type Named = Pick<Person, 'id' | 'name'>;

export interface Presence {
  /** Somebody has their first stream of a table at this node. */
  come(table: string, person: Named): Promise<void>;
  /** Their last one at this node is closed. */
  go(table: string, person: Named): Promise<void>;
  /** They had a table open at a node that is gone. */
  missed(table: string, person: string, node: string): Promise<void>;
}

export function presence({ store, node }: Services, rooms: Pick<Rooms, 'change' | 'read'>): Presence {
  const { db } = store;
  const word = (room: Room, { id, name }: Named, here: boolean): NewRow[] =>
    seatOf(room.doc, id) === undefined || room.here.has(id) === here
      ? []
      : [messageRow({ type: 'presence', person: id, name, here })];

  /** They may have the table open at another node. */
  async function leave(table: string, person: Named, from: string): Promise<void> {
    const elsewhere = await db
      .selectFrom('presence')
      .select('node')
      .where('feed', '=', table)
      .where('person', '=', person.id)
      .where('node', '!=', from)
      .executeTakeFirst();
    await rooms.change(table, {}, (room) => {
      if (from === node && isListening(room, person.id)) return { answer: undefined };
      const gone = db
        .deleteFrom('presence')
        .where('feed', '=', table)
        .where('person', '=', person.id)
        .where('node', '=', from);
      const before = elsewhere ? [] : word(room, person, false);
      return {
        before,
        also: [statement(gone)],
        ...(elsewhere ? {} : { present: { person: person.id, here: false } }),
        answer: undefined,
      };
    });
  }

  return {
    come: (table, person) =>
      rooms.change(table, {}, (room) => {
        const arrived = db.insertInto('presence').values({ feed: table, person: person.id, node });
        const doc = peopleOf(room.doc).includes(person.id) ? inhabited(room.doc) : room.doc;
        return {
          doc,
          before: word(room, person, true),
          also: [statement(arrived.onConflict((clash) => clash.doNothing()))],
          present: { person: person.id, here: true },
          answer: undefined,
        };
      }),
    go: (table, person) => leave(table, person, node),
    async missed(table, person, from) {
      const chair = await rooms.read(table, ({ doc }) =>
        doc.chairs.find(({ who }) => who?.kind === 'person' && who.id === person),
      );
      await leave(table, { id: person, name: chair?.who?.name ?? '' }, from);
    },
  };
}
