// The route for reports, and the host's own pages.
import type { reportCalls } from '@sagebrush/protocol';
import { makeReport } from '../moderation/reports.ts';
import type { Services } from '../services.ts';
import { silentFor } from '../social/ties.ts';
import type { Rooms } from '../tables/rooms.ts';
import { networkOf } from './address.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

export function reportRoutes(
  services: Services,
  rooms: Rooms,
  limits: CostlyLimits,
): Handlers<keyof typeof reportCalls> {
  return {
    async report({ body: asked, request }) {
      const person = personOf(request);
      limits.report.take(networkOf(request));
      const silent = await silentFor(services.store, person.id);
      const hears = (by: string): boolean => !silent.has(by);
      return { report: await makeReport(services, rooms, { person, hears, asked }) };
    },
  };
}
