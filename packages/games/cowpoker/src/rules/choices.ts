// What a seat may do now, and why not something else: the same predicates for both.
import { type Card, makeCard, type Refusal, refusal, type Seat } from '@sagebrush/engine';
import {
  CHOICES,
  cardNamed,
  FOLLOWS,
  OPTION_IDS,
  type OptionCode,
  optionCode,
  PLAYS,
  RANCH_OPTION,
  TRICK_OPTION,
} from '../actions.ts';
import { type Action, SEATS, type State } from '../types.ts';
import { instructionOf } from './effects.ts';
import { reachableCards, reachableSeats } from './targets.ts';
import { followerIn } from './tricks.ts';

const NOBODY: readonly Seat[] = [];
const ONE_SEAT: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, seat) => [seat]);

/** Who owes a decision, or -1. */
function pendingSeat(state: State): Seat {
  if (state.phase === 'over') return -1;
  return state.phase === 'follow' && state.trick ? followerIn(state, state.trick) : state.turn;
}

export const pending = (state: State): readonly Seat[] => ONE_SEAT[pendingSeat(state)] ?? NOBODY;

/** What can be chosen now, as codes. */
export function optionsAsked(state: State): OptionCode[] {
  const { effect, phase } = state;
  const instruction = effect && instructionOf(state, effect);
  if (!instruction) return [];
  if (phase === 'trick') return [TRICK_OPTION, TRICK_OPTION + 1];
  if (phase === 'give') return (state.gangs[state.turn] as Card[]).slice();
  if (phase === 'card') return reachableCards(state, instruction, effect);
  const seats = reachableSeats(state, instruction);
  return state.ranches.flatMap((ranch, seat) => (((seats >> seat) & 1) === 1 ? [RANCH_OPTION + ranch] : []));
}

export function choices(state: State, seat: Seat): Action[] {
  const { phase } = state;
  let codes: readonly number[] = state.hands[seat] as Card[];
  let actions = PLAYS;
  if (phase === 'follow') actions = FOLLOWS;
  else if (phase !== 'play') {
    codes = optionsAsked(state);
    actions = CHOICES;
  }
  const list: Action[] = [];
  for (let index = 0; index < codes.length; index++) list.push(actions[codes[index] as number] as Action);
  return list;
}

/**
 * CP-2.7, CP-4.1 Whose turn it is; CP-2.4, CP-4.2 any card of the hand; CP-2.5 one of the options that the effect asks
 * about.
 */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const { phase } = state;
  if (phase === 'over') return refusal('CP-7.5', 'over');
  const owing = pendingSeat(state);
  if (seat !== owing) return refusal(phase === 'follow' ? 'CP-4.1' : 'CP-2.7', 'turn', { seat: owing });
  if (phase === 'play' || phase === 'follow') {
    const rule = phase === 'play' ? 'CP-2.4' : 'CP-4.1';
    if (action.type !== phase) return refusal(rule, `must-${phase}`);
    const card = cardNamed(action);
    return (state.hands[seat] as Card[]).includes(card)
      ? undefined
      : refusal(phase === 'play' ? 'CP-2.4' : 'CP-4.2', 'not-in-hand', { card: makeCard(card) });
  }
  if (action.type !== 'choose') return refusal('CP-2.5', 'must-choose');
  const code = optionCode(action.option);
  if (optionsAsked(state).includes(code)) return undefined;
  return code < 0
    ? refusal('CP-2.5', 'no-such-option', {})
    : refusal('CP-2.5', 'not-an-option', { option: OPTION_IDS[code] as string });
}
