// What a simulation notes of each game beyond its scores: one small observer for each game that has something to tell.
import type { Game, Table } from '@sagebrush/engine';
import { type Observer, tally } from './observation.ts';
import { corralObserver } from './observe-corral.ts';
import { cowpokerObserver } from './observe-cowpoker.ts';
import { wyomingObserver } from './observe-wyoming.ts';

const OBSERVERS: { readonly [game: string]: (table: Table<object>) => Observer } = {
  corral: corralObserver,
  wyoming: wyomingObserver,
  cowpoker: cowpokerObserver,
};

/** Counts events by type where a game has no observer of its own. */
export const observerOf = (game: Game, table: Table<object>): Observer => (OBSERVERS[game.id] ?? plainObserver)(table);

function plainObserver(): Observer {
  const { count, counts } = tally();
  return { hear: (event) => count(event.type), look: () => undefined, observed: () => ({ counts: counts() }) };
}
