// The rules of thumb put together: how good each choice is, in points.
import type { Card, Seat } from '@sagebrush/engine';
import { cardNamed, FOLLOWS, optionCode, PLAYS, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { CELLAR, GANG, HAND, type Instruction, OPS, OWN } from '../pack/compile.ts';
import { worksFor } from '../rules/aces.ts';
import { instructionOf } from '../rules/effects.ts';
import { ALL_SEATS, gangsBy } from '../rules/placing.ts';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { type Action, SEATS, type State } from '../types.ts';
import { gains, loses, pileOf, worthAfter } from './changes.ts';
import { worthOfEffect } from './effects.ts';
import { type Evaluation, evaluationOf } from './evaluation.ts';
import { handScale, lateness } from './expectation.ts';
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

/** Rationing: what a card would be worth if it stayed in the hand. Less and less towards the end. */
function worthKept({ sight, powers }: Evaluation, card: Card): number {
  const { pack, seat } = sight;
  const future = 1 - lateness(sight.deckSize);
  const isPlaced = (pack.place[card] as number) >= 0;
  const points = isPlaced ? 0 : Math.max(0, pack.points[card] as number);
  const works = (pack.programs[card] as readonly unknown[]).length > 0 && worksFor(sight, seat, card) !== 'no';
  return future * (KEPT_POINT * points + KEPT_POWER * (powers[card] as number) + (works ? KEPT_EFFECT : 0));
}

/** Keeping a pair for the end: what the hand without a card is worth as the final Hand. */
function worthOfHandWithout({ sight }: Evaluation, card: Card): number {
  if (sight.deckSize >= LAST_CARDS) return 0;
  const lead = handScale(strengthOf(sight.pack, pileOf(sight.hand, -1, card))) - USUAL_FINAL_HAND;
  return ((1 - sight.deckSize / LAST_CARDS) * BONUS) / (1 + Math.exp(-2 * lead));
}

/** Steering placements: the card goes where it says; of equal Gangs each is as likely. */
function worthInGang({ sight, expectation }: Evaluation, card: Card): number {
  const rule = sight.pack.place[card] as number;
  if (rule < 0) return worthAfter(sight, expectation, gains(sight.seat, card));
  const seats = gangsBy(sight, rule, ALL_SEATS);
  let sum = 0;
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    sum += worthAfter(sight, expectation, gains(seat, card));
    count++;
  }
  return sum / count;
}

/** What speaks for and against playing or laying a card. */
export interface Parts {
  /** The Gang that the card joins: points and poker hand. */
  readonly gang: number;
  /** Its effect, or the trick that it is laid in. */
  readonly effect: number;
  readonly finalHand: number;
  readonly kept: number;
}
const sum = ({ gang, effect, finalHand, kept }: Parts): number => gang + effect + finalHand - kept;

/** Written over for each card: a playout weighs millions. */
const parts: { -readonly [Part in keyof Parts]: Parts[Part] } = { gang: 0.5, effect: 0.5, finalHand: 0.5, kept: 0.5 };

/** The same object every time. */
export function playParts(thought: Evaluation, card: Card): Parts {
  const { sight, now } = thought;
  parts.gang = worthInGang(thought, card) - now;
  parts.effect = worksFor(sight, sight.seat, card) === 'no' ? 0 : worthOfEffect(thought, card);
  parts.finalHand = worthOfHandWithout(thought, card);
  parts.kept = worthKept(thought, card);
  return parts;
}

function followParts(thought: Evaluation, card: Card): Parts {
  const { sight, now } = thought;
  parts.gang = (sight.pack.place[card] as number) < 0 ? 0 : worthInGang(thought, card) - now;
  parts.effect = worthOfFollow(thought, card);
  parts.finalHand = worthOfHandWithout(thought, card);
  parts.kept = worthKept(thought, card);
  return parts;
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
function worthOfTarget({ sight, expectation, now }: Evaluation, seat: Seat, instruction: Instruction): number {
  const gang = sight.gangs[seat] as Card[];
  if (instruction.op === OPS.lookAtHand || gang.length === 0) return now;
  let sum = 0;
  for (const card of gang)
    sum += worthAfter(
      sight,
      expectation,
      loses(seat, card),
      instruction.op === OPS.discard ? undefined : gains(sight.seat, card),
    );
  return sum / gang.length;
}

function worthOfTaking({ sight, expectation }: Evaluation, instruction: Instruction, card: Card): number {
  const from = loses(holderOf(sight, card), card);
  const isGain = instruction.op !== OPS.discard && instruction.to !== HAND;
  return worthAfter(
    sight,
    expectation,
    from,
    isGain ? gains(sight.seat, card, instruction.to === CELLAR ? 'cellar' : 'gang') : undefined,
  );
}

/** The card to give in a swap, with the one to take already chosen. */
function worthOfGiving({ sight, expectation }: Evaluation, card: Card): number {
  const picked = sight.effect?.picked ?? -1;
  const other = holderOf(sight, picked as Card);
  return worthAfter(
    sight,
    expectation,
    { seat: sight.seat, place: 'gang', added: picked, removed: card },
    { seat: other, place: 'gang', added: card, removed: picked },
  );
}

function worthOfMoving(thought: Evaluation, { op, from, to }: Instruction, card: Card): number {
  const { sight, expectation, now } = thought;
  const { seat } = sight;
  const target = op === OPS.discard || to === HAND ? undefined : gains(seat, card, to === GANG ? 'gang' : 'cellar');
  if (from === HAND)
    return (
      (target ? worthAfter(sight, expectation, target) : now) +
      worthOfHandWithout(thought, card) -
      worthKept(thought, card)
    );
  const worth = worthAfter(sight, expectation, loses(seat, card, from === GANG ? 'gang' : 'cellar'), target);
  return to === HAND && op === OPS.move ? worth + worthKept(thought, card) : worth;
}

/** How much better than nothing an action is, in points. */
function worthOfAction(thought: Evaluation, action: Action): number {
  if (action.type === 'choose') return worthOfOption(thought, action.option) - thought.now;
  const card = cardNamed(action);
  return sum(action.type === 'play' ? playParts(thought, card) : followParts(thought, card));
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
      const weight = sum(phase === 'play' ? playParts(thought, card) : followParts(thought, card));
      if (weight <= most) continue;
      most = weight;
      found = card;
    }
  }
  return (phase === 'play' ? PLAYS : FOLLOWS)[found];
}
