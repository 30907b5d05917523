// What each kind of choice is worth, in points.
import { type Card, KING, rankOf } from '@sagebrush/engine';
import { type Gun, isTwentyTwo } from '../guns.ts';
import { badgeOn, handOf, isSix, isTen, receiverOf } from '../table.ts';
import { type GunKind, NONE, type Way } from '../types.ts';
import { endingValue } from './ending.ts';
import { change, changeOfAll, toggle, type Weighing, worthNow } from './weighing.ts';
import { WEIGHTS } from './worth.ts';

const PULLED: Readonly<Record<GunKind, number>> = { '.22': 16, '.38': 19, '.357': 19, '.45': 26 };
export const CHOICE_WEIGHTS = {
  couple: 24,
  /** Pulling early means shooting early. */
  pull: 20,
  /** A card that somebody else wanted to be rid of. */
  received: -8,
  sixToLeader: 6,
  sixToOther: 2,
  /** A cowboy passed on helps somebody else. */
  cowboyGiven: -6,
  unknownCard: 3.5,
  ten: 10,
  passToLeader: 1,
  backfire: 34,
  quickDraw: 30,
  hitByShot: -16,
} as const;

/** Tens at once, unless the last one decides the end. */
function tenValue(weighing: Weighing, ten: Card): number {
  const { state, seat, clock } = weighing;
  if (clock.tensLeft === 1 && clock.twentyTwoDown) return endingValue(state, seat, ten);
  return change(weighing, ten) + CHOICE_WEIGHTS.ten + WEIGHTS.tenToLay;
}
export const discardValue = (weighing: Weighing, card: Card): number =>
  isTen(card) ? tenValue(weighing, card) : change(weighing, card);

/** A .22 with the last 10 down ends the hand; any other gun is better on the table than in the hand. */
export function pullValue(weighing: Weighing, gun: Gun): number {
  const { state, seat, clock } = weighing;
  if (isTwentyTwo(gun.code) && clock.tensLeft === 0) return endingValue(state, seat, NONE);
  return (
    PULLED[gun.kind] * (1 - clock.urgency) + changeOfAll(weighing, gun.cards, gun.cards.length) + CHOICE_WEIGHTS.pull
  );
}

const sixGiven = (toLeader: boolean): number => (toLeader ? CHOICE_WEIGHTS.sixToLeader : CHOICE_WEIGHTS.sixToOther);

/** Nines before the sixes pile up: what the two worst cards cost, against two strange ones. */
export function nineValue(weighing: Weighing, nine: Card, way: Way): number {
  const { state, seat, leader } = weighing;
  if (played.nine !== nine) playNine(weighing, nine);
  const given = Math.min(2, played.sixes) * sixGiven(receiverOf(state, seat, way) === leader);
  return played.gain + given + 2 * CHOICE_WEIGHTS.received;
}

/** What a 9 of the hand being weighed does, whichever way the cards go: known for one of them at a time. */
const played = { nine: NONE as Card, gain: 0.5, sixes: 0 };
function playNine(weighing: Weighing, nine: Card): void {
  const { state, seat } = weighing;
  const base = worthNow(weighing, toggle(weighing, nine));
  const hand = handOf(state, seat);
  let best = 0;
  let second = 0;
  let sixes = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (card === nine || badgeOn(state, card) !== NONE) continue;
    const gain = worthNow(weighing, toggle(weighing, card)) - base;
    toggle(weighing, card);
    if (isSix(card)) sixes++;
    if (gain > best) {
      second = best;
      best = gain;
    } else second = Math.max(second, gain);
  }
  toggle(weighing, nine);
  played.nine = nine;
  played.gain = base - weighing.worth + best + second;
  played.sixes = sixes;
}

/** The next turn: its 9s are not those of the last. */
export function beginNines(): void {
  played.nine = NONE as Card;
}

/** Pass sixes to the leader; keep what is worth something. The first cards of a list, so many of them. */
export function giftValue(weighing: Weighing, cards: readonly Card[], count: number): number {
  const { state, seat, leader } = weighing;
  const toLeader = state.phase.name === 'passing' && receiverOf(state, seat, state.phase.way) === leader;
  let value = 0;
  for (let index = 0; index < count; index++) {
    const card = cards[index] as Card;
    if (isSix(card)) value += sixGiven(toLeader);
    else if (rankOf(card) === KING) value += CHOICE_WEIGHTS.cowboyGiven;
  }
  return value + changeOfAll(weighing, cards, count);
}

/** The top discard by what it does for the hand; a card from the pile by what cards are worth in general. */
export function drawValue(weighing: Weighing, fromDiscard: boolean, cards: number): number {
  const unknown = (cards - (fromDiscard ? 1 : 0)) * CHOICE_WEIGHTS.unknownCard;
  return fromDiscard ? unknown + change(weighing, weighing.state.offer) : unknown;
}
