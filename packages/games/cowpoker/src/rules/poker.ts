// Chapter 8, poker hands: what a Gang, a Cellar or a Hand makes. The order of hands itself (CP-8.1 to CP-8.5) is the
// engine's.
import type { Card } from '@sagebrush/engine';
import { type Best, best, order, type Strength, type WildRanks } from '@sagebrush/poker';
import type { Pack } from '../pack/compile.ts';

/** CP-8.6 A card makes its rank wild in the place where it lies, and only there; several add up. */
function wildAmong(pack: Pack, cards: readonly Card[]): WildRanks {
  const { wild } = pack;
  let ranks = 0;
  for (let index = 0; index < cards.length; index++) ranks |= wild[cards[index] as Card] as number;
  return ranks;
}

/**
 * CP-8.1 The best five of any number of cards; 0 where there are none. CP-8.2 The categories, CP-8.3 Aces high and low
 * and CP-8.4 the
 * breaking of ties are the engine's order.
 */
export const strengthOf = (pack: Pack, cards: readonly Card[]): Strength =>
  cards.length === 0 ? 0 : order(cards, wildAmong(pack, cards));

/** CP-8.5 The same with what each wild card stands for. */
export const bestHand = (pack: Pack, cards: readonly Card[]): Best => best(cards, wildAmong(pack, cards));
