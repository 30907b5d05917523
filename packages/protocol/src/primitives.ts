// The small shapes that many messages share: ids, names, random bytes, languages, clocks.
import { DAY_PATTERN, LANGS, type Of, type Shape, shape } from '@sagebrush/engine';

const { line, object, oneOf, tagged, text, whole } = shape;

/** 128 random bits or more in base64url: who has the link may come in. */
export const id = text({ min: 8, max: 80, pattern: /^[A-Za-z0-9_-]+$/ });
export const hex32 = text({ min: 64, max: 64, pattern: /^[0-9a-f]{64}$/ });
export const seat = whole(0, 11);
export const seq = whole(0, 1_000_000);
/** Milliseconds since 1970. */
export const time = whole(0, 8_640_000_000_000_000);
/** A day in UTC: `2026-11-18`. */
export const day = text({ max: 10, pattern: DAY_PATTERN });
export const lang = oneOf(...LANGS);
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;

/** No control or direction characters, no blanks at the ends, and something that is drawn: no filler or mark by itself. */
const NAME = /^(?=.*[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800])(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u;
/** A name that people can read. */
export const nameUpTo = (max: number): Shape<string> => text({ min: 1, max, pattern: NAME, wanted: 'name' });
export const name = nameUpTo(NAME_LENGTH);
/** The name of a person is kept, as a handle; left out for guests and in what was written before there were handles. */
export const kept = shape.optional(shape.flag);
/** A kept name: Latin letters, digits, - and _, with a letter first. The server compares it without case and look-alikes. */
export const handle = text({ min: 3, max: NAME_LENGTH, pattern: /^[A-Za-zÀ-ÖØ-öø-ž][A-Za-zÀ-ÖØ-öø-ž0-9_-]*$/ });
/** Some lines that people can read, in which nothing turns the writing of others round. */
export const LINES = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u;
/** One message of the chat: one line in which something can be seen, and nothing turns the writing of others round. */
export const chatText = line(CHAT_LENGTH);
/** A bot's level is checked by the server, which knows the levels there are. */
export const level = text({ min: 1, max: 40 });

export const timeControl = tagged('kind', {
  none: object({ kind: oneOf('none') }),
  /** So many seconds for each decision. */
  seconds: object({ kind: oneOf('seconds'), seconds: whole(5, 3600) }),
  /** Correspondence: so many days for each decision. */
  days: object({ kind: oneOf('days'), days: whole(1, 30) }),
});
export type TimeControl = Of<typeof timeControl>;

export const nothing = object({});
