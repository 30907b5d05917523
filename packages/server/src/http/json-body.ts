// The JSON of a body: how deep it may be nested is looked at before anything reads it.
import { FormatError } from '@sagebrush/engine';
import type { FastifyInstance } from 'fastify';

/** An option's document is the largest thing that anybody sends. */
export const LARGEST_BODY = 256 * 1024;
/** A document has eight levels or so; what walks through JSON does so by calling itself. */
const DEEPEST = 64;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isText && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (isTooDeep(json)) return done(new FormatError('body', `is nested more than ${DEEPEST} levels deep`));
    return parse(request, json, done);
  });
}
