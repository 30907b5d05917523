// Special effects: a card's steps, carried out one by one (CP-2.5, CP-2.6).
import { type Card, type Emit, makeCard, makeCards, type Seat, takeCard } from '@sagebrush/engine';
import { EITHER_TRICK, GANG, HAND, type Instruction, OPS } from '../pack/compile.ts';
import { PLACES, type PlaceId, type Step } from '../pack/steps.ts';
import { EVERYBODY, forget, knowerBit, learn } from '../secrets.ts';
import type { Effect, Event, State } from '../types.ts';
import { drawCards } from './drawing.ts';
import { randomTrick } from './randomizer.ts';
import { holderOf, pickCard, pileOf, settleCard, settleWho, type TargetResult } from './targets.ts';
import { callTrick } from './tricks.ts';

const STEP_NAMES: readonly Step['do'][] = [
  'call',
  'steal',
  'draw',
  'discard',
  'move',
  'swap',
  'look',
  'look',
  'live',
  'repeat',
];
export const stepName = (instruction: Instruction): Step['do'] => STEP_NAMES[instruction.op] as Step['do'];
const placeName = (place: number): PlaceId => PLACES[place] as PlaceId;

export const instructionOf = (
  state: Pick<State, 'pack'>,
  effect: Pick<Effect, 'card' | 'at'>,
): Instruction | undefined => state.pack.programs[effect.card]?.[effect.at];

export const startEffect = (state: State, card: Card, waits: boolean): void => {
  state.effect = { card, at: 0, won: false, who: -1, picked: -1, waits };
};

/** Carries out the next step, or as much of it as can be done without asking. */
export function continueEffect(state: State, effect: Effect, emit: Emit<Event> | undefined): void {
  const instruction = instructionOf(state, effect);
  if (!instruction) return endEffect(state, effect, emit);
  const found =
    isForLiveOnly(instruction) && !state.live[state.turn]
      ? 'none'
      : performInstruction(state, instruction, effect, emit);
  if (found === 'asked') return;
  // CP-3.6 A step with no possible target is skipped; the rest of the effect goes on.
  if (found === 'none') emit?.({ type: 'skip', seat: state.turn, step: stepName(instruction) });
  finishStep(effect);
}

/** CP-2.6 A card that has waited for the end of its effect joins the Gang now. */
function endEffect(state: State, { card, waits }: Effect, emit: Emit<Event> | undefined): void {
  state.effect = undefined;
  if (!waits) return;
  (state.gangs[state.turn] as Card[]).push(card);
  emit?.({ type: 'join', seat: state.turn, card: makeCard(card) });
}

export function finishStep(effect: Effect): void {
  effect.at++;
  effect.who = -1;
  effect.picked = -1;
}

/** CP-3.2 Deadwood skips what would need a hand; it has no eyes for a look either. */
function isForLiveOnly({ op, from, to }: Instruction): boolean {
  if (op === OPS.draw || op === OPS.lookAtHand || op === OPS.lookAtDeck) return true;
  return (op === OPS.steal || op === OPS.discard || op === OPS.move) && (from === HAND || to === HAND);
}

function performInstruction(
  state: State,
  instruction: Instruction,
  effect: Effect,
  emit: Emit<Event> | undefined,
): TargetResult {
  switch (instruction.op) {
    case OPS.call:
      return call(state, instruction, emit);
    case OPS.draw:
      return drawCards(state, state.turn, instruction.count, emit) > 0 ? 'settled' : 'none';
    case OPS.steal:
    case OPS.discard:
    case OPS.move:
      return carryCard(state, instruction, effect, emit);
    case OPS.swap:
      return swap(state, instruction, effect, emit);
    case OPS.lookAtHand:
      return lookAtHand(state, instruction, effect, emit);
    case OPS.lookAtDeck:
      return lookAtDeck(state, instruction, emit);
    case OPS.unlessLive:
      // CP-3.2 What begins with "Live player" is not for Deadwood. The step itself counts as done, so one less.
      if (!state.live[state.turn]) effect.at = instruction.jump - 1;
      return 'settled';
    default:
      if (effect.won) effect.at = instruction.jump - 1;
      return 'settled';
  }
}

