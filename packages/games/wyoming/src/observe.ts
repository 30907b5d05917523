// Wyoming, observed: how hands end, and what becomes of shots.
import { type Observer, tally } from '@sagebrush/engine';
import type { WyomingTypes } from './types.ts';

export function observe(): Observer<WyomingTypes> {
  const { count, counts } = tally();
  return {
    hear(event) {
      if (event.type === 'hand') {
        count('hands');
        count(`hands ended by: ${event.ending}`);
        for (const line of event.sheet) count(`scored: ${line.what}`);
      } else if (event.type === 'shoot') count('shots');
      else if (event.type === 'miss') count(`shots that missed: ${event.why}`);
      else if (event.type === 'no') count('shots answered with no');
      else if (event.type === 'hit') count(event.ricochet ? 'shots that hit by ricochet' : 'shots that hit');
      else if (event.type === 'backfire') count('shots that backfired');
      else if (event.type === 'quickdraw') count('quick draws');
      else if (event.type === 'pull') count(`guns pulled: ${event.kind}`);
      else if (event.type === 'nine') count('nines passed');
      else if (event.type === 'couple') count('couples shown');
      else if (event.type === 'reshuffle') count('reshuffles');
    },
    seeState: () => undefined,
    observed: () => ({ counts: counts() }),
  };
}
