// The bench's small game with rules of thumb that go wrong in the first round of the table, for each seat in another
// way.
import { registry } from '@sagebrush/engine';
import { drawPlay } from './draw-play.ts';

export const UNWELL = new URL('./unwell.ts', import.meta.url).href;
export const SEATS = { well: 0, exits: 1, eats: 2, hangs: 3 } as const;

const eaten: unknown[] = [];
const WAYS: Readonly<Record<number, () => void>> = {
  [SEATS.exits]: () => process.exit(7),
  [SEATS.eats]: () => {
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  [SEATS.hangs]: () => {
    for (;;);
  },
};

const unwell: typeof drawPlay = {
  ...drawPlay,
  sense: {
    ...drawPlay.sense,
    weigh(view, choices, weights) {
      if (view.discard.length < drawPlay.players.max) WAYS[Number(view.viewer)]?.();
      drawPlay.sense.weigh(view, choices, weights);
    },
  },
};
export const games = registry([unwell]);