/** CP-9.2 Call a Roundup, a Gunfight, or one of the two: Live players choose, for Deadwood the randomizer does. */
function call(state: State, { trick }: Instruction, emit: Emit<Event> | undefined): TargetResult {
  if (trick === EITHER_TRICK && state.live[state.turn]) {
    state.phase = 'trick';
    return 'asked';
  }
  callTrick(state, trick === EITHER_TRICK ? randomTrick(state, emit) : trick, emit);
  return 'settled';
}

/**
 * Steals, discards or moves one card, CP-X.2 in sight of all. CP-5.4 Being moved is not being played: no effect, no
 * placement.
 */
function carryCard(
  state: State,
  instruction: Instruction,
  effect: Effect,
  emit: Emit<Event> | undefined,
): TargetResult {
  const found = settleCard(state, instruction, effect, emit);
  if (found !== 'settled') return found;
  const card = effect.picked as Card;
  const from = holderOf(state, instruction, effect);
  takeCard(pileOf(state, instruction.from, from), card);
  if (instruction.from === HAND) reveal(state, card);
  const seat = state.turn;
  if (instruction.op === OPS.discard) {
    state.out.push(card);
    emit?.({ type: 'discard', seat, from, place: placeName(instruction.from), card: makeCard(card) });
    return 'settled';
  }
  pileOf(state, instruction.to, seat).push(card);
  if (instruction.to === HAND) learn(state, card, EVERYBODY);
  if (instruction.op === OPS.steal)
    emit?.({ type: 'steal', seat, from, card: makeCard(card), to: placeName(instruction.to) });
  else
    emit?.({
      type: 'move',
      seat,
      card: makeCard(card),
      from: placeName(instruction.from),
      to: placeName(instruction.to),
    });
  return 'settled';
}

function reveal(state: State, card: Card): void {
  state.infoVersion++;
  forget(state, card);
}

/** One card of your Gang for one of another's. */
function swap(state: State, instruction: Instruction, effect: Effect, emit: Emit<Event> | undefined): TargetResult {
  const own = state.gangs[state.turn] as Card[];
  if (own.length === 0) return 'none';
  const found = settleCard(state, instruction, effect, emit);
  if (found !== 'settled') return found;
  const gives = pickCard(state, own, instruction.give, 'give');
  return gives < 0 ? 'asked' : exchange(state, instruction, effect, gives as Card, emit);
}

export function exchange(
  state: State,
  instruction: Instruction,
  effect: Effect,
  gives: Card,
  emit: Emit<Event> | undefined,
): TargetResult {
  const other = holderOf(state, instruction, effect);
  const takes = effect.picked as Card;
  takeCard(pileOf(state, GANG, state.turn), gives);
  takeCard(pileOf(state, GANG, other), takes);
  pileOf(state, GANG, state.turn).push(takes);
  pileOf(state, GANG, other).push(gives);
  emit?.({ type: 'swap', seat: state.turn, with: other, takes: makeCard(takes), gives: makeCard(gives) });
  return 'settled';
}

function lookAtHand(
  state: State,
  instruction: Instruction,
  effect: Effect,
  emit: Emit<Event> | undefined,
): TargetResult {
  const found = settleWho(state, instruction, effect, emit);
  if (found !== 'settled') return found;
  show(state, effect.who, state.hands[effect.who] as Card[], emit);
  return 'settled';
}

function lookAtDeck(state: State, instruction: Instruction, emit: Emit<Event> | undefined): TargetResult {
  if (state.deck.length === 0) return 'none';
  show(state, 'deck', state.deck.slice(-instruction.count).reverse(), emit);
  return 'settled';
}

/** CP-X.2 The turn's player sees hidden cards; the table sees that they look. */
function show(state: State, at: Seat | 'deck', cards: readonly Card[], emit: Emit<Event> | undefined): void {
  for (const card of cards) learn(state, card, knowerBit(state.turn));
  state.infoVersion++;
  if (!emit) return;
  const event = { type: 'look', seat: state.turn, at, count: cards.length } as const;
  emit(event, [{ seat: state.turn, event: { ...event, cards: makeCards(cards) } }]);
}
