// Every answer that is not what was asked for: problem+json with a stable code and a sentence, never a stack trace.
import { FormatError, type Lang, SpokenError } from '@sagebrush/engine';
import type { Problem, ProblemCode } from '@sagebrush/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { type Logger, seldom } from '../ops/logger.ts';
import { TOO_MUCH } from '../quota-sentences.ts';
import { unreadable } from '../sentences.ts';
import { Unavailable } from '../storage/store.ts';
import { langOf } from './lang.ts';

const KINDS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  format: { status: 400, title: 'Not in the right form' },
  'no-session': { status: 401, title: 'Who are you?' },
  'not-yours': { status: 403, title: 'Not yours' },
  origin: { status: 403, title: 'From another site' },
  'not-found': { status: 404, title: 'Not here' },
  refused: { status: 409, title: 'The rules say no' },
  stale: { status: 409, title: 'Too late' },
  'not-now': { status: 409, title: 'Not now' },
  taken: { status: 409, title: 'Taken' },
  'not-proven': { status: 403, title: 'Not proven' },
  guest: { status: 403, title: 'For kept names' },
  suspended: { status: 403, title: 'Suspended' },
  quota: { status: 409, title: 'No more at once' },
  'too-slow': { status: 408, title: 'Too slow' },
  'too-large': { status: 413, title: 'Too large' },
  'key-reused': { status: 422, title: 'Another request had this key' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Our mistake' },
  unavailable: { status: 503, title: 'Not available' },
};

/** In the language of who asked; English where nobody is known yet. */
export function problemOf(error: unknown, lang: Lang = 'en'): Problem {
  if (error instanceof ApiError) {
    const { code, place, refusal } = error;
    return {
      ...KINDS[code],
      code,
      detail: error.in(lang),
      ...(place === undefined ? {} : { place }),
      ...(refusal === undefined ? {} : { refusal }),
    };
  }
  if (error instanceof FormatError)
    return { ...KINDS.format, code: 'format', detail: faultIn(error, lang), place: error.place };
  if (error instanceof Unavailable)
    return {
      ...KINDS.unavailable,
      code: 'unavailable',
      detail: TOO_MUCH.records[lang],
    };
  return frameworkProblem(error as Partial<FastifyError>, lang);
}

/** In the language of who asked where the error has one; the rest is for who wrote the program. */
function faultIn(error: FormatError, lang: Lang): string {
  if (!(error instanceof SpokenError)) return error.message;
  const { place, reasonIn } = error;
  return `${place === '' ? '' : `${place}: `}${reasonIn(lang)}`;
}

const TOO_LARGE = [413, 414, 431];

/**
 * Noes of Fastify and Node: a body that is too large, is no JSON, or has another type; an address or a header that
 * cannot be read.
 */
function frameworkProblem({ statusCode, code, message }: Partial<FastifyError>, lang: Lang): Problem {
  if (statusCode !== undefined && TOO_LARGE.includes(statusCode))
    return {
      ...KINDS['too-large'],
      status: statusCode,
      code: 'too-large',
      detail: TOO_MUCH.large[lang],
    };
  if (statusCode === 415) return { ...KINDS.format, status: 415, code: 'format', detail: TOO_MUCH.json[lang] };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return {
      ...KINDS.format,
      status: statusCode,
      code: 'format',
      detail: unreadable(message ?? code ?? String(statusCode))[lang],
    };
  }
  return { ...KINDS.internal, code: 'internal', detail: TOO_MUCH.internal[lang] };
}

/** After how many seconds it is worth to ask again. */
export const retryAfter = ({ status }: Problem): number | undefined => ({ 429: 5, 503: 2 })[status];

export function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const seconds = retryAfter(problem);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

export interface ProblemWatch {
  readonly count: (problem: Problem) => void;
  readonly log: Logger;
  /** The store has refused something: it is not what it should be, whatever a smaller write would say. */
  readonly onUnavailable: () => void;
}

export function answerProblems(app: FastifyInstance, { count, log, onUnavailable }: ProblemWatch): void {
  const noteStore = seldom((reason) => log.error({ err: reason }, 'the store cannot be used'));
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const problem = problemOf(error, langOf(request));
    count(problem);
    if (problem.status >= 500 && problem.code === 'internal')
      log.error({ err: error, route: request.routeOptions.url }, 'failed');
    if (error instanceof Unavailable) {
      onUnavailable();
      noteStore(error);
    }
    return send(reply, problem);
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isStopping ? new ApiError('unavailable', TOO_MUCH.stopping) : undefined),
  );
}
