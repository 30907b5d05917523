// Routes for the chairs of a table: sit, stand, bots and stand-ins, and closing it.
import type { Seat } from '@sagebrush/engine';
import { notNow } from '../api-error.ts';
import { fromSameAddress } from '../people/same-address.ts';
import { cameFrom, dayOf } from '../people/visit-notes.ts';
import { visited } from '../record/visits.ts';
import type { Services } from '../services.ts';
import { BETWEEN } from '../social/sentences.ts';
import { areApart } from '../social/ties.ts';
import { personIn } from '../tables/doc.ts';
import { leave } from '../tables/forfeits.ts';
import { deadlinesRow } from '../tables/late-seats.ts';
import { seatedPlan } from '../tables/match-start.ts';
import { awayFor, type Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import * as seating from '../tables/seating.ts';
import type { Handlers } from './routes.ts';
import type { TableChanges } from './table-changes.ts';
import { personOf } from './visitor.ts';

type Names = 'sit' | 'stand' | 'returnToSeat' | 'seatBot' | 'clearChair' | 'callStandIn' | 'closeTable';

export function seatRoutes(services: Services, rooms: Rooms, { change, seat }: TableChanges): Handlers<Names> {
  const { levels, store, now, quotas } = services;
  return {
    async sit(visit) {
      const { id: sitter } = personOf(visit.request);
      const people = await rooms.read(visit.params.table, ({ doc }) =>
        doc.chairs.flatMap(({ who }) => (who?.kind === 'person' && who.id !== sitter ? [who.id] : [])),
      );
      if (await areApart(store, sitter, people)) throw notNow(BETWEEN.apart);
      const alike = await fromSameAddress(services, visit.request.ip, people);
      const here = cameFrom(store.db, sitter, quotas.hashOf(visit.request.ip), dayOf(now()));
      return change(visit, (room, person) => {
        const plan = seatedPlan(services, room, seating.takeChair(room.doc, person, { ...visit.body, alike }));
        const also = [visited(store.db, person.id, room.id), ...(room.doc.rated ? [here] : [])];
        return { ...plan, also: [...(plan.also ?? []), ...also] };
      });
    },
    stand: (visit) =>
      change(visit, ({ doc }, person) => ({
        ...leave(services, doc, seating.seatToLeave(doc, person)),
        answer: undefined,
      })),
    returnToSeat: (visit) =>
      change(visit, (room, person) => {
        const doc = seating.returnToSeat(room.doc, person, now());
        return { doc, after: doc === room.doc ? [] : deadlinesRow(room, doc), answer: undefined };
      }),
    seatBot: (visit) => seat(visit, (doc, person) => seating.seatBot(doc, person, visit.body, levels)),
    clearChair: (visit) => seat(visit, (doc, person) => seating.clearChair(doc, person, visit.body.seat)),
    callStandIn: (visit) =>
      seat(visit, (doc, person, room) =>
        seating.callStandIn(doc, person, visit.body.seat, absence(room, visit.body.seat, now())),
      ),
    closeTable: (visit) => seat(visit, (doc, person) => seating.close(doc, person)),
  };
}

const absence = (room: Room, seat: Seat, now: number): number => {
  const person = personIn(room.doc, seat);
  return person ? awayFor(room, person.id, now) : 0;
};
