// Routes for one's record: what I have played, the leaders, everything of mine, and the way out.
import { everythingOf, forgetPerson } from '../record/mine.ts';
import { leaderboardOf, recordOf } from '../record/record.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf, takeCookie } from './visitor.ts';

type Names = 'myRecord' | 'leaderboard' | 'exportMe' | 'deleteMe';

export function recordRoutes(services: Services, rooms: Rooms, limits: CostlyLimits): Handlers<Names> {
  const { store, games } = services;
  return {
    myRecord: ({ query, request }) =>
      recordOf(store, personOf(request).id, { before: query.before === undefined ? undefined : Number(query.before) }),
    async leaderboard({ params, request }) {
      return { lines: await leaderboardOf(store, games.find(params.game).id, request.person?.id) };
    },
    async exportMe({ request }) {
      const person = personOf(request);
      limits.link.take(person.id);
      return JSON.stringify(await everythingOf(services, person));
    },
    async deleteMe({ request, reply }) {
      const person = personOf(request);
      await forgetPerson(services, rooms, person.id);
      takeCookie(request, reply);
      return {};
    },
  };
}
