// WC-9 House rules in the rulebook: Melissa's school and Jeff's.
import type { State } from '../types.ts';
import { canAct } from './turn.ts';

/** WC-9.1 Jeff's school: taking the top discard is an action, and goes with no other. */
export const mayTakeDiscard = (state: State): boolean => state.options.school === 'melissa' || canAct(state);
/** WC-9.1 Jeff's school: so is drawing two for a 5. */
export const mayDrawTwo = (state: State): boolean => state.options.school === 'melissa' || canAct(state);
/** WC-9.1 Jeff's school: and the two do not go with each other. */
export const mayTakeDiscardAndAnother = (state: State): boolean => state.options.school === 'melissa';
