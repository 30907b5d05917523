// The sense of Cowpoker: what bots build on.
import { outcomeOf, type Sense, winShares } from '@sagebrush/engine';
import { totalsOf } from '../rules/score.ts';
import { type CowpokerTypes, SEATS, type State } from '../types.ts';
import { expectationOf, expectedScores } from './expectation.ts';
import { leanings } from './leanings.ts';
import { motif } from './motif.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { NETWORK_WEIGHTS_1 } from './network-weights-1.ts';
import { read, sightOf } from './sight.ts';
import { traits } from './traits.ts';
import { favourite, weigh } from './weigh.ts';
import { verdicts, why } from './why.ts';

/** Each seat's share of the win: exactly when it is over, by what each may expect before. */
function prospects(state: State): number[] {
  if (state.phase === 'over') return winShares(outcomeOf(totalsOf(state), []));
  const expectation = expectationOf(state, state.deck.length);
  const scores = Array.from(expectedScores());
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - top) / expectation.swing));
  const sum = shares.reduce((one, other) => one + other, 0);
  return Array.from({ length: SEATS }, (_, seat) => (shares[seat] as number) / sum);
}

export const sense: Sense<CowpokerTypes> = {
  read,
  sightOf,
  weigh,
  favourite,
  why,
  verdicts,
  motif,
  stage: ({ game }) => game,
  prospects,
  traits,
  /** Each edition of Centerville has the network that was trained on it. */
  weights: ({ edition }) => (edition === '1' ? NETWORK_WEIGHTS_1 : NETWORK_WEIGHTS),
  leanings,
  horizon: 3,
};
