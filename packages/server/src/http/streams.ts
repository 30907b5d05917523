// Streams: server-sent events that begin with everything, or where the client broke off.

import type { Socket } from 'node:net';
import { detach } from '@sagebrush/engine';
import { id, problem, streams } from '@sagebrush/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Notices } from '../ops/notices.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Trouble } from '../trouble.ts';

const HEARTBEAT = 15_000;
/** A reader this far behind is let go: it comes back with its last id, and the store has what it missed. */
const MOST_UNREAD = 1 << 18;

type Send = (frame: string) => void;

interface Streaming {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly log: Log;
  /** How many may be open at once. */
  readonly most: number;
}

export function openStreams(app: FastifyInstance, { rooms, lobby, notices, metrics, log, most }: Streaming): void {
  const open = new Set<Socket>();
  metrics.gauge('sagebrush_streams', 'Open streams.', () => open.size);

  const beat = setInterval(() => {
    for (const stream of open) stream.write(':\n\n');
  }, HEARTBEAT);
  beat.unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of open) stream.end('data: {"type":"bye"}\n\n');
  });

  /** Answers with a stream that `join` feeds until the client goes. */
  async function stream(reply: FastifyReply, join: (send: Send) => Promise<() => void>): Promise<void> {
    if (open.size >= most) throw new Trouble('unavailable', 'This server has no more room: try again in a moment.');
    const { raw } = reply;
    const { socket } = raw;
    if (!socket || socket.destroyed) return;
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) if (value !== undefined) raw.setHeader(name, value);
    // Without chunks the stream ends with its connection, and a message is one write to the socket: four of them follow every move.
    raw.removeHeader('transfer-encoding');
    raw.flushHeaders();
    open.add(socket);
    const gone = new Promise<void>((resolve) => {
      socket.once('close', () => {
        open.delete(socket);
        resolve();
      });
    });
    const send: Send = (text) => {
      if (socket.writableLength > MOST_UNREAD) socket.destroy();
      else if (socket.writable) socket.write(text);
    };
    try {
      const leave = await join(send);
      const unfollow = notices.follow(send);
      const left = gone.then(() => {
        unfollow();
        leave();
      });
      detach(left, (reason) => log.warn({ err: reason }, 'a stream was not left'));
    } catch (reason) {
      log.warn({ err: reason }, 'a stream could not begin');
      socket.end();
    }
  }

  const described = {
    produces: ['text/event-stream'],
    response: { 200: { description: 'A stream of messages', type: 'string' }, default: { description: 'A problem', ...problem.schema } },
  };

  app.get(
    streams.table.path,
    { exposeHeadRoute: false, schema: { summary: streams.table.about, tags: ['tables'], ...described } },
    async (request, reply) => {
      const table = id.parse((request.params as { table: string }).table, 'table');
      await rooms.read(table, () => undefined);
      const { person } = request;
      await stream(reply, (send) => rooms.follow(table, { person, send }, lastIdOf(request)));
    },
  );
  app.get(
    streams.lobby.path,
    { exposeHeadRoute: false, schema: { summary: streams.lobby.about, tags: ['lobby'], ...described } },
    async (request, reply) => {
      await stream(reply, (send) => lobby.follow(send, lastIdOf(request)));
    },
  );
}

/** The id to resume after; anything that cannot be one starts afresh. */
function lastIdOf({ headers }: FastifyRequest): number | undefined {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
