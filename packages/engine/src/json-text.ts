// JSON as text from outside: how deep it may be nested is looked at before anything reads it.
import { FormatError } from './errors.ts';
import { spelledOut } from './readable.ts';
import type { Json } from './shape.ts';

/** What anybody writes has eight levels or so; what walks through JSON does so by calling itself. */
export const DEEPEST_JSON = 64;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isText && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}

/** What some editors write before the first character of a file. */
const BYTE_ORDER_MARK = '\uFEFF';
export const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

/** The JSON of a file; a FormatError says why it is none. */
export function jsonOfFile(text: string, place: string): Json {
  if (isTooDeep(text)) throw new FormatError(place, `is nested more than ${DEEPEST_JSON} levels deep`);
  try {
    return JSON.parse(withoutMark(text)) as Json;
  } catch (error) {
    throw new FormatError(place, `is not JSON: ${spelledOut((error as Error).message)}`);
  }
}
