// Routes for meeting: somebody to play now, and the way to a table as a picture.
import { renderSVG } from 'uqr';
import { playNow } from '../meeting/play-now.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { mustNotBeRemoved } from '../tables/talk.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

const USUAL_CLOCK = { kind: 'seconds', seconds: 120 } as const;

export function meetingRoutes(
  services: Services,
  rooms: Rooms,
  limits: CostlyLimits,
): Handlers<'playNow' | 'inviteCode'> {
  const pair = playNow(services, rooms, limits);
  return {
    async playNow({ body: { game, clock = USUAL_CLOCK, rated = false, contribution }, request }) {
      const seeker = { person: personOf(request), ip: request.ip, contribution };
      return { table: await pair({ game, clock, rated }, seeker) };
    },
    async inviteCode({ params, request: { person } }) {
      await rooms.read(params.table, ({ doc }) => mustNotBeRemoved(doc, person));
      const url = `${services.site().origin}/t/${params.table}`;
      return { url, svg: renderSVG(url) };
    },
  };
}
