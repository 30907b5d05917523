// The observer of a simulated game: the game's own, or one that counts events where it has none.
import { type FigureNames, type Game, type Observer, tally } from '@sagebrush/engine';

const PLAIN_NAMES: FigureNames = { label: 'label', leaders: ['The leader'], holding: 'hand', holdings: 'hands' };

/** What a report of this game's simulations calls its figures. */
export const figureNamesOf = (game: Game): FigureNames => game.observe?.().names ?? PLAIN_NAMES;

export const observerOf = (game: Game): Observer => game.observe?.() ?? plainObserver();

function plainObserver(): Observer {
  const { count, counts } = tally();
  return { hear: (event) => count(event.type), seeState: () => undefined, observed: () => ({ counts: counts() }) };
}
