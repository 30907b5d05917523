// Tournaments: announced, entered, played in rounds of ordinary tables, and told as they stand.
import { type Of, shape } from '@sagebrush/engine';
import { FORMATS } from '@sagebrush/tournament';
import { optionValues } from './documents.ts';
import { hex32, id, LINES, level, name, nameUpTo, nothing, seat, time, timeControl } from './primitives.ts';
import { route } from './route.ts';
import { gameId } from './table.ts';

const { decimal, flag, list, nullable, object, oneOf, optional, text, whole } = shape;

/** One line that people can read. */
const title = nameUpTo(60);
const about = text({ max: 1000, pattern: LINES });

/**
 * `announced`: entry is not open yet. `open`: people enter. `playing`: rounds are drawn and played. `over`: it has run
 * its course. `cancelled`: it was called off, or too few came.
 */
export const TOURNAMENT_STATES = ['announced', 'open', 'playing', 'over', 'cancelled'] as const;
const tournamentState = oneOf(...TOURNAMENT_STATES);
export type TournamentState = Of<typeof tournamentState>;

const format = oneOf(...FORMATS);

const settings = {
  name: title,
  about,
  game: gameId,
  /** People at a table, wherever the field can be divided so. */
  seats: whole(2, 12),
  options: optionValues,
  format,
  /** Swiss and duplicate: how many rounds. */
  roundCount: whole(1, 20),
  /** Matches at a table in each round: a series. */
  deals: whole(1, 10),
  /** Somebody who does not come must not hold up the others: there is always a clock. */
  clock: timeControl,
  /** The bots that fill chairs, and that play on for who is away. */
  level,
  /** Bots take the chairs that people leave empty; without them somebody may have to sit out. */
  fill: flag,
  /** For programs, and the bots of the house that take part: they can win, people do not enter. */
  league: flag,
  /** The bots of the house that take part in a league. */
  levels: list(level, { max: 10 }),
  /** Only for people who keep their names. */
  keptOnly: flag,
  /** Whether one may still enter once it has begun, where the format has room for it. */
  late: flag,
  /** When one can enter, and when the first round is drawn. */
  opens: time,
  starts: time,
  /** Minutes between two rounds. */
  pause: whole(0, 20_160),
};

const tournamentSettings = object(settings);
export type TournamentSettings = Of<typeof tournamentSettings>;

/** What the organiser chooses; the rest is as usual. */
export const newTournament = object({
  ...settings,
  about: optional(about),
  options: optional(optionValues),
  roundCount: optional(settings.roundCount),
  deals: optional(settings.deals),
  level: optional(level),
  fill: optional(flag),
  league: optional(flag),
  levels: optional(settings.levels),
  keptOnly: optional(flag),
  late: optional(flag),
  opens: optional(time),
  pause: optional(settings.pause),
});
export type NewTournament = Of<typeof newTournament>;

/** Who takes part. A bot that fills a chair is called `bot:1` and so on; it is nobody's. */
const competitor = text({ min: 1, max: 40 });

const standingsLine = object({
  id: competitor,
  /** null for a bot of the house, and for somebody who is gone. */
  person: nullable(id),
  name,
  kept: flag,
  bot: flag,
  /** The level of a bot of the house. */
  level: nullable(level),
  /** null for bots where they cannot win. */
  place: nullable(whole(1, 10_000)),
  points: decimal(-1e9, 1e9),
  played: whole(0, 1000),
  byes: whole(0, 1000),
  /** They have withdrawn. */
  left: flag,
  /** By their names, in the order of `tieBreaks`. */
  tieBreaks: list(decimal(-1e9, 1e9)),
});
export type StandingsLine = Of<typeof standingsLine>;

const roundTable = object({
  table: id,
  /** By seat. */
  seats: list(competitor, { max: 12 }),
  /** Those that have begun, the first first. */
  matches: list(id),
  /** All its matches have been played and counted. */
  over: flag,
  /** By seat; null until the table is over, and where others have the same cards until the round is closed. */
  scores: nullable(list(decimal(-1e9, 1e9))),
  /** The seats that somebody has left to a bot: they come last. */
  left: list(seat),
});
export type RoundTable = Of<typeof roundTable>;

const round = object({
  drawn: time,
  /** When its last table ended; null while it is played. */
  closed: nullable(time),
  byes: list(competitor),
  tables: list(roundTable),
});
export type RoundInfo = Of<typeof round>;

export const tournamentInfo = object({
  id,
  ...settings,
  state: tournamentState,
  /** null when they are gone. */
  organiser: nullable(object({ id, name })),
  /** To the secret that every shuffle comes from, made before anybody entered; the secret follows at the end. */
  commitment: hex32,
  secret: nullable(hex32),
  /** What decides among equals, the first first. */
  tieBreaks: list(text({ max: 20 })),
  standings: list(standingsLine),
  rounds: list(round),
  /** When the schedule goes on by itself; null while tables are played, and at the end. */
  next: nullable(time),
  /** Whether one can enter now. */
  entry: flag,
  /** Grows with every change. */
  step: whole(0, 1_000_000_000),
});
export type TournamentInfo = Of<typeof tournamentInfo>;

const tournamentLine = object({
  id,
  name: title,
  game: gameId,
  format,
  state: tournamentState,
  league: flag,
  starts: time,
  entrants: whole(0, 1_000_000),
});
export type TournamentLine = Of<typeof tournamentLine>;

const one = object({ tournament: id });
const changed = object({ tournament: tournamentInfo });

export const tournamentCalls = {
  tournaments: route(
    'GET /api/tournaments',
    'Those to come and under way, the next first, then the last ones that are over; and whether I may organise one',
    object({ tournaments: list(tournamentLine), mayOrganise: flag }),
  ),
  tournament: route('GET /api/tournaments/:tournament', 'A tournament: settings, standings, rounds', changed, {
    params: one,
  }),
  openTournament: route('POST /api/tournaments', 'Announce a tournament', changed, { body: newTournament }),
  changeTournament: route(
    'PATCH /api/tournaments/:tournament',
    'Other words or another time, before it begins (organiser)',
    changed,
    {
      params: one,
      body: object({ name: optional(title), about: optional(about), starts: optional(time) }),
    },
  ),
  enterTournament: route(
    'POST /api/tournaments/:tournament/enter',
    'Enter, with 32 random bytes for every shuffle of the tournament',
    changed,
    { params: one, body: object({ contribution: hex32 }) },
  ),
  withdrawFromTournament: route(
    'POST /api/tournaments/:tournament/withdraw',
    'Withdraw; a bot plays my table to its end. The organiser may send somebody away',
    changed,
    { params: one, body: object({ competitor: optional(competitor) }) },
  ),
  beginTournament: route(
    'POST /api/tournaments/:tournament/begin',
    'Draw the first round, or the next one, now (organiser)',
    changed,
    { params: one },
  ),
  cancelTournament: route('POST /api/tournaments/:tournament/cancel', 'Call it off (organiser)', nothing, {
    params: one,
  }),
} as const;
