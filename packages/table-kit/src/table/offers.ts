// Offers: what a hand can do beyond playing one card, named. A game finds them among the choices; touching one lifts its
// cards together and lights its targets.
import type { GameAction, Sentence } from '@sagebrush/engine';
import type { PickableChoice, Spot } from './spots.ts';

export interface Offer {
  /** Tells it from the others of the same moment. */
  readonly id: string;
  /** What it is called, with what it brings where that is known; short, for a button. */
  readonly name: Sentence;
  /** What is picked together when it is touched: as a rule cards in hand. */
  readonly picks: readonly Spot[];
  /** The choices that it comes down to, as they were given; each touches all the picks. */
  readonly choices: readonly GameAction[];
}

/** What can be picked once an offer was touched: its own choices only. */
export const pickableIn = (pickable: readonly PickableChoice[], offer: Offer | undefined): readonly PickableChoice[] =>
  offer ? pickable.filter(({ action }) => offer.choices.includes(action)) : pickable;
