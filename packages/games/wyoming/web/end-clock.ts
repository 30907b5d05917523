// How near the hand is to its end, as everybody can see it (WC-8.1).
import type { WyomingView } from '@sagebrush/wyoming';
import { calibreOf } from './calibre.ts';

interface ShownEndClock {
  readonly tensOut: number;
  /** All the Tens that there are. */
  readonly tens: number;
  readonly isTwentyTwoDown: boolean;
}

/** Five to nine players use two decks. */
export const decksFor = (seats: number): number => (seats > 4 ? 2 : 1);

export const shownEndClock = ({ tens, guns, handSizes }: WyomingView): ShownEndClock => ({
  tensOut: tens.reduce((sum, laid) => sum + laid.length, 0),
  tens: 4 * decksFor(handSizes.length),
  isTwentyTwoDown: guns.flat().some((gun) => calibreOf(gun) === '.22'),
});
