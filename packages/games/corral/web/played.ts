// For the tests of this folder: whole matches of random players.
import { corral, type Event, type View } from '@sagebrush/corral';
import { fastRandom, parseOptions, pick } from '@sagebrush/engine';

export const options = parseOptions(corral.options, {});
export const NAMES = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Flo'];

/** What was told with each move, and how it ended. */
export function played(seed: string, seats: number) {
  const random = fastRandom(seed);
  const table = { seats: corral.seating(seats), options };
  const moments: Event[][] = [[]];
  const record = (event: Event): void => {
    moments.at(-1)?.push(event);
  };
  const state = corral.deal(table, random, record);
  for (let [seat] = corral.pending(state); seat !== undefined; [seat] = corral.pending(state)) {
    moments.push([]);
    corral.apply(state, seat, pick(random, corral.choices(state, seat)), record);
  }
  const outcome = corral.outcome(state);
  if (!outcome) throw new Error('the match is not over');
  return { moments, outcome, view: corral.view(state, 0) as View };
}
