// A copy of the state, card by card and nothing else: searches make millions of them.
import type { Card } from '@sagebrush/engine';
import type { Fighter, State } from './types.ts';

export const clone = (state: State): State => ({
  options: state.options,
  dealer: state.dealer,
  turn: state.turn,
  over: state.over,
  passes: state.passes,
  infoVersion: state.infoVersion,
  deck: state.deck.slice(),
  hands: state.hands.map(copyPile),
  fighters: state.fighters.map(copyFighters),
  scored: state.scored.map(copyPile),
  discard: state.discard.slice(),
  out: state.out,
});

const copyPile = (pile: readonly Card[]): Card[] => pile.slice();
const copyFighters = (fighters: readonly Fighter[]): Fighter[] => fighters.map(copyFighter);
const copyFighter = ({ card, aim, shown }: Fighter): Fighter => ({ card, aim, shown });
