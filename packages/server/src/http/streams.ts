// Streams: server-sent events that begin with everything, or where the client broke off.
import { id, problem, streams } from '@sagebrush/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../api-error.ts';
import type { Rooms } from '../tables/rooms.ts';
import { mustNotBeRemoved } from '../tables/talk.ts';
import { eventStreams, type StreamHouse } from './event-stream.ts';
import { personOf } from './visitor.ts';

const ANSWERS = {
  produces: ['text/event-stream'],
  response: {
    200: { description: 'A stream of messages', type: 'string' },
    default: { description: 'A problem', ...problem.schema },
  },
};
const about = (tag: string, summary: string) => ({
  exposeHeadRoute: false,
  schema: { summary, tags: [tag], ...ANSWERS },
});

export function openStreams(app: FastifyInstance, { rooms, ...house }: StreamHouse & { readonly rooms: Rooms }): void {
  const { store, lobby, circle, inbox, tournaments } = house.services;
  const stream = eventStreams(app, house);

  app.get(streams.table.path, about('tables', streams.table.about), async (request, reply) => {
    const table = idIn(request, 'table');
    const { person } = request;
    await rooms.read(table, ({ doc }) => mustNotBeRemoved(doc, person));
    await stream(request, reply, async (send, end) => {
      const { hears, release } = await circle.silence(person?.id);
      const leave = await rooms.follow(table, { person, send, end, hears }, lastIdOf(request));
      return () => {
        release();
        leave();
      };
    });
  });
  app.get(streams.me.path, about('me', streams.me.about), async (request, reply) => {
    const person = personOf(request);
    await stream(request, reply, async (send) => {
      const leaving = [await circle.follow(person.id, send), await inbox.follow(person.id, send)];
      return () => {
        for (const leave of leaving) leave();
      };
    });
  });
  app.get(streams.tournament.path, about('tournaments', streams.tournament.about), async (request, reply) => {
    const tournament = idIn(request, 'tournament');
    const known = await store.db.selectFrom('tournaments').select('id').where('id', '=', tournament).executeTakeFirst();
    if (!known) throw notFound('tournament');
    await stream(request, reply, (send) => tournaments.follow(tournament, send));
  });
  app.get(streams.lobby.path, about('lobby', streams.lobby.about), async (request, reply) => {
    await stream(request, reply, (send) => lobby.follow(send, lastIdOf(request)));
  });
}

const idIn = ({ params }: FastifyRequest, name: string): string =>
  id.parse((params as Readonly<Record<string, string>>)[name], name);

/** The id to resume after; anything that cannot be one starts afresh. */
function lastIdOf({ headers }: FastifyRequest): number | undefined {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
