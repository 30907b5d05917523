// A person's record: what they played, how they are rated, and who leads.
import { type Of, shape } from '@sagebrush/engine';
import { id, level, name, time } from './primitives.ts';

const { decimal, flag, list, nullable, object, oneOf, tagged, text, whole } = shape;

const game = text({ min: 1, max: 40 });
/** OpenSkill: how strong somebody probably is, and how sure that is. New people start at 25 and 25/3. */
const mu = decimal(-1e6, 1e6);
const sigma = decimal(0, 1e6);
const matches = whole(0, 1_000_000);

/** A finished match, as one who sat there counts it. */
const played = object({
  match: id,
  game,
  ended: time,
  won: flag,
  /** 1 is best; equal places share. */
  place: whole(1, 12),
  rated: flag,
  others: list(
    tagged('kind', { person: object({ kind: oneOf('person'), name }), bot: object({ kind: oneOf('bot'), level }) }),
    {
      max: 12,
    },
  ),
});
export type Played = Of<typeof played>;

export const myRecord = object({
  /** The newest first, a hundred at a time. */
  played: list(played),
  /** Asks for the hundred before them. */
  more: nullable(time),
  /** One for each game played at rated tables, with the last steps on the way, the first one first. */
  ratings: list(object({ game, mu, sigma, matches, steps: list(object({ at: time, mu, sigma })) })),
});
export type MyRecord = Of<typeof myRecord>;

const leaderboardLine = object({ name, mu, sigma, matches, you: flag });
export type LeaderboardLine = Of<typeof leaderboardLine>;
/** By mu - 3 sigma, the best first. */
export const leaderboard = object({ lines: list(leaderboardLine) });
