// The daily deal: what a day offers, how one's try stands in the field, and everything of the year before.
import { type BaseView, type GameAction, type Of, shape } from '@sagebrush/engine';
import { optionValues } from './documents.ts';
import { opaque } from './moment.ts';
import { day, hex32, id, kept, level, name, seat, seq, time } from './primitives.ts';
import { route } from './route.ts';
import { gameId, seats } from './table.ts';

const { decimal, flag, list, nullable, object, oneOf, optional, text, whole } = shape;

const points = decimal(-1e9, 1e9);
/** Points ahead of the best of the others, or behind it: what a day is compared by. */
const margin = points;
const version = text({ max: 40 });
const people = whole(0, 1_000_000_000);

/** How a counted try stands: it runs, it is done, or the day was over before it was done. */
export const TRY_STATES = ['playing', 'done', 'late'] as const;

/** My counted try of a day: there is one. */
export const dailyTry = object({
  day,
  game: gameId,
  state: oneOf(...TRY_STATES),
  match: id,
  table: id,
  /** The version of the bots that it was played against. */
  bots: version,
  /** In the field: the name was kept before the day began. */
  field: flag,
  score: nullable(points),
  margin: nullable(margin),
});
export type DailyTry = Of<typeof dailyTry>;

/** A day's cards of one game, as far as they may be known now. */
export const dailyDeal = object({
  day,
  game: gameId,
  /** Published before the day began; null where the server did not run then, so that nothing was promised. */
  commitment: nullable(hex32),
  /** The secret of the shuffle, once nobody can play the day for a result any more. */
  secret: nullable(hex32),
  mine: nullable(dailyTry),
});
export type DailyDeal = Of<typeof dailyDeal>;

export const today = object({
  day,
  /** The server's time, and when the next day begins. */
  now: time,
  ends: time,
  deals: list(dailyDeal),
  /** What tomorrow's shuffles are committed to already. */
  tomorrow: list(object({ game: gameId, commitment: hex32 })),
});
export type Today = Of<typeof today>;

const fieldLine = object({ name, kept, margin, place: whole(1, 1_000_000_000), you: flag });
export type FieldLine = Of<typeof fieldLine>;

/** My try against those who had kept their name before the day began; one version of the bots. */
export const dailyField = object({
  people,
  /** Mine in the field, or where a guest's try would stand; null where I have none. */
  place: nullable(whole(1, 1_000_000_000)),
  /** How many came out with each margin, the highest first. */
  counts: list(object({ margin, people })),
  friends: list(fieldLine),
  leaders: list(fieldLine),
});
export type DailyField = Of<typeof dailyField>;

const levelResult = object({ level, score: points, margin });
export type LevelLine = Of<typeof levelResult>;

export const dailyResult = object({
  deal: dailyDeal,
  /** The day is over, and a try no longer counts. */
  over: flag,
  /** null until I have played, or the day is open to all. */
  field: nullable(dailyField),
  /** What each level made of the same cards; null while the bots still play. */
  levels: nullable(list(levelResult)),
});
export type DailyResult = Of<typeof dailyResult>;

/** One of my own decisions in a match: what I saw, what I could do, and what I did. */
export const ownDecision = object({
  seq,
  view: opaque<BaseView>(),
  choices: list(opaque<GameAction>()),
  action: opaque<GameAction>(),
});
export type OwnDecision = Of<typeof ownDecision>;
export const ownDecisions = object({
  game: gameId,
  rules: text({ max: 40 }),
  seats,
  options: optionValues,
  seat,
  decisions: list(ownDecision),
});
export type OwnDecisions = Of<typeof ownDecisions>;

const deal = object({ day, game: gameId });

export const dailyCalls = {
  today: route('GET /api/daily', 'Today’s deals, how mine stand, and what tomorrow’s are committed to', today),
  daily: route('GET /api/daily/:day/:game', 'A day’s deal: my try, the field, the levels, and its proof', dailyResult, {
    params: deal,
  }),
  playDaily: route(
    'POST /api/daily/:day/:game/play',
    'Sit down to a day’s deal: today’s first try counts, any other is for oneself',
    object({ table: id }),
    {
      params: deal,
      /** For oneself: with hints and take-backs, once the counted try is done or the day is over. */
      body: object({ again: optional(flag) }),
    },
  ),
  myDailies: route(
    'GET /api/me/dailies',
    'My counted tries of the past year, the newest first',
    object({ tries: list(dailyTry) }),
  ),
  ownDecisions: route(
    'GET /api/matches/:match/decisions',
    'My own decisions in a finished match: what my seat saw, could do and did',
    ownDecisions,
    { params: object({ match: id }) },
  ),
} as const;
