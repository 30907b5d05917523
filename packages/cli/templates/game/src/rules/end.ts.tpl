// Chapter 3: the end.
import { type Outcome, outcomeOf } from '@sagebrush/engine';
import type { State } from '../types.ts';
import { pending } from './bids.ts';

/** {{XX}}-3.1 A point for each bid won, once the hands are empty. */
export function outcome(state: State): Outcome | undefined {
  if (pending(state).length > 0 || state.bids.some((bid) => bid !== undefined)) return undefined;
  const sheet = state.won.map((points, seat) => ({ seat, rule: '{{XX}}-3.1', what: 'won', cards: [], points }));
  return outcomeOf([...state.won], sheet);
}
