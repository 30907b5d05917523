// A view as the rules want it: Gangs, Cellars and Ranches as numbers, no hand but what lies open.
import { type Options, packOf, RANCHES, type Scored, type View } from '@sagebrush/cowpoker';
import { parseCards, type Seat } from '@sagebrush/engine';

export interface SeenTable extends Scored {
  readonly options: Options;
  readonly ranches: number[];
}

/** What everybody at the table sees; the Hands only when they lie open. */
export const seenIn = (view: View, options: Options): SeenTable => ({
  options,
  pack: packOf(options),
  live: view.live,
  ranches: view.ranches.map((ranch) => RANCHES.indexOf(ranch)),
  gangs: view.gangs.map((gang) => parseCards(gang)),
  cellars: view.cellars.map((cellar) => parseCards(cellar)),
  hands: (view.hands ?? view.gangs.map(() => [])).map((hand) => parseCards(hand)),
});

/** The seats of a bit set. */
export const seatsIn = (set: number): Seat[] => [0, 1, 2, 3].filter((seat) => ((set >> seat) & 1) === 1);
