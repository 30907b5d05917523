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
  for (let seat = 0; seat < piles.length; seat++) copies.push((piles[seat] as Card[]).slice());
  return copies;
}

function copyFighters(seats: readonly Fighter[][]): Fighter[][] {
  const copies: Fighter[][] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const fighters = seats[seat] as Fighter[];
    const copied: Fighter[] = [];
    for (let index = 0; index < fighters.length; index++) {
      const { card, aim, shown } = fighters[index] as Fighter;
      copied.push({ card, aim: aim.slice(), shown });
    }
    copies.push(copied);
  }
  return copies;
}
