// Connections: how long a request may take to arrive, how many one address may hold, and what those are told that never
// become a request.
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@sagebrush/protocol';
import type { FastifyHttpOptions } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Config } from '../config.ts';
import { TOO_MUCH } from '../quota-sentences.ts';
import { networkOf } from './address.ts';
import { problemOf, retryAfter } from './problems.ts';

/** Looked at so often; what is late is cut with the next look. */
const LOOKS_IN_TIME = 4;
/** What an idle connection waits for its next request; longer than the minute after which proxies let go of theirs. */
const KEEP_ALIVE = 72_000;

/** A request has so long to arrive in full, its headers included. A stream is an answer: it may take hours. */
export const arrivalLimits = ({ arrivalTime, answerTime }: Pick<Config, 'arrivalTime' | 'answerTime'>) =>
  ({
    requestTimeout: arrivalTime,
    connectionTimeout: answerTime,
    keepAliveTimeout: KEEP_ALIVE,
    http: { headersTimeout: arrivalTime, connectionsCheckingInterval: Math.ceil(arrivalTime / LOOKS_IN_TIME) },
    clientErrorHandler: answerBroken,
  }) satisfies FastifyHttpOptions<Server>;

/** Node found no request in what came, or waited too long for it. */
function answerBroken({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(socket, problemOf(new ApiError('too-slow', TOO_MUCH.slow)));
  refuse(socket, problemOf({ statusCode: code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, code: code ?? '' }));
}

/** An answer without a request. */
function refuse(socket: Socket, problem: Problem): void {
  const body = JSON.stringify(problem);
  const seconds = retryAfter(problem);
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(seconds === undefined ? [] : [`retry-after: ${seconds}`]),
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Browsers and proxies ask one thing at a time; what is asked ahead would be answered ahead, into this memory. */
const MOST_UNANSWERED = 16;

/** Who asks on and on and takes no answer is let go. */
export function limitUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: number): number => {
    const now = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, now);
    return now;
  };
  server.prependListener('request', ({ socket }, response) => {
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > MOST_UNANSWERED) socket.destroy();
  });
}

/** Connections by address. Behind a proxy all come from there: the proxy has to count them. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf({ ip: socket.remoteAddress ?? '' });
    const count = open.get(address) ?? 0;
    if (count >= most) return refuse(socket, problemOf(new ApiError('too-many', TOO_MUCH.connections)));
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
