// The admin's routes: figures, nodes, tables, a word to everyone. Without a token they do not exist.
import { readFileSync } from 'node:fs';
import { FormatError } from '@sagebrush/engine';
import { id } from '@sagebrush/protocol';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { networkOf } from '../http/address.ts';
import type { CostlyLimits } from '../http/visitor.ts';
import { moderator } from '../moderation/moderator.ts';
import { nodes } from '../ops/nodes.ts';
import type { Notices } from '../ops/notices.ts';
import type { People } from '../people/people.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { openAdminCalls } from './api.ts';
import type { AdminKey } from './key.ts';
import { adminPage } from './page.ts';
import { peoplePages } from './people-routes.ts';
import { tablesNow } from './tables.ts';

export interface Administration {
  /** Whose token an Authorization header carries; undefined where the host has set none. */
  readonly adminNamed: AdminKey | undefined;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly people: People;
  readonly notices: Notices;
  readonly limits: CostlyLimits;
}

/**
 * No script at all, no frame, nothing from elsewhere. The browser has to say where a form comes from: hence
 * same-origin.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
const CHALLENGE = 'Basic realm="Sagebrush admin", charset="UTF-8"';
const STYLE = readFileSync(new URL('./admin.css', import.meta.url), 'utf8');
const LONGEST_FORM = 4096;
const MINUTE = 60_000;
const MOST_MINUTES = 24 * 60;

export async function adminRoutes(
  app: FastifyInstance,
  { adminNamed, services, rooms, people, notices, limits }: Administration,
): Promise<void> {
  if (!adminNamed) return;
  const { store, metrics, now, log } = services;
  const moderatorFor = (authorization: string | undefined) =>
    moderator(services, { rooms, people }, adminNamed(authorization) ?? '');
  openAdminCalls(app, services, rooms, moderatorFor);
  peoplePages(app, services, rooms, moderatorFor);
  const hidden = { schema: { hide: true } };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    limits.admin.take(networkOf(request));
    if (adminNamed(request.headers.authorization) !== undefined) return;
    log.warn({ address: request.ip }, 'an admin door was tried without its key');
    reply.header('www-authenticate', CHALLENGE);
    throw new ApiError('no-session', NOT_FOR_YOU.adminDoor);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );

  app.get('/metrics', hidden, (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
  app.get('/admin/style.css', hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/admin', hidden, async (request, reply) => {
    const isWatching = Object.hasOwn(request.query as object, 'watch');
    const shown = {
      nodes: await nodes(store),
      ...(await tablesNow(store)),
      notice: notices.current,
      now: now(),
      isWatching,
    };
    return reply.type('text/html; charset=utf-8').send(adminPage(shown));
  });
  app.post('/admin/notice', hidden, async ({ body, headers }, reply) => {
    const notice = noticeFrom(body as Form, now());
    await notices.put(notice);
    await moderatorFor(headers.authorization).note({ deed: 'notice', details: notice });
    return reply.redirect('/admin', 303);
  });
  app.post('/admin/notice/withdraw', hidden, async ({ headers }, reply) => {
    await notices.withdraw();
    await moderatorFor(headers.authorization).note({ deed: 'notice', details: { withdrawn: true } });
    return reply.redirect('/admin', 303);
  });
  app.post('/admin/tables/:table/close', hidden, async ({ params, headers }, reply) => {
    const table = id.parse((params as { table: string }).table, 'table');
    await moderatorFor(headers.authorization).close(table, {});
    return reply.redirect('/admin', 303);
  });
}

type Form = Readonly<Record<string, string>> | null;

/** `closes` is in so many minutes from now; a notice needs that or a text. */
function noticeFrom(form: Form, now: number): { text: string; closes: number | null } {
  const text = (form?.['text'] ?? '').replace(/\s+/g, ' ').trim();
  const minutes = form?.['closes'] ?? '';
  if (text.length > 300) throw new FormatError('text', `has ${text.length} characters: expected 300 at most`);
  if (text === '' && minutes === '') throw new FormatError('text', 'is empty: say something, or when the house closes');
  if (minutes === '') return { text, closes: null };
  const count = Number(minutes);
  if (!Number.isInteger(count) || count < 0 || count > MOST_MINUTES)
    throw new FormatError('closes', `is ${JSON.stringify(minutes)}: expected 0 to ${MOST_MINUTES} minutes`);
  return { text, closes: now + count * MINUTE };
}
