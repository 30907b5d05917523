// Problems: what a request that cannot be met gets back, as application/problem+json with a stable code and a sentence.
import { type Of, type Refusal, type Sentence, shape } from '@sagebrush/engine';
import { opaque } from './moment.ts';

const { object, oneOf, optional, text, whole } = shape;

export const PROBLEM_CODES = [
  /** The body, a parameter or a header does not have its shape; `place` says where. */
  'format',
  /** No session yet: POST /api/session first, or bring a bearer token. */
  'no-session',
  /** Somebody else's seat, table or match. */
  'not-yours',
  'not-found',
  /** The rules say no; `refusal` has the clause and the sentence. */
  'refused',
  /** The action answers a moment that has passed. */
  'stale',
  /** Right request, wrong time: the table is full, playing, over or not yet ready. */
  'not-now',
  /** The name belongs to somebody, or looks like one that does; or it may not be kept at all. */
  'taken',
  /** The passkey or the recovery code does not open this door: unknown, used, copied, or made for another site. */
  'not-proven',
  /** Only for people with a kept name. */
  'guest',
  /** The host of the site has suspended this person, or banned them; `detail` says until when. */
  'suspended',
  /** As many at once as one person, or one address, may have; `detail` says what to do. */
  'quota',
  /** A write from another site. */
  'origin',
  /** The request did not arrive in time. */
  'too-slow',
  'too-large',
  /** The Idempotency-Key belongs to another request. */
  'key-reused',
  'too-many',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A refusal with its sentence, as one text and in parts that a screen can show its own way. */
export const refusalText = object({
  rule: text(),
  reason: optional(text()),
  about: optional(opaque<NonNullable<Refusal['about']>>()),
  text: text(),
  sentence: opaque<Sentence>(),
});
export type RefusalText = Of<typeof refusalText>;

export const problem = object({
  status: whole(400, 599),
  code: oneOf(...PROBLEM_CODES),
  title: text(),
  detail: text(),
  place: optional(text()),
  refusal: optional(refusalText),
});
export type Problem = Of<typeof problem>;
