// A person's record: what they played, how they are rated, and who leads.
import { type Of, shape } from '@sagebrush/engine';
import { id, kept, level, name, time } from './primitives.ts';
import { UNCOUNTED_WHY } from './table.ts';

const { decimal, flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;

const game = text({ min: 1, max: 40 });
/** OpenSkill: how strong somebody probably is, and how sure that is. New people start at 25 and 25/3. */
const mu = decimal(-1e6, 1e6);
const sigma = decimal(0, 1e6);
const matches = whole(0, 1_000_000);

/** A finished match, as one who sat there counts it. */
export const played = object({
  match: id,
  game,
  ended: time,
  won: flag,
  /** 1 is best; equal places share. */
  place: whole(1, 12),
  rated: flag,
  /** Why a match of a rated table does not count, or does not any more. */
  uncounted: optional(oneOf(...UNCOUNTED_WHY, 'annulled')),
  /** They left it, or ran out of time. */
  forfeited: optional(flag),
  others: list(
    tagged('kind', {
      person: object({
        kind: oneOf('person'),
        /** Left out in matches of one browser. */ id: optional(id),
        name,
        kept,
      }),
      bot: object({ kind: oneOf('bot'), level }),
    }),
    {
      max: 12,
    },
  ),
});
export type PlayedMatch = Of<typeof played>;

/** How somebody is rated in a game, with the last steps on the way, the first one first. */
export const ratingLine = object({
  game,
  mu,
  sigma,
  matches,
  /** A guest's: on no leaderboard until the name is kept. */
  provisional: flag,
  steps: list(object({ at: time, mu, sigma })),
});

/** What a match did to a rating; `was` is left out for steps of before it was kept. */
export const ratingChange = object({ was: nullable(object({ mu, sigma })), mu, sigma });
export type RatingChange = Of<typeof ratingChange>;

export const myRecord = object({
  /** The newest first, a hundred at a time. */
  played: list(played),
  /** Asks for the hundred before them. */
  more: nullable(time),
  /** One for each game played at rated tables. */
  ratings: list(ratingLine),
});
export type MyRecord = Of<typeof myRecord>;

const leaderboardLine = object({ name, kept, mu, sigma, matches, you: flag });
export type LeaderboardLine = Of<typeof leaderboardLine>;
/** By mu - 3 sigma, the best first. */
export const leaderboard = object({ lines: list(leaderboardLine) });
