// Piles of cards: taking one out without making a new list.
import type { Card } from '@sagebrush/engine';

/** Takes a card out of a pile; the others keep their order. */
export function takeOut(pile: Card[], card: Card): void {
  const last = pile.length - 1;
  for (let index = pile.indexOf(card); index < last; index++) pile[index] = pile[index + 1] as Card;
  pile.length = last;
}
