// How a bot of each level answers a question.
import type { Random } from '@sagebrush/engine';
import { LEVELS, type Level } from './levels.ts';
import type { Limits, Question, Thought } from './question.ts';
import { LEGEND, MARSHAL, SHERIFF, search } from './search.ts';
import { cowhand, deputy, followThumb, greenhorn } from './thumb.ts';

/** The same question, stream and iterations always give the same thought; a deadline gives the best so far. */
export function think(level: Level, question: Question, random: Random, limits: Limits = {}): Thought {
  if (question.choices.length === 0) throw new RangeError(`think: seat ${question.seat} has nothing to choose`);
  switch (level) {
    case 'greenhorn':
      return followThumb(greenhorn, question, random);
    case 'cowhand':
      return followThumb(cowhand, question, random);
    case 'deputy':
      return followThumb(deputy, question, random);
    case 'sheriff':
      return search(question, random, limits, SHERIFF);
    case 'marshal':
      return search(question, random, limits, MARSHAL);
    case 'legend':
      return search(question, random, limits, LEGEND);
    default:
      throw new RangeError(`think: there is no level ${String(level)}: expected ${LEVELS.join(', ')}`);
  }
}
