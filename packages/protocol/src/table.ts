// The table as everybody at it may know it: settings, chairs, and what the next match is dealt from.
import { type Of, SEAT_KINDS, shape } from '@sagebrush/engine';
import { optionValues } from './documents.ts';
import { chatText, clock, hex32, id, level, name, seat, seq, time } from './primitives.ts';

const { either, flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;

const gameId = text({ min: 1, max: 40 });
const seats = list(oneOf(...SEAT_KINDS), { min: 2, max: 12 });

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
  clock: optional(clock),
  /** The bot that plays on when somebody leaves or runs out of time. */
  standIn: optional(level),
  hints: optional(flag),
  /** A rated table has no hints, and no take-back but the free one. */
  rated: optional(flag),
});
export type NewTable = Of<typeof newTable>;

const occupant = tagged('kind', {
  person: object({
    kind: oneOf('person'),
    id,
    name,
    /** A program that plays by the same door. */
    program: flag,
    /** Has the table open now. */
    here: flag,
    /** A bot plays for them until they return. */
    standIn: flag,
    /** Has added randomness for the next match, and wants it. */
    ready: flag,
    muted: flag,
  }),
  bot: object({ kind: oneOf('bot'), level, name }),
});
export type Occupant = Of<typeof occupant>;

const chair = object({ seat, kind: oneOf(...SEAT_KINDS), who: nullable(occupant) });
export type Chair = Of<typeof chair>;

export const TABLE_STATES = ['open', 'playing', 'over', 'closed'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/**
 * Why a match has ended without a result, and its table with it: by the host of the site, for its length, or because
 * nobody has moved for long.
 */
export const CLOSED_WHY = ['house', 'moves', 'idle'] as const;
export type ClosedWhy = (typeof CLOSED_WHY)[number];

export const tableInfo = object({
  id,
  game: gameId,
  /** The version of the rules that this server plays. */
  rules: text({ max: 40 }),
  seats,
  options: optionValues,
  listed: flag,
  watchers: flag,
  clock,
  standIn: level,
  hints: flag,
  rated: flag,
  host: id,
  state: oneOf(...TABLE_STATES),
  closedWhy: optional(oneOf(...CLOSED_WHY)),
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
  series: list(object({ match: id, scores: list(shape.decimal(-1e9, 1e9)), winners: list(seat) })),
  /** Somebody asks to take a move back; the seats that have agreed so far. */
  takeBackAsked: nullable(object({ seat, seq, agreed: list(seat) })),
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
  clock,
  rated: flag,
  state: oneOf(...TABLE_STATES),
  /** The names in the chairs; null is a free chair, those that chance plays are left out. */
  chairs: list(nullable(object({ name, bot: flag })), { max: 12 }),
  created: time,
});
export type LobbyTable = Of<typeof lobbyTable>;

/** One page of the lobby, the latest changed first; `more` asks for the next one. */
export const lobbyCursor = text({ max: 100, pattern: /^\d{1,16}\.[A-Za-z0-9_-]{8,80}$/ });
export const lobbyFields = { tables: list(lobbyTable, { max: 50 }), more: nullable(lobbyCursor) };
export const lobbyPage = object(lobbyFields);
export type LobbyPage = Of<typeof lobbyPage>;

export const chatLine = object({ by: id, name, text: chatText, at: time });
export type ChatLine = Of<typeof chatLine>;
