// The rules of thumb put together: how good each choice is, in points.
import type { Card, Seat } from '@sagebrush/engine';
import { cardNamed, FOLLOWS, optionCode, PLAYS, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { CELLAR, GANG, HAND, type Instruction, OPS, OWN } from '../pack/compile.ts';
import { instructionOf } from '../rules/effects.ts';
import { ALL_SEATS, gangsBy } from '../rules/placing.ts';
import { BONUS } from '../rules/score.ts';
import { type Action, SEATS, type State } from '../types.ts';
import { has, highBit, highOf, lowBit, lowOf } from './card-set.ts';
import { gains, loses, reckonAfter, worthAfter } from './changes.ts';
import { worthOfEffect } from './effects.ts';
import { type Evaluation, evaluationOf } from './evaluation.ts';
import { reckoned } from './expectation.ts';
import { scaleInto } from './hand-scale.ts';
import { type Sight, sightOf } from './sight.ts';
import { worthOfCall, worthOfFollow } from './tricks.ts';

/** What a point on a card in the hand is worth: it may yet be played, or not. */
const KEPT_POINT = 0.35;
/** What the strongest card for tricks is worth in the hand at the start. */
const KEPT_POWER = 3;
/** What an effect that works for its holder is worth in the hand. */
const KEPT_EFFECT = 0.5;
/** From this many cards in the deck the final Hand begins to matter. */
const LAST_CARDS = 15;
/** The final Hand that is as likely as not the best: a pair. */
const USUAL_FINAL_HAND = 1.4;

/** What speaks for and against playing or laying a card. */
export interface Parts {
  /** The Gang that the card joins: points and poker hand. */
  readonly gang: number;
  /** Its effect, or the trick that it is laid in. */
  readonly effect: number;
  readonly finalHand: number;
  readonly kept: number;
}
/** The latest, in this order; written over for each card, because a playout weighs millions. */
const parts = new Float64Array(16);
const GANG_PART = 0;
const EFFECT = 1;
const FINAL_HAND = 2;
const KEPT = 3;
const sum = (): number =>
  (parts[GANG_PART] as number) + (parts[EFFECT] as number) + (parts[FINAL_HAND] as number) - (parts[KEPT] as number);

/** Rationing: what a card would be worth if it stayed in the hand. Less and less towards the end. */
function weighKept({ sight, sets, working, future }: Evaluation, card: Card): void {
  const { placed, effects, powers } = sets;
  const points = has(placed.low, placed.high, card) ? 0 : Math.max(0, sight.pack.points[card] as number);
  const works = has(effects.low & working.low, effects.high & working.high, card);
  parts[KEPT] = future * (KEPT_POINT * points + KEPT_POWER * (powers[card] as number) + (works ? KEPT_EFFECT : 0));
}

/** A hand without a card, on its scale; of the one before the exponential, as most cards of a hand leave the same. */
const rest = new Float64Array(1);
const finalHand = { scale: 0.5, exponential: Math.exp(-2 * (0.5 - USUAL_FINAL_HAND)) };
/** Keeping a pair for the end: what the hand without a card is worth as the final Hand. */
function weighFinalHand({ sight }: Evaluation, card: Card): void {
  parts[FINAL_HAND] = 0;
  if (sight.deckSize >= LAST_CARDS) return;
  scaleInto(sight.pack, lowOf(sight.hand) & ~lowBit(card), highOf(sight.hand) & ~highBit(card), rest, 0);
  const scale = rest[0] as number;
  if (scale !== finalHand.scale) {
    finalHand.scale = scale;
    finalHand.exponential = Math.exp(-2 * (scale - USUAL_FINAL_HAND));
  }
  parts[FINAL_HAND] = ((1 - sight.deckSize / LAST_CARDS) * BONUS) / (1 + finalHand.exponential);
}

/** Steering placements: the card goes where it says; of equal Gangs each is as likely. */
function weighGang(thought: Evaluation, card: Card): void {
  const { sight, now } = thought;
  const rule = sight.pack.place[card] as number;
  if (rule < 0) {
    reckonAfter(thought, gains(sight.seat, card));
    parts[GANG_PART] = reckoned() - now;
    return;
  }
  const seats = gangsBy(sight, rule, ALL_SEATS);
  let sum = 0;
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    sum += worthAfter(thought, gains(seat, card));
    count++;
  }
  parts[GANG_PART] = sum / count - now;
}

function weighPlay(thought: Evaluation, card: Card): void {
  const { working } = thought;
  weighGang(thought, card);
  parts[EFFECT] = has(working.low, working.high, card) ? worthOfEffect(thought, card) : 0;
  weighFinalHand(thought, card);
  weighKept(thought, card);
}
export function playParts(thought: Evaluation, card: Card): Parts {
  weighPlay(thought, card);
  const [gang = 0, effect = 0, finalHand = 0, kept = 0] = parts;
  return { gang, effect, finalHand, kept };
}

