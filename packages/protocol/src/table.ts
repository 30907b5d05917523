// The table as everybody at it may know it: settings, chairs, and what the next match is dealt from.
import { type Of, SEAT_KINDS, shape } from '@sagebrush/engine';
import { optionValues } from './documents.ts';
import { chatText, day, hex32, id, kept, lang, level, name, seat, seq, time, timeControl } from './primitives.ts';

const { either, flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;

export const gameId = text({ min: 1, max: 40 });
export const seats = list(oneOf(...SEAT_KINDS), { min: 2, max: 12 });

/**
 * Who may talk at a table. Apart: watchers talk among themselves, and players do not hear them. At rated tables no
 * player ever hears the rail.
 */
export const TALKS = ['apart', 'everyone', 'players', 'nobody'] as const;
export const talk = oneOf(...TALKS);
export type Talk = Of<typeof talk>;

/** What the host chooses when opening a table. */
export const newTable = object({
  game: gameId,
  /** A number of live players, or the seats one by one. */
  seats: either(seats, whole(1, 12)),
  /** A document may be sent whole, or by reference where it is stored already. */
  options: optional(optionValues),
  /** In the lobby for everyone, or only for those who have the link. */
  listed: optional(flag),
  /** May people without a seat watch a match? */
  watchers: optional(flag),
  clock: optional(timeControl),
  /** The bot that plays on when somebody leaves or runs out of time. */
  standIn: optional(level),
  hints: optional(flag),
  /** A rated table has a clock, no hints, the simplest stand-in, none on request, and three free take-backs a seat. */
  rated: optional(flag),
  /** Who may talk; apart, unless the host says otherwise. */
  talk: optional(talk),
});
export type NewTable = Of<typeof newTable>;

const occupant = tagged('kind', {
  person: object({
    kind: oneOf('person'),
    id,
    name,
    kept,
    /** A program that plays by the same door. */
    program: flag,
    /** Has the table open now. */
    here: flag,
    /** A bot plays for them until they return. */
    standIn: flag,
    /** Has added randomness for the next match, and wants it. */
    ready: flag,
    muted: flag,
    /** They left a rated match, or ran out of time: a bot plays on, and it counts as lost for them. */
    forfeited: optional(flag),
    /** Decisions in a row that a bot made for them at a rated table, because their time was up. */
    missed: optional(whole(0, 12)),
  }),
  bot: object({ kind: oneOf('bot'), level, name }),
});
export type Occupant = Of<typeof occupant>;

const chair = object({ seat, kind: oneOf(...SEAT_KINDS), who: nullable(occupant) });
export type Chair = Of<typeof chair>;

export const TABLE_STATES = ['open', 'playing', 'over', 'closed'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/**
 * Why a match has ended before its end, and its table with it: by the host of the site, for its length, because nobody
 * has moved for long, or because all but one have left a rated match, which that one has won.
 */
export const CLOSED_WHY = ['house', 'moves', 'idle', 'forfeit'] as const;
export type ClosedWhy = (typeof CLOSED_WHY)[number];

/** Why a match at a rated table does not count: too few people, a bot or a program plays, or somebody sits there twice. */
export const UNCOUNTED_WHY = ['few', 'bots', 'programs', 'twice'] as const;
export const uncountedWhy = oneOf(...UNCOUNTED_WHY);
export type UncountedWhy = Of<typeof uncountedWhy>;

export const tableInfo = object({
  id,
  game: gameId,
  /** The version of the rules that this server plays. */
  rules: text({ max: 40 }),
  seats,
  options: optionValues,
  listed: flag,
  watchers: flag,
  clock: timeControl,
  standIn: level,
  hints: flag,
  rated: flag,
  /** At a rated table: why the match does not count with those who sit here now. Left out where it does. */
  uncounted: optional(uncountedWhy),
  talk,
  /** Who may not talk here; so said the host of the table. */
  muted: list(id, { max: 200 }),
  host: id,
  /** Opened for whoever comes first: the cards are dealt as soon as every chair is taken. */
  quick: optional(flag),
  state: oneOf(...TABLE_STATES),
  closedWhy: optional(oneOf(...CLOSED_WHY)),
  /** The table plays a day's cards; a counted try has no hints and no take-backs. */
  daily: optional(object({ day, counted: flag })),
  /**
   * Only bots play, and nobody had it open for a while: the match goes on as soon as somebody opens the table's stream.
   */
  paused: flag,
  chairs: list(chair, { max: 12 }),
  /** The match being played, or the last one. */
  match: nullable(id),
  /** The match that comes next, committed to before anybody adds their randomness to it. */
  next: nullable(object({ match: id, commitment: hex32 })),
  /** The matches played to the end at this table, the first one first. */
  series: list(
    object({
      match: id,
      scores: list(shape.decimal(-1e9, 1e9)),
      winners: list(seat),
      /** Who sat where: a person's id, a bot's name, null for chance. Left out in what was played before it was kept. */
      players: optional(list(nullable(text({ max: 80 })), { max: 12 })),
    }),
  ),
  /** Somebody asks to take a move back; the seats that have agreed so far. */
  takeBackAsked: nullable(object({ seat, seq, agreed: list(seat) })),
  /** The tournament that it belongs to, with its round and its number there, from 0. */
  tournament: optional(object({ id, round: whole(0, 1000), number: whole(0, 1000), deals: whole(1, 10) })),
  created: time,
});
export type TableInfo = Of<typeof tableInfo>;

/** A table as the lobby lists it: small, whatever anybody typed. */
export const lobbyTable = object({
  id,
  game: gameId,
  seats,
  /** How many options are not as usual. */
  houseRules: whole(0, 1000),
  watchers: flag,
  clock: timeControl,
  rated: flag,
  state: oneOf(...TABLE_STATES),
  /**
   * The names in the chairs, and whether they have the table open now; null is a free chair, those that chance plays
   * are left out.
   */
  chairs: list(nullable(object({ name, bot: flag, kept, here: optional(flag) })), { max: 12 }),
  /** The language of whoever opened it. */
  lang: optional(lang),
  created: time,
});
export type LobbyTable = Of<typeof lobbyTable>;

/** One page of the lobby, the latest changed first; `more` asks for the next one. */
export const lobbyCursor = text({ max: 100, pattern: /^\d{1,16}\.[A-Za-z0-9_-]{8,80}$/ });
export const lobbyFields = { tables: list(lobbyTable, { max: 50 }), more: nullable(lobbyCursor) };
export const lobbyListing = object(lobbyFields);
export type LobbyListing = Of<typeof lobbyListing>;

export const chatLine = object({
  by: id,
  name,
  kept,
  text: chatText,
  at: time,
  /** Said from the rail, by somebody without a seat. */
  rail: optional(flag),
});
export type ChatLine = Of<typeof chatLine>;
