// The inbox: what waits for somebody, wherever on the site they are. It goes by itself when it is seen to.
import { type Of, shape } from '@sagebrush/engine';
import { id, kept, name, nothing, time } from './primitives.ts';
import { route } from './route.ts';

const { list, nullable, object, oneOf, optional, text, whole } = shape;

/**
 * What there can be: my turn in a match; a tournament of mine that begins, or whose table is ready. What is said about it
 * is made where it is read, in the reader's language.
 */
export const INBOX_KINDS = ['turn', 'tournament'] as const;
const inboxKind = oneOf(...INBOX_KINDS);
export type InboxKind = Of<typeof inboxKind>;

export const inboxItem = object({
  kind: inboxKind,
  /** What it is about: a match, where it is a turn; else the tournament. One of a kind about the same is one item. */
  about: id,
  /** Where it is seen to, as a path of this site. */
  address: text({ max: 200, pattern: /^\/[^/]/ }),
  game: nullable(text({ max: 40 })),
  /** The others it has to do with. */
  people: list(object({ name, kept }), { max: 12 }),
  /** How much has happened since they were there last: moves, where it is a turn. */
  news: whole(0, 1_000_000),
  at: time,
  /** When it is too late; null where there is no hurry. */
  until: nullable(time),
});
export type InboxItem = Of<typeof inboxItem>;

/** What has to be done soonest comes first. */
export const inboxFields = { items: list(inboxItem, { max: 50 }) };

const endpoint = text({ min: 10, max: 1000, pattern: /^https:\/\// });
const hour = whole(0, 23);

export const inboxCalls = {
  subscribe: route('POST /api/me/push', 'Tell this browser, by its push service, what waits for me', nothing, {
    body: object({
      endpoint,
      /** As the browser gives them: an uncompressed point of P-256, and 16 bytes. */
      keys: object({
        p256dh: text({ min: 87, max: 88, pattern: /^B[A-Za-z0-9_-]{86}=?$/ }),
        auth: text({ min: 22, max: 24, pattern: /^[A-Za-z0-9_-]{22}={0,2}$/ }),
      }),
      /** Full hours where I am, over midnight too, when I am let be. */
      quiet: optional(object({ from: hour, to: hour, zone: text({ min: 1, max: 60 }) })),
    }),
  }),
  unsubscribe: route('DELETE /api/me/push', 'Tell this browser no more', nothing, { body: object({ endpoint }) }),
  inbox: route('GET /api/me/inbox', 'What waits for me, the most urgent first', object(inboxFields)),
} as const;
