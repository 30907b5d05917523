// Every answer that is not what was asked for: problem+json with a stable code and a sentence, never a stack trace.
import { FormatError } from '@sagebrush/engine';
import type { Problem, ProblemCode } from '@sagebrush/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { type Log, seldom } from '../ops/log.ts';
import { Unavailable } from '../storage/store.ts';

const KINDS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  format: { status: 400, title: 'Not in the right form' },
  'no-session': { status: 401, title: 'Who are you?' },
  'not-yours': { status: 403, title: 'Not yours' },
  origin: { status: 403, title: 'From another site' },
  'not-found': { status: 404, title: 'Not here' },
  refused: { status: 409, title: 'The rules say no' },
  stale: { status: 409, title: 'Too late' },
  'not-now': { status: 409, title: 'Not now' },
  quota: { status: 409, title: 'No more at once' },
  'too-slow': { status: 408, title: 'Too slow' },
  'too-large': { status: 413, title: 'Too large' },
  'key-reused': { status: 422, title: 'Another request had this key' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Our mistake' },
  unavailable: { status: 503, title: 'Not available' },
};

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    const { code, message, place, refusal } = error;
    return {
      ...KINDS[code],
      code,
      detail: message,
      ...(place === undefined ? {} : { place }),
      ...(refusal === undefined ? {} : { refusal }),
    };
  }
  if (error instanceof FormatError)
    return { ...KINDS.format, code: 'format', detail: error.message, place: error.place };
  if (error instanceof Unavailable)
    return {
      ...KINDS.unavailable,
      code: 'unavailable',
      detail: 'The server cannot reach its records right now: try again in a moment.',
    };
  return frameworkProblem(error as Partial<FastifyError>);
}

const TOO_LARGE = [413, 414, 431];

/**
 * Noes of Fastify and Node: a body that is too large, is no JSON, or has another type; an address or a header that
 * cannot be read.
 */
function frameworkProblem({ statusCode, code }: Partial<FastifyError>): Problem {
  if (statusCode !== undefined && TOO_LARGE.includes(statusCode))
    return {
      ...KINDS['too-large'],
      status: statusCode,
      code: 'too-large',
      detail: 'The request is larger than this server takes.',
    };
  if (statusCode === 415)
    return { ...KINDS.format, status: 415, code: 'format', detail: 'Send JSON, with content-type: application/json.' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return {
      ...KINDS.format,
      status: statusCode,
      code: 'format',
      detail: `The request cannot be read (${code ?? statusCode}).`,
    };
  }
  return { ...KINDS.internal, code: 'internal', detail: 'Something went wrong on the server. It has been noted.' };
}

/** After how many seconds it is worth to ask again. */
export const retryAfter = ({ status }: Problem): number | undefined => ({ 429: 5, 503: 2 })[status];

export function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const seconds = retryAfter(problem);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

export function answerProblems(app: FastifyInstance, count: (problem: Problem) => void, log: Log): void {
  const noteStore = seldom((reason) => log.error({ err: reason }, 'the store cannot be used'));
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const problem = problemOf(error);
    count(problem);
    if (problem.status >= 500 && problem.code === 'internal')
      log.error({ err: error, route: request.routeOptions.url }, 'failed');
    if (error instanceof Unavailable) noteStore(error);
    return send(reply, problem);
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isStopping ? new ApiError('unavailable', 'The server is stopping: try again in a moment.') : undefined),
  );
}
