// A copy of the state, card by card and nothing else: searches make millions of them.
import type { Card } from '@sagebrush/engine';
import type { Fighter, State } from './types.ts';

export const clone = (state: State): State => ({
  options: state.options,
  dealer: state.dealer,
  turn: state.turn,
  over: state.over,
  learned: state.learned,
  deck: state.deck.slice(),
  hands: copyPiles(state.hands),
  fighters: copyFighters(state.fighters),
  scored: copyPiles(state.scored),
  discard: state.discard.slice(),
  out: state.out,
});

function copyPiles(piles: readonly Card[][]): Card[][] {
  const copies: Card[][] = [];
  for (const pile of piles) copies.push(pile.slice());
  return copies;
}

function copyFighters(seats: readonly Fighter[][]): Fighter[][] {
  const copies: Fighter[][] = [];
  for (const fighters of seats) {
    const copied: Fighter[] = [];
    for (const { card, aim, shown } of fighters) copied.push({ card, aim: aim.slice(), shown });
    copies.push(copied);
  }
  return copies;
}
