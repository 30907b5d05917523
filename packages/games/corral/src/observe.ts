// Corral, observed: how fighters fall.
import { type Observer, tally } from '@sagebrush/engine';
import type { CorralTypes } from './types.ts';

export function observe(): Observer<CorralTypes> {
  const { count, counts } = tally();
  return {
    hear(event) {
      if (event.type === 'duel')
        count(event.winner.seat === event.attacker ? 'fights won by the attacker' : 'fights won by the defender');
      else if (event.type === 'shot') count(event.hit ? 'ambushes that hit' : 'ambushes that missed');
      else if (event.type === 'showdown') count(`showdowns: ${event.hand}`);
      else if (event.type === 'fighter') count('fighters played');
      else if (event.type === 'aim') count('aim cards played');
      else if (event.type === 'bullet') count('stray bullets');
      else if (event.type === 'pass') count('passes');
    },
    seeState: () => undefined,
    observed: () => ({ counts: counts() }),
  };
}
