// The small game again, counting what is asked of it: tests of cost count work, not time.
import { type Game, registry } from '@sagebrush/engine';
import { drawPlay } from './draw-play.ts';

const game: Game = drawPlay;

const counts = { applies: 0, clones: 0, views: 0 };

/** What was asked of the game since it was last asked here. */
export function counted(): typeof counts {
  const so = { ...counts };
  Object.assign(counts, { applies: 0, clones: 0, views: 0 });
  return so;
}

const countedGame: Game = {
  ...game,
  apply(...given) {
    counts.applies += 1;
    game.apply(...given);
  },
  clone(state) {
    counts.clones += 1;
    return game.clone(state);
  },
  view(...given) {
    counts.views += 1;
    return game.view(...given);
  },
};

export const games = registry([countedGame]);
export const COUNTED = import.meta.url;
