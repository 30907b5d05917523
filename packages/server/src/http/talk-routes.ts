// Routes for talk at a table: a line, how talk goes here, and who is muted.
import { visited } from '../record/visits.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import * as seating from '../tables/seating.ts';
import { mustNotBeMuted, mustNotBeSilenced, talksFromRail } from '../tables/talk.ts';
import { askingOf, type Handlers } from './routes.ts';
import type { TableChanges } from './table-changes.ts';
import type { CostlyLimits } from './visitor.ts';

type Names = 'chat' | 'setTalk' | 'mute';

export function talkRoutes(
  services: Services,
  rooms: Rooms,
  { limits, changes: { seat } }: { readonly limits: CostlyLimits; readonly changes: TableChanges },
): Handlers<Names> {
  const { store, now } = services;
  return {
    async chat(visit) {
      const asking = askingOf(visit);
      const { id, name, kept } = asking.person;
      limits.chat.take(id);
      await mustNotBeSilenced(services, id);
      return rooms.change(visit.params.table, asking, (room) => {
        const { doc } = room;
        mustNotBeMuted(doc, asking.person);
        const line = { by: id, name, kept, text: visit.body.text, at: now() };
        return {
          said: talksFromRail(room, id) ? { ...line, rail: true } : line,
          also: [visited(store.db, id, doc.id)],
          answer: {},
        };
      });
    },
    setTalk: (visit) => seat(visit, (doc, person) => seating.setTalk(doc, person, visit.body.talk)),
    mute: (visit) => seat(visit, (doc, person) => seating.mute(doc, person, visit.body)),
  };
}
