// The sense of Cowpoker: what bots build on.
import { outcomeOf, type Sense, winShares } from '@sagebrush/engine';
import { totalsOf } from '../rules/score.ts';
import { type CowpokerTypes, SEATS, type State } from '../types.ts';
import { leanings } from './leanings.ts';
import { LEARNED } from './learned.ts';
import { read, sightOf } from './sight.ts';
import { expectedScores, NO_PILE, standingOf } from './standing.ts';
import { traits } from './traits.ts';
import { weigh } from './weigh.ts';
import { why } from './why.ts';

/** Each seat's share of the win: exactly when it is over, by what each may expect before. */
function prospects(state: State): number[] {
  if (state.phase === 'over') return winShares(outcomeOf(totalsOf(state), []));
  const standing = standingOf(state, state.deck.length);
  const scores = Array.from(expectedScores(standing, NO_PILE));
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - top) / standing.swing));
  const sum = shares.reduce((one, other) => one + other, 0);
  return Array.from({ length: SEATS }, (_, seat) => (shares[seat] as number) / sum);
}

export const sense: Sense<CowpokerTypes> = {
  read,
  sightOf,
  weigh,
  why,
  stage: ({ game }) => game,
  prospects,
  traits,
  weights: LEARNED,
  leanings,
  horizon: 3,
};
