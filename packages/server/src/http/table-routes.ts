// Routes for tables: the list, one's own, and what is done there. Each turns a request into a plan; the rooms write it
// and tell it.
import {
  type accountCalls,
  catalogueOf,
  type dailyCalls,
  type friendCalls,
  type houseCalls,
  type inboxCalls,
  type profileCalls,
  type RouteName,
  type reportCalls,
  type tournamentCalls,
} from '@sagebrush/protocol';
import type { Services } from '../services.ts';
import { silentFor } from '../social/ties.ts';
import { snapshotFor } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { mustNotBeRemoved } from '../tables/talk.ts';
import { hintRoute } from './hint-route.ts';
import { meetingRoutes } from './meeting-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { openTableRoute } from './open-table.ts';
import type { Handlers } from './routes.ts';
import { seatRoutes } from './seat-routes.ts';
import { tableChanges } from './table-changes.ts';
import { talkRoutes } from './talk-routes.ts';
import type { CostlyLimits } from './visitor.ts';

type Names = Exclude<
  RouteName,
  | keyof typeof accountCalls
  | keyof typeof profileCalls
  | keyof typeof friendCalls
  | keyof typeof reportCalls
  | keyof typeof houseCalls
  | keyof typeof inboxCalls
  | keyof typeof dailyCalls
  | keyof typeof tournamentCalls
  | 'arrive'
  | 'arriveByLink'
  | 'leave'
  | 'me'
  | 'changeMe'
  | 'makeDeviceLink'
  | 'myBots'
  | 'makeBot'
  | 'removeBot'
  | 'myMatches'
  | 'match'
  | 'replay'
  | 'log'
  | 'myRecord'
  | 'leaderboard'
  | 'exportMe'
  | 'deleteMe'
  | 'keepDocument'
  | 'document'
  | 'myDocuments'
  | 'withdrawDocument'
>;

export function tableRoutes(services: Services, rooms: Rooms, limits: CostlyLimits): Handlers<Names> {
  const { games, levels, store, lobby } = services;
  const changes = tableChanges(services, rooms);
  return {
    async games() {
      return catalogueOf(games, levels);
    },
    tables: ({ query }) => lobby.page(query.after),
    async table({ params, request: { person } }) {
      const silent = person ? await silentFor(store, person.id) : undefined;
      const hears = (by: string): boolean => !silent?.has(by);
      return rooms.read(params.table, (room) => {
        mustNotBeRemoved(room.doc, person);
        return snapshotFor({ room, person, hears });
      });
    },
    ...meetingRoutes(services, rooms, limits),
    ...openTableRoute(services, limits),
    ...seatRoutes(services, rooms, changes),
    ...moveRoutes(services, rooms, changes),
    ...hintRoute(services, rooms, limits),
    ...talkRoutes(services, rooms, { limits, changes }),
  };
}
