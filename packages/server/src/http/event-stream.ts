// One stream of server-sent events from its first byte to its last, and what holds for all of them: how many there may be,
// a beat, and their end with the session or the server.
import { detach } from '@sagebrush/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { seldom } from '../ops/logger.ts';
import type { Notices } from '../ops/notices.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Store } from '../storage/store.ts';
import { networkOf } from './address.ts';
import { closeStream, type MostStreams, type StreamPlaces, streamPlaces } from './stream-places.ts';

/** A reader this far behind is let go: it comes back with its last id, and the store has what it missed. */
const MOST_UNREAD = 1 << 18;
const MOST_AT_ONCE = 500;

/** Says whether they still read. */
type Send = (frame: string) => boolean;
/** Feeds a stream until it is left. */
type Join = (send: Send, end: (lastMessage: string) => void) => Promise<() => void>;
/** Answers with a stream that `join` feeds until the client goes. */
type AnswerWithStream = (request: FastifyRequest, reply: FastifyReply, join: Join) => Promise<void>;

export interface StreamHouse {
  readonly services: Services;
  readonly notices: Notices;
  readonly config: MostStreams & Pick<Config, 'heartbeat'>;
}

export function eventStreams(app: FastifyInstance, { services, notices, config }: StreamHouse): AnswerWithStream {
  const { store, sessions, metrics, log, now } = services;
  const places = streamPlaces(config);
  metrics.gauge('sagebrush_streams', 'Open streams.', () => places.open.size);
  sessions.onEnd(places.end);
  const noteStream = seldom((reason) => log.warn({ err: reason }, 'a stream could not begin'));

  const beat = setInterval(() => {
    for (const stream of places.open) if (stream.writable) stream.write(':\n\n');
    endLost(store, places, now()).catch((reason: unknown) =>
      log.warn({ err: reason }, 'the sessions of streams were not looked up'),
    );
  }, config.heartbeat);
  beat.unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    places.endAll('{"type":"bye"}');
  });

  return async (request, reply, join) => {
    const { raw } = reply;
    const { socket } = raw;
    if (!socket || socket.destroyed) return;
    const session = request.token === undefined ? undefined : hashOf(request.token);
    places.take({ address: networkOf(request), person: request.person?.id, session }, socket);
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    };
    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
      if (value !== undefined) raw.setHeader(name, value);
    // Without chunks the stream ends with its connection, and a message is one write to the socket: four of them follow
    // every move.
    raw.removeHeader('transfer-encoding');
    raw.flushHeaders();
    // It may be quiet for as long as it likes; who does not read is found by what is left unread.
    socket.setTimeout(0);
    const gone = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });
    const send: Send = (text) => {
      if (socket.writableLength > MOST_UNREAD) socket.destroy();
      else if (socket.writable) socket.write(text);
      return socket.writable;
    };
    try {
      const leave = await join(send, (lastMessage) => closeStream(socket, lastMessage));
      const unfollow = notices.follow(send);
      const left = gone.then(() => {
        unfollow();
        leave();
      });
      detach(left, (reason) => log.warn({ err: reason }, 'a stream was not left'));
    } catch (reason) {
      noteStream(reason);
      socket.destroySoon();
    }
  };
}

/** Ends the streams of sessions that are gone, or closed, without a word of it reaching this node. */
async function endLost({ db }: Store, places: StreamPlaces, now: number): Promise<void> {
  const sessions = places.sessions();
  for (let first = 0; first < sessions.length; first += MOST_AT_ONCE) {
    const some = sessions.slice(first, first + MOST_AT_ONCE);
    const rows = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select('hash')
      .where('hash', 'in', some)
      .where(({ eb, or }) => or([eb('people.suspended', 'is', null), eb('people.suspended', '<=', now)]))
      .execute();
    const known = new Set(rows.map(({ hash }) => hash));
    for (const id of some) if (!known.has(id)) places.end({ kind: 'session', id });
  }
}
