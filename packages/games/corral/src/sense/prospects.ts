// Each seat's share of the win as it stands.
import { outcomeOf, winShares } from '@sagebrush/engine';
import { scoresOf } from '../rules/end.ts';
import type { State } from '../types.ts';

/** Points of lead that make a seat e times as likely to win; more while many cards are still to come. */
const EVEN_LEAD = 5;
const LEAD_PER_CARD = 0.3;
export function evenLead(state: State): number {
  let cards = state.deck.length;
  for (const hand of state.hands) cards += hand.length;
  return EVEN_LEAD + LEAD_PER_CARD * cards;
}

export function prospects(state: State): readonly number[] {
  const scores = scoresOf(state);
  // Nobody reads a sheet here.
  if (state.over) return winShares(outcomeOf(scores, []));
  const scale = evenLead(state);
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - best) / scale));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}
