// How good each choice looks: what it takes at once, how it leaves the street, and what it costs of the hand.
import { ACE, type Card, parseCard, rankOf } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { sumOfPair } from '../rules/ambush.ts';
import { ALL_CARDS } from '../rules/set-up.ts';
import { canShowDown } from '../rules/showdown.ts';
import { worthOf } from '../table.ts';
import { ambushChance } from './odds.ts';
import {
  streetAfterLoss,
  streetAfterWin,
  streetNow,
  streetWithAim,
  streetWithFighter,
  streetWithout,
} from './outcomes.ts';
import type { Sight, Stance } from './sight.ts';
import { between, placeAmong, surveyOf, winning } from './survey.ts';

export function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  begin(sight);
  for (let index = 0; index < choices.length; index++)
    weights[index] = choiceWeight(sight, choices[index] as Action) - handNow();
}
/** Works out what all choices of one decision have in common. */
export function begin(sight: Sight): void {
  surveyOf(sight);
  weighHand(sight);
}
/** The value of the hand and of all but one of its cards; what they have in common is added up once. */
function weighHand(sight: Sight): void {
  const { hand, weights, deckSize } = sight;
  const late = deckSize === 0 ? weights.late : 1;
  let one = 0;
  let two = 0;
  let three = 0;
  for (let index = 0; index < hand.length; index++) {
    const rank = 1 << rankOf(hand[index] as Card);
    three |= two & rank;
    two |= one & rank;
    one |= rank;
  }
  let before = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    let sum = before;
    for (let after = index + 1; after < hand.length; after++)
      sum += weights.keep[rankOf(hand[after] as Card)] as number;
    sum += bestOf(two & (three | ~(1 << rankOf(card)))) * weights.pair;
    handWithout[card] = sum * late;
    before += weights.keep[rankOf(card)] as number;
  }
  let all = (before + bestOf(two) * weights.pair) * late;
  holdsShowdown = canShowDown(hand);
  if (holdsShowdown) all += weights.holdShowdown * streetTotal(sight);
  handWithout[NO_CARD] = all;
}
/** The most that a card of these ranks is worth. */
function bestOf(ranks: number): number {
  const numbers = ranks & BELOW_ACE;
  return numbers === 0 ? (ranks >> ACE) & 1 : worthOf(((31 - Math.clz32(numbers)) << 2) as Card);
}
const BELOW_ACE = (1 << ACE) - 1;
/** Whether the hand being weighed is a poker showdown. */
let holdsShowdown = false;
export const canShowDownNow = (): boolean => holdsShowdown;
/** The value of the hand without each of its cards, in the decision being weighed, and of the whole hand. */
export const handWithout = new Float64Array(ALL_CARDS.length + 1);
const NO_CARD = ALL_CARDS.length;
export const handNow = (): number => handWithout[NO_CARD] as number;

/** What this seat can expect to have after the choice: points, the street, and its hand. */
function choiceWeight(sight: Sight, action: Action): number {
  switch (action.type) {
    case 'fighter':
      return fighterWeight(sight, parseCard(action.card));
    case 'aim':
      return aimWeight(sight, parseCard(action.card), placeAmong(sight.mine, parseCard(action.fighter)));
    case 'fight':
      return fightWeight(
        sight,
        placeAmong(sight.mine, parseCard(action.attacker)),
        placeAmong(sight.theirs, parseCard(action.target)),
      );
    case 'bullet':
      return bulletAt(sight, parseCard(action.card), parseCard(action.target));
    case 'ambush':
      return ambushAt(
        sight,
        parseCard(action.cards[0] as string),
        parseCard(action.cards[1] as string),
        parseCard(action.target),
      );
    case 'showdown':
      return streetTotal(sight);
    case 'pass':
      return passWeight(sight);
  }
}

export const fighterWeight = (sight: Sight, card: Card): number =>
  (handWithout[card] as number) + streetWithFighter(sight, card);

export const aimWeight = (sight: Sight, card: Card, place: number): number =>
  (handWithout[card] as number) + streetWithAim(sight, place, card);

/** More than any street and any hand: the game is won or lost. */
const DECIDED = 1000;
/** GC-7.1 To pass leaves everything as it is, or ends the game as it stands. */
export function passWeight(sight: Sight): number {
  if (sight.leadAtStop) return sight.leadAtStop > 0 ? DECIDED : -DECIDED;
  return handNow() + streetNow(sight);
}

export function fightWeight(sight: Sight, attacker: number, target: number): number {
  const own = sight.mine[attacker] as Stance;
  const other = sight.theirs[target] as Stance;
  const wins = winning[between(attacker, target)] as number;
  let weight = handNow();
  if (wins > 0) weight += wins * (other.speed + streetAfterWin(sight, attacker, target));
  if (wins < 1) weight += (1 - wins) * (streetAfterLoss(sight, attacker, target) - own.speed * sight.weights.harm);
  return weight;
}

function bulletAt(sight: Sight, ace: Card, target: Card): number {
  const own = placeAmong(sight.mine, target);
  return own >= 0
    ? bulletWeight(sight, ace, true, own)
    : bulletWeight(sight, ace, false, placeAmong(sight.theirs, target));
}
export function bulletWeight(sight: Sight, ace: Card, isOwn: boolean, place: number): number {
  return (handWithout[ace] as number) + streetWithout(sight, isOwn, place);
}

function ambushAt(sight: Sight, one: Card, other: Card, target: Card): number {
  const own = placeAmong(sight.mine, target);
  const rest = handValue(sight, one, other);
  return own >= 0
    ? ambushWeight(sight, one, other, rest, true, own)
    : ambushWeight(sight, one, other, rest, false, placeAmong(sight.theirs, target));
}
/** `rest` is what the hand is worth without the pair. */
export function ambushWeight(
  sight: Sight,
  one: Card,
  other: Card,
  rest: number,
  isOwn: boolean,
  place: number,
): number {
  const target = (isOwn ? sight.mine : sight.theirs)[place] as Stance;
  const hits = ambushChance(sight, one, other, target);
  let weight = rest;
  if (hits > 0) weight += hits * (target.speed + streetWithout(sight, isOwn, place));
  if (hits < 1) weight += (1 - hits) * (missValue(sight, sumOfPair(one, other), isOwn) + streetNow(sight));
  return weight;
}
/** What a pair that misses is worth to me. */
function missValue(sight: Sight, sum: number, isOwn: boolean): number {
  if (!isOwn) return -sum * sight.weights.harm;
  return sight.options.selfAmbush === 'score' ? sum : 0;
}

export function streetTotal(sight: Sight): number {
  let sum = 0;
  for (let index = 0; index < sight.mine.length; index++) sum += (sight.mine[index] as Stance).speed;
  for (let index = 0; index < sight.theirs.length; index++) sum += (sight.theirs[index] as Stance).speed;
  return sum;
}

/** What the hand is worth without two of its cards. */
export function handValue(sight: Sight, gone: Card, alsoGone: Card): number {
  const { hand, weights } = sight;
  let sum = 0;
  let ranks = 0;
  let pair = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (card === gone || card === alsoGone) continue;
    const rank = rankOf(card);
    sum += weights.keep[rank] as number;
    if ((ranks & (1 << rank)) !== 0) pair = Math.max(pair, worthOf(card));
    ranks |= 1 << rank;
  }
  sum += pair * weights.pair;
  if (sight.deckSize === 0) sum *= weights.late;
  return sum;
}
