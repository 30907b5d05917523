// The JSON of a body: how deep it may be nested is looked at before anything reads it.
import { DEEPEST_JSON, FormatError, isTooDeep } from '@sagebrush/engine';
import type { FastifyInstance } from 'fastify';

/** An option's document is the largest thing that anybody sends. */
export const LARGEST_BODY = 256 * 1024;
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (isTooDeep(json)) return done(new FormatError('body', `is nested more than ${DEEPEST_JSON} levels deep`));
    return parse(request, json, done);
  });
}
