// The bots of the daily deal: a fixed number of playouts from a stream of deal, seat and move, so that the same moves
// meet the same answers wherever they are made.
import { fastRandom, type Question } from '@sagebrush/engine';
import { LEVELS } from './levels.ts';
import type { Thought } from './question.ts';
import { think } from './think.ts';

/**
 * Changes whenever any bot answers any question otherwise than before: results of a day are compared within one
 * version.
 */
export const BOTS_VERSION = '2';

/** How a thought is fixed: its stream, and how many playouts it has. */
export interface FixedThinking {
  readonly level: string;
  readonly playouts: number;
  readonly seed: string;
}

export function fixedThought(question: Question, { level, playouts, seed }: FixedThinking): Thought {
  const known = LEVELS.find((one) => one === level);
  if (!known) throw new RangeError(`there is no bot of level ${level}`);
  return think(known, question, fastRandom(seed), { iterations: playouts });
}
