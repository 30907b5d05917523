// Changes of a table that a request asks for: who asks, the plan, and the table as it is then for an answer.
import type { TableInfo } from '@sagebrush/protocol';
import { ApiError } from '../api-error.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { Statement } from '../storage/store.ts';
import { botsIn, type TableDoc } from '../tables/doc.ts';
import type { Plan } from '../tables/plan.ts';
import { answered, keyedOf } from '../tables/requests.ts';
import { type Room, roomInfo } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { askingOf, type Visit } from './routes.ts';

/** A request that changes a table. */
type Asked = Pick<Visit<'stand'>, 'params' | 'request'> & { readonly body: unknown };
type Changed = Promise<{ readonly table: TableInfo }>;

export interface TableChanges {
  change(visit: Asked, plan: (room: Room, person: Person) => Plan<unknown>): Changed;
  /** A change of the doc and of nothing else. */
  seat(visit: Asked, seated: (doc: TableDoc, person: Person, room: Room) => TableDoc): Changed;
  /** A change that may deal a match: where bots play there has to be room for one more. */
  dealing(visit: Asked, plan: (room: Room, person: Person, taken: readonly Statement[]) => Plan<unknown>): Changed;
}

export function tableChanges(services: Services, rooms: Rooms): TableChanges {
  const { quotas } = services;

  const change: TableChanges['change'] = (visit, plan) => {
    const asking = askingOf(visit);
    return rooms.change(visit.params.table, asking, (room) => {
      const wanted = plan(room, asking.person);
      return { ...wanted, answer: { table: roomInfo(room, wanted.doc) } };
    });
  };

  return {
    change,
    seat: (visit, seated) =>
      change(visit, (room, person) => ({ doc: seated(room.doc, person, room), answer: undefined })),
    async dealing(visit, plan) {
      const { table } = visit.params;
      const isRepeated = (await answered(services, keyedOf(askingOf(visit)))) !== undefined;
      const needsRoom =
        !isRepeated && (await rooms.read(table, ({ doc }) => doc.state !== 'playing' && botsIn(doc) > 0));
      const payer = await quotas.payerAt(table);
      if (needsRoom) await quotas.mustHaveRoomFor('botTables', payer);
      try {
        return await change(visit, (room, person) =>
          plan(room, person, botsIn(room.doc) > 0 ? quotas.taken('botTables', payer, table) : []),
        );
      } catch (error) {
        // It may be that others took the last room at the same moment.
        if (error instanceof ApiError && error.code === 'unavailable') await quotas.mustHaveRoomFor('botTables', payer);
        throw error;
      }
    },
  };
}
