// People: who I am, my programs, my way to another device, my matches.
import { CHANCE_SEAT, type Of, shape } from '@sagebrush/engine';
import { outcome } from './moment.ts';
import { hex32, id, kept, lang, level, name, seat, time } from './primitives.ts';
import { ratingChange } from './record.ts';
import { UNCOUNTED_WHY } from './table.ts';

const { flag, list, nullable, object, oneOf, optional, tagged, text, whole } = shape;

export const newSession = object({
  name: optional(name),
  lang: optional(lang),
  /** The token comes in the answer instead of a cookie: for programs. */
  program: optional(flag),
});
export const me = object({
  id,
  name,
  lang,
  program: flag,
  /** The name is kept: it is a handle that nobody else can have. Who is not kept is a guest. */
  kept: flag,
  token: optional(text({ max: 100 })),
});
export type Me = Of<typeof me>;
export const meChange = object({ name: optional(name), lang: optional(lang) });

export const deviceLink = object({
  code: id,
  url: text(),
  /** The same as a QR code. */ svg: text({ max: 100_000 }),
  expires: time,
});
export type DeviceLink = Of<typeof deviceLink>;

/** A bot account of mine; its token is shown once, when it is made. */
export const botAccount = object({ id, name, created: time });
export type BotAccount = Of<typeof botAccount>;

const player = tagged('kind', {
  person: object({ kind: oneOf('person'), id, name, program: flag, kept }),
  bot: object({ kind: oneOf('bot'), level, name }),
  [CHANCE_SEAT]: object({ kind: oneOf(CHANCE_SEAT) }),
});
export type Player = Of<typeof player>;

export const matchInfo = object({
  id,
  table: id,
  game: text({ max: 40 }),
  rules: text({ max: 40 }),
  players: list(player, { max: 12 }),
  /** My seat in it; null when I have none. */
  seat: nullable(seat),
  /** I owe a decision. */
  asked: flag,
  commitment: hex32,
  /** What each seat added to the shuffle. */
  contributions: list(nullable(hex32), { max: 12 }),
  /** How many entries the log has. */
  seq: whole(0, 1_000_000),
  outcome: nullable(outcome),
  /** The seats that it waits for. */
  waitsFor: list(seat, { max: 12 }),
  /** When the time of the first of them runs out; mine, where it is my turn. */
  until: nullable(time),
  /** Who has won, and my place: without those who forfeited. Null where there is no result, or no seat of mine. */
  winners: list(seat, { max: 12 }),
  place: nullable(whole(1, 12)),
  /** Played at a rated table. */
  rated: flag,
  uncounted: optional(oneOf(...UNCOUNTED_WHY, 'annulled')),
  /** Seats that were left, or ran out of time, where it counts: they share the last place. */
  forfeits: list(seat, { max: 12 }),
  /** What it did to the rating of each seat, once it has been counted. */
  ratings: list(nullable(ratingChange), { max: 12 }),
  started: time,
  ended: nullable(time),
});
export type MatchInfo = Of<typeof matchInfo>;