function weighFollow(thought: Evaluation, card: Card): void {
  parts[GANG_PART] = 0;
  if ((thought.sight.pack.place[card] as number) >= 0) weighGang(thought, card);
  parts[EFFECT] = worthOfFollow(thought, card);
  weighFinalHand(thought, card);
  weighKept(thought, card);
}

const holderOf = ({ gangs }: Sight, card: Card): Seat => gangs.findIndex((gang) => gang.includes(card));

/** A choice that an effect asks for: the table after it. */
function worthOfOption(thought: Evaluation, option: string): number {
  const { sight, now } = thought;
  const code = optionCode(option);
  const instruction = sight.effect && instructionOf(sight, sight.effect);
  if (!instruction || code < 0) return now;
  if (code >= TRICK_OPTION) return now + worthOfCall(thought, code - TRICK_OPTION, -1);
  if (code >= RANCH_OPTION) return worthOfTarget(thought, sight.ranches.indexOf(code - RANCH_OPTION), instruction);
  const card = code as Card;
  if (sight.phase === 'give') return worthOfGiving(thought, card);
  return instruction.who === OWN
    ? worthOfMoving(thought, instruction, card)
    : worthOfTaking(thought, instruction, card);
}

/** Whom to raid: on average over the Gang, which hurts the leader most. */
function worthOfTarget(thought: Evaluation, seat: Seat, instruction: Instruction): number {
  const { sight, now } = thought;
  const gang = sight.gangs[seat] as Card[];
  if (instruction.op === OPS.lookAtHand || gang.length === 0) return now;
  let sum = 0;
  for (const card of gang)
    sum += worthAfter(thought, loses(seat, card), instruction.op === OPS.discard ? undefined : gains(sight.seat, card));
  return sum / gang.length;
}

function worthOfTaking(thought: Evaluation, instruction: Instruction, card: Card): number {
  const { sight } = thought;
  const from = loses(holderOf(sight, card), card);
  const isGain = instruction.op !== OPS.discard && instruction.to !== HAND;
  return worthAfter(
    thought,
    from,
    isGain ? gains(sight.seat, card, instruction.to === CELLAR ? 'cellar' : 'gang') : undefined,
  );
}

/** The card to give in a swap, with the one to take already chosen. */
function worthOfGiving(thought: Evaluation, card: Card): number {
  const { sight } = thought;
  const picked = sight.effect?.picked ?? -1;
  const other = holderOf(sight, picked as Card);
  return worthAfter(
    thought,
    { seat: sight.seat, place: 'gang', added: picked, removed: card },
    { seat: other, place: 'gang', added: card, removed: picked },
  );
}

function worthOfMoving(thought: Evaluation, { op, from, to }: Instruction, card: Card): number {
  const { sight, now } = thought;
  const { seat } = sight;
  const target = op === OPS.discard || to === HAND ? undefined : gains(seat, card, to === GANG ? 'gang' : 'cellar');
  if (from === HAND) {
    weighFinalHand(thought, card);
    weighKept(thought, card);
    return (target ? worthAfter(thought, target) : now) + (parts[FINAL_HAND] as number) - (parts[KEPT] as number);
  }
  const worth = worthAfter(thought, loses(seat, card, from === GANG ? 'gang' : 'cellar'), target);
  if (to !== HAND || op !== OPS.move) return worth;
  weighKept(thought, card);
  return worth + (parts[KEPT] as number);
}

/** How much better than nothing an action is, in points. */
function worthOfAction(thought: Evaluation, action: Action): number {
  if (action.type === 'choose') return worthOfOption(thought, action.option) - thought.now;
  if (action.type === 'play') weighPlay(thought, cardNamed(action));
  else weighFollow(thought, cardNamed(action));
  return sum();
}

export function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  const thought = evaluationOf(sight);
  for (let index = 0; index < choices.length; index++)
    weights[index] = worthOfAction(thought, choices[index] as Action);
}

/** The first of the heaviest cards, without a list of choices; effects ask for other things than cards. */
export function favourite(state: State, seat: Seat): Action | undefined {
  const { phase } = state;
  if (phase !== 'play' && phase !== 'follow') return undefined;
  const hand = state.hands[seat] as Card[];
  let found = hand[0] as Card;
  if (hand.length > 1) {
    const thought = evaluationOf(sightOf(state, seat));
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index] as Card;
      if (phase === 'play') weighPlay(thought, card);
      else weighFollow(thought, card);
      const weight = sum();
      if (weight <= most) continue;
      most = weight;
      found = card;
    }
  }
  return (phase === 'play' ? PLAYS : FOLLOWS)[found];
}
