// The small shapes that many messages share: ids, names, random bytes, languages, clocks.
import { LANGS, type Of, shape } from '@sagebrush/engine';

const { object, oneOf, tagged, text, whole } = shape;

/** 128 random bits or more in base64url: who has the link may come in. */
export const id = text({ min: 8, max: 80, pattern: /^[A-Za-z0-9_-]+$/ });
export const hex32 = text({ min: 64, max: 64, pattern: /^[0-9a-f]{64}$/ });
export const seat = whole(0, 11);
export const seq = whole(0, 1_000_000);
/** Milliseconds since 1970. */
export const time = whole(0, 8_640_000_000_000_000);
export const lang = oneOf(...LANGS);
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;

/** A name that people can read: no control or direction characters, no blanks at the ends. */
export const name = text({ min: 1, max: NAME_LENGTH, pattern: /^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u });
/** One message of the chat: one line. */
export const chatText = text({
  min: 1,
  max: CHAT_LENGTH,
  pattern: /^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
});
/** A bot's level is checked by the server, which knows the levels there are. */
export const level = text({ min: 1, max: 40 });

export const clock = tagged('kind', {
  none: object({ kind: oneOf('none') }),
  /** So many seconds for each decision. */
  seconds: object({ kind: oneOf('seconds'), seconds: whole(5, 3600) }),
  /** Correspondence: so many days for each decision. */
  days: object({ kind: oneOf('days'), days: whole(1, 30) }),
});
export type Clock = Of<typeof clock>;

export const nothing = object({});
