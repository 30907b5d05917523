// From a line of text to a line of text: whatever comes in, one JSON line goes out.
import { FormatError } from '@sagebrush/engine';
import { engineRequest } from '@sagebrush/protocol';
import type { Desk } from './desk.ts';
import { Refused } from './refused.ts';

const MOST_CHARACTERS = 8_000_000;

/** Answers one line. It never throws: a broken line gets an error with a code and a reason. */
export function answerLine(desk: Desk, line: string): string {
  let id: unknown;
  const failed = (code: string, text: string): string =>
    JSON.stringify({ ...(id === undefined ? {} : { id }), ok: false, error: { code, text } });
  if (line.length > MOST_CHARACTERS) return failed('too-long', `a line may have ${MOST_CHARACTERS} characters`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return failed('not-json', 'this line is not JSON');
  }
  if (
    typeof json === 'object' &&
    json !== null &&
    'id' in json &&
    (typeof json.id === 'string' || typeof json.id === 'number')
  )
    id = json.id;
  try {
    const request = engineRequest.parse(json);
    return JSON.stringify({ ...(id === undefined ? {} : { id }), ok: true, ...desk.answer(request) });
  } catch (error) {
    if (error instanceof Refused)
      return JSON.stringify({ ...(id === undefined ? {} : { id }), ok: false, refusal: error.refusal });
    if (error instanceof FormatError) return failed('format', error.message);
    return failed('internal', 'the engine could not answer this request');
  }
}
