// Chapter 6, special effects: the pair, an ambush.
import {
  type Card,
  type Emit,
  isJoker,
  JOKER,
  makeCards,
  parseCard,
  type Refusal,
  rankOf,
  type Seat,
} from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import type { Options } from '../options.ts';
import { because } from '../refusals.ts';
import {
  discard,
  fighterOf,
  handOf,
  ownerOf,
  playFromHand,
  removeFighter,
  score,
  scoreCard,
  worthOf,
} from '../table.ts';
import type { Event, Fighter, State } from '../types.ts';
import { discardAim, revealAim, totalOf } from './aim.ts';
import { isLawman, isOutlaw, speedOf } from './fighters.ts';

/** GC-6.2 Two cards of one rank. GC-6.7 A Joker can stand for the second card of any pair. */
export const isPair = (one: Card, other: Card): boolean =>
  one !== other && (rankOf(one) === rankOf(other) || isJoker(one) || isJoker(other));

/** GC-6.2 The sum of the pair. GC-6.7 A Joker adds nothing to it. GC-6.8 An Ace counts 1. */
export const sumOfPair = (one: Card, other: Card): number => worthOf(one) + worthOf(other);

/** GC-6.6 A pair of 2s. GC-6.7 With `jokerLawmen`, a 2 and a Joker too. */
export function isPairOfLawmen(options: Options, one: Card, other: Card): boolean {
  if (isLawman(one) && isLawman(other)) return true;
  return options.jokerLawmen && ((isLawman(one) && isJoker(other)) || (isJoker(one) && isLawman(other)));
}

/** GC-6.2 A fighter whose value without aim cards is at most the sum of the pair. GC-6.6 Or an Outlaw, for a pair of 2s. */
export const canAmbush = (sum: number, lawmen: boolean, target: Card): boolean =>
  speedOf(target) <= sum || (lawmen && isOutlaw(target));

/** A bit for each rank that can be in a pair: which the hand has twice, or any, with a Joker. Many hands have none. */
export function ranksOfPairs(hand: readonly Card[]): number {
  let once = 0;
  let twice = 0;
  for (let index = 0; index < hand.length; index++) {
    const rank = 1 << rankOf(hand[index] as Card);
    twice |= once & rank;
    once |= rank;
  }
  return (once >> JOKER) & 1 ? once : twice;
}
export function refuseAmbush(state: State, seat: Seat, action: ActionOf<'ambush'>): Refusal | undefined {
  const one = parseCard(action.cards[0] as string);
  const other = parseCard(action.cards[1] as string);
  const hand = handOf(state, seat);
  const missing = action.cards.find((text) => !hand.includes(parseCard(text)));
  if (missing !== undefined) return because('GC-6.2', 'hand', { card: missing });
  if (one === other) return because('GC-6.2', 'twice', { card: action.cards[0] as string });
  if (!isPair(one, other)) return because('GC-6.2', 'no-pair', { cards: action.cards });
  const card = parseCard(action.target);
  if (ownerOf(state, card) < 0) return because('GC-6.2', 'absent', { card: action.target });
  const sum = sumOfPair(one, other);
  if (canAmbush(sum, isPairOfLawmen(state.options, one, other), card)) return undefined;
  const about = { cards: action.cards, sum, target: action.target, value: speedOf(card) };
  if (isJoker(one) && isJoker(other)) return because('GC-6.7', 'jokers', about);
  if (isJoker(one) || isJoker(other)) return because('GC-6.7', 'joker-small', about);
  return because('GC-6.2', 'small', about);
}

/**
 * GC-6.3 The target's aim cards count for it; at most the sum, and you score it. GC-6.6 A pair of 2s never misses an
 * Outlaw.
 */
export function layAmbush(state: State, seat: Seat, action: ActionOf<'ambush'>, emit?: Emit<Event>): void {
  const one = parseCard(action.cards[0] as string);
  const other = parseCard(action.cards[1] as string);
  const pair = [one, other];
  const card = parseCard(action.target);
  const owner = ownerOf(state, card);
  const target = fighterOf(state, owner, card) as Fighter;
  const sum = sumOfPair(one, other);
  const total = totalOf(state, owner, target);
  const lawmen = isOutlaw(card) && isPairOfLawmen(state.options, one, other);
  const hit = lawmen || total <= sum;
  playFromHand(state, seat, pair);
  emit?.({ type: 'ambush', seat, cards: makeCards(pair), sum, target: { seat: owner, card: action.target } });
  revealAim(state, owner, target, hit || state.options.ambushSpendsAim, emit);
  emit?.({ type: 'shot', seat, target: { seat: owner, card: action.target, total }, sum, hit, lawmen });
  // GC-6.5 The aim cards are used up whatever the outcome; without `ambushSpendsAim` only when the fighter falls.
  if (hit || state.options.ambushSpendsAim) discardAim(state, target);
  if (hit) {
    discard(state, pair, emit);
    removeFighter(state, owner, target);
    scoreCard(state, seat, card, emit);
  } else missed(state, seat, owner, pair, emit);
}

/**
 * GC-6.4 The owner of the fighter scores the pair, also when that is you; with `selfAmbush` discard, a pair that misses
 * your own fighter is discarded.
 */
function missed(state: State, seat: Seat, owner: Seat, pair: readonly Card[], emit?: Emit<Event>): void {
  if (owner === seat && state.options.selfAmbush === 'discard') discard(state, pair, emit);
  else score(state, owner, pair, emit);
}
