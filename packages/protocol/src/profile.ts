// The public page of somebody with a kept name. What its owner does not show is null.
import { type Of, shape } from '@sagebrush/engine';
import { tie } from './friends.ts';
import { id, level, name, time } from './primitives.ts';
import { played, ratingLine } from './record.ts';
import { route } from './route.ts';

const { flag, list, nullable, object, oneOf, tagged, text, whole } = shape;

const against = tagged('kind', {
  bot: object({ kind: oneOf('bot'), level }),
  person: object({ kind: oneOf('person'), id, name }),
  /** Guests, and those who do not show it, together. */
  others: object({ kind: oneOf('others') }),
});
const recordLine = object({
  game: text({ min: 1, max: 40 }),
  against,
  matches: whole(0, 1_000_000),
  wins: whole(0, 1_000_000),
});
export type RecordLine = Of<typeof recordLine>;

export const profile = object({
  id,
  name,
  since: nullable(time),
  /** One for each game, with its course. */
  ratings: nullable(list(ratingLine)),
  /** Against each level and each person, the most played first. */
  record: nullable(list(recordLine)),
  /** The last ones at tables that were listed for everyone. */
  matches: nullable(list(played)),
  tie,
  /** Friends see whether one is here; null for everyone else. */
  here: nullable(flag),
});
export type Profile = Of<typeof profile>;

export const profileCalls = {
  profile: route('GET /api/people/:handle', 'The public page of somebody with a kept name', profile, {
    params: object({ handle: text({ min: 1, max: 40 }) }),
  }),
} as const;
