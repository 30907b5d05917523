// More than a node can do at once is turned away at the door, with a time to come back: who is inside is served.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trouble } from '../trouble.ts';

/** `isHeld` says which requests stay open on purpose: streams have a limit of their own. */
export function turnAway(app: FastifyInstance, most: number, isHeld: (request: FastifyRequest) => boolean): void {
  let waiting = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (isHeld(request)) return done();
    if (waiting >= most) return done(new Trouble('unavailable', 'This server has its hands full: try again in a moment.'));
    waiting += 1;
    reply.raw.once('close', () => {
      waiting -= 1;
    });
    done();
  });
}
