// Routes for people: arrive, change, move to another device, bot accounts.
import { LANGS } from '@sagebrush/engine';
import type { Me } from '@sagebrush/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { notNow } from '../api-error.ts';
import type { Arrival, People, Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Conflict } from '../storage/store.ts';
import { answered, keyedOf, requestRow } from '../tables/requests.ts';
import { addressOf } from './address.ts';
import { askingOf, type Handlers } from './routes.ts';
import { type CostlyLimits, giveCookie, personOf, takeCookie } from './visitor.ts';

const meOf = ({ id, name, lang, program }: Person): Me => ({ id, name, lang, program });

/** The first language of the browser that we speak. */
const langOf = (request: FastifyRequest) => {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((want) => LANGS.find((lang) => lang === want) ?? [])[0] ?? 'en';
};

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

export function peopleRoutes(services: Services, people: People, limits: CostlyLimits): Handlers<Names> {
  return {
    async arrive({ body: { name, lang, program = false }, request, reply }) {
      if (request.person) return meOf(request.person);
      limits.arrive.take(addressOf(request));
      const wish = { ...(name === undefined ? {} : { name }), lang: lang ?? langOf(request), program };
      const arrival = await people.arrive(wish, await services.quotas.payerOf(undefined, request.ip));
      return welcome(arrival, { request, reply, program });
    },
    async arriveByLink({ body: { code, program = false }, request, reply }) {
      limits.link.take(addressOf(request));
      return welcome(await people.arriveByLink(code), { request, reply, program });
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
      return meOf(await people.change(personOf(request), body));
    },
    async makeDeviceLink({ request }) {
      limits.link.take(personOf(request).id);
      const { code, expires } = await people.makeLink(personOf(request));
      const url = `${request.protocol}://${request.host}/link#${code}`;
      return { code, url, svg: renderSVG(url), expires };
    },
    async myBots({ request }) {
      return { bots: await people.bots(personOf(request)) };
    },
    async makeBot(visit) {
      const asking = askingOf(visit);
      const keyed = keyedOf(asking);
      const again = notNow('This bot account was made already, and its token is shown only once.');
      if (await answered(services, keyed)) throw again;
      return people
        .makeBot(asking.person, visit.body.name, requestRow(services, keyed, null))
        .catch((error: unknown) => {
          throw error instanceof Conflict ? again : error;
        });
    },
    async removeBot({ params, request }) {
      await people.removeBot(personOf(request), params.bot);
      return {};
    },
  };
}
