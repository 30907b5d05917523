// Routes for people: arrive, change, move to another device, bot accounts.
import type { Me } from '@sagebrush/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { notNow } from '../api-error.ts';
import { mustBelongToNobody } from '../people/bot-accounts.ts';
import { deviceOf } from '../people/devices.ts';
import type { Arrival, People, Person } from '../people/people.ts';
import { tellTables } from '../people/renames.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import { deafTo } from '../social/ties.ts';
import { Conflict } from '../storage/store.ts';
import { answered, keyedOf, requestRow } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { networkOf } from './address.ts';
import { browserLang } from './lang.ts';
import { askingOf, type Handlers } from './routes.ts';
import { type CostlyLimits, giveCookie, personOf, takeCookie } from './visitor.ts';

export const meOf = ({ id, name, lang, program, kept }: Person): Me => ({ id, name, lang, program, kept });

function welcome(
  { person, token }: Arrival,
  { request, reply, program }: { request: FastifyRequest; reply: FastifyReply; program: boolean },
): Me {
  if (program) return { ...meOf(person), token };
  giveCookie(request, reply, token);
  return meOf(person);
}

type Names =
  | 'arrive'
  | 'arriveByLink'
  | 'leave'
  | 'me'
  | 'changeMe'
  | 'makeDeviceLink'
  | 'myBots'
  | 'makeBot'
  | 'removeBot';

export function peopleRoutes(services: Services, people: People, rooms: Rooms, limits: CostlyLimits): Handlers<Names> {
  return {
    async arrive({ body: { name, lang, program = false }, request, reply }) {
      if (request.person) return meOf(request.person);
      limits.arrive.take(networkOf(request));
      const profile = { ...(name === undefined ? {} : { name }), lang: lang ?? browserLang(request), program };
      const payer = await services.quotas.payerOf(undefined, request.ip);
      const arrival = await people.arrive(profile, payer, deviceOf(request.headers['user-agent']));
      return welcome(arrival, { request, reply, program });
    },
    async arriveByLink({ body: { code, program = false }, request, reply }) {
      limits.link.take(networkOf(request));
      const whence = {
        address: services.quotas.hashOf(request.ip),
        device: deviceOf(request.headers['user-agent']),
      };
      return welcome(await people.arriveByLink(code, whence), { request, reply, program });
    },
    async leave({ request, reply }) {
      if (request.token !== undefined) await people.forget(request.token);
      takeCookie(request, reply);
      return {};
    },
    async me({ request }) {
      return meOf(personOf(request));
    },
    async changeMe({ body, request }) {
      const before = personOf(request);
      if (body.name !== undefined) limits.rename.take(before.id);
      const person = await people.change(before, body);
      if (person.name !== before.name) await tellTables(services, rooms, person);
      return meOf(person);
    },
    async makeDeviceLink({ request }) {
      const person = personOf(request);
      mustBelongToNobody(person);
      limits.link.take(person.id);
      const { code, expires } = await people.makeLink(person);
      const url = `${services.site().origin}/link#${code}`;
      return { code, url, svg: renderSVG(url), expires };
    },
    async myBots({ request }) {
      return { bots: await people.bots(personOf(request)) };
    },
    async makeBot(visit) {
      const asking = askingOf(visit);
      mustBelongToNobody(asking.person);
      const keyed = keyedOf(asking);
      const again = notNow(NOT_FOR_YOU.botMade);
      if (await answered(services, keyed)) throw again;
      const made = await people
        .makeBot(asking.person, visit.body.name, requestRow(services, keyed, null))
        .catch((error: unknown) => {
          throw error instanceof Conflict ? again : error;
        });
      // Who does not hear its owner does not hear it either.
      await services.circle.listenAnew(await deafTo(services.store, asking.person.id));
      return made;
    },
    async removeBot({ params, request }) {
      await people.removeBot(personOf(request), params.bot);
      return {};
    },
  };
}
