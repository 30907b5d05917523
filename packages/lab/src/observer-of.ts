// The observer of a simulated game: the game's own, or one that counts events where it has none.
import { type Game, type Observer, tally } from '@sagebrush/engine';

export const observerOf = (game: Game): Observer => game.observe?.() ?? plainObserver();

function plainObserver(): Observer {
  const { count, counts } = tally();
  return { hear: (event) => count(event.type), look: () => undefined, observed: () => ({ counts: counts() }) };
}
