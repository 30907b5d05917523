// Every five cards of a deck, for the tests and the bench that count them.
import type { Card } from './cards.ts';

/** `deck` is 52, or 53 or 54 with Jokers. The five are the same list each time, filled anew. */
export function eachFive(deck: number, see: (five: readonly Card[]) => void): void {
  const five: Card[] = [];
  const fill = (place: number, from: number): void => {
    if (place === 5) {
      see(five);
      return;
    }
    for (let card = from; card < deck; card++) {
      five[place] = card as Card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
}
