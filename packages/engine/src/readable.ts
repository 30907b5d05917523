// Texts for people from outside: what one line may have, and how a message quotes what it may not.

/** Control signs, half characters, line ends, and signs that turn the writing of others round. */
const SIGNS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
/** One line without such signs, in which something can be seen. */
export const READABLE_LINE =
  /^(?=.*[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** The same on one line, without those signs. */
export function readableLine(text: string): string {
  const line = text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ').replace(SIGNS, '');
  return READABLE_LINE.test(line) ? line : '?';
}

/** The same with all that cannot be seen spelled out, as in JSON: a quotation moves no cursor and turns nothing round. */
export const spelledOut = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped);
const escaped = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
