// Chapter 6, Aces: for whom a card works.
import type { Card, Seat } from '@sagebrush/engine';
import { TOWN } from '../pack/compile.ts';
import type { State, Works } from '../types.ts';

/**
 * CP-6.1 While a Ranch's printed Ace lies in a Gang, that Ranch works for it. CP-6.3 Deadwood's Gang is no exception.
 */
function holdsAceOf(state: Pick<State, 'pack' | 'gangs'>, seat: Seat, ranch: number): boolean {
  const { bossOf } = state.pack;
  const gang = state.gangs[seat] as Card[];
  for (let index = 0; index < gang.length; index++) if (bossOf[gang[index] as Card] === ranch) return true;
  return false;
}

/** CP-2.6 A foreign Ace does not switch on its own text, unless the table says so. */
const wakesItself = ({ pack, options }: Pick<State, 'pack' | 'options'>, card: Card): boolean =>
  options.foreignAce === 'wakes' && (pack.bossOf[card] as number) >= 0;

/** CP-2.5 Your own Ranch's cards and the Town's work for you; CP-6.2 your own also while their Ace is elsewhere. */
export function worksFor(state: Pick<State, 'pack' | 'gangs' | 'ranches' | 'options'>, seat: Seat, card: Card): Works {
  const home = state.pack.home[card] as number;
  if (home === TOWN) return 'town';
  if (home === state.ranches[seat]) return 'own';
  if (!state.options.aces) return 'no';
  return holdsAceOf(state, seat, home) || wakesItself(state, card) ? 'ace' : 'no';
}
