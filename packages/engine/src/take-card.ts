// Taking a card out of a pile.
import { type Card, makeCard } from '@sagebrush/poker';
import { FormatError } from './errors.ts';

/**
 * Takes one card out of a pile, in place; the others keep their order. Beside cards a pile may hold numbers of the
 * game's own.
 */
export function takeCard<Held extends number>(pile: Held[], card: Held & Card): void {
  // Not indexOf, whose call takes longer than to look through a hand.
  let index = 0;
  while (index < pile.length && pile[index] !== card) index++;
  if (index === pile.length) throw new FormatError('', `the ${makeCard(card)} is not in this pile`);
  // Not splice: it makes a list of what it removes, and simulations remove millions of cards.
  for (let next = index + 1; next < pile.length; next++) pile[next - 1] = pile[next] as Held;
  pile.pop();
}
