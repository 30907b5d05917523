// Headers that keep a page safe: nothing from elsewhere, nothing inline, no frames.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For a scope of pages: what a browser runs and shows. */
export async function keepPagesSafe(pages: FastifyInstance): Promise<void> {
  await pages.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/**
 * For answers of the API, which no browser may run, show, guess at or keep. Few and fixed: every move pays for them.
 */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function keepAnswersSafe(api: FastifyInstance): void {
  api.addHook('onRequest', (_, reply, done) => {
    reply.headers(API_HEADERS);
    done();
  });
}
