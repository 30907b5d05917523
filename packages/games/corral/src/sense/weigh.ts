// How good each choice looks: what it takes at once, how it leaves the street, and what it costs of the hand.
import { type Card, parseCard, rankOf } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { sumOfPair } from '../rules/ambush.ts';
import { canShowDown } from '../rules/showdown.ts';
import { worthOf } from '../table.ts';
import { ambushChance, winChance } from './odds.ts';
import {
  streetAfterLoss,
  streetAfterWin,
  streetNow,
  streetWithAim,
  streetWithFighter,
  streetWithoutMine,
  streetWithoutTheirs,
} from './outcomes.ts';
import type { Sight, Stance } from './sight.ts';
import { placeAmong, surveyOf } from './survey.ts';

export function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  surveyOf(sight);
  handNow = handValue(sight);
  for (let index = 0; index < choices.length; index++)
    weights[index] = weightOf(sight, choices[index] as Action) - handNow;
}
/** The value of the whole hand, of the decision being weighed. */
let handNow = 0;

/** What this seat can expect to have after the choice: points, the street, and its hand. */
function weightOf(sight: Sight, action: Action): number {
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
      return bulletWeight(sight, parseCard(action.card), parseCard(action.target));
    case 'ambush':
      return ambushWeight(
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

const fighterWeight = (sight: Sight, card: Card): number => handValue(sight, card) + streetWithFighter(sight, card);

const aimWeight = (sight: Sight, card: Card, place: number): number =>
  handValue(sight, card) + streetWithAim(sight, place, card);

/** More than any street and any hand: the game is won or lost. */
const DECIDED = 1000;
/** GC-7.1 To pass leaves everything as it is, or ends the game as it stands. */
function passWeight(sight: Sight): number {
  if (sight.leadAtStop) return sight.leadAtStop > 0 ? DECIDED : -DECIDED;
  return handNow + streetNow(sight);
}

function fightWeight(sight: Sight, attacker: number, target: number): number {
  const own = sight.mine[attacker] as Stance;
  const other = sight.theirs[target] as Stance;
  const wins = winChance(sight, own, other);
  let weight = handNow;
  if (wins > 0) weight += wins * (other.speed + streetAfterWin(sight, attacker, target));
  if (wins < 1) weight += (1 - wins) * (streetAfterLoss(sight, attacker, target) - own.speed * sight.weights.harm);
  return weight;
}

function bulletWeight(sight: Sight, ace: Card, target: Card): number {
  const hand = handValue(sight, ace);
  const own = placeAmong(sight.mine, target);
  if (own >= 0) return hand + streetWithoutMine(sight, own);
  return hand + streetWithoutTheirs(sight, placeAmong(sight.theirs, target));
}

function ambushWeight(sight: Sight, one: Card, other: Card, card: Card): number {
  const own = placeAmong(sight.mine, card);
  const place = own >= 0 ? own : placeAmong(sight.theirs, card);
  const target = (own >= 0 ? sight.mine : sight.theirs)[place] as Stance;
  const hits = ambushChance(sight, one, other, target);
  let weight = handValue(sight, one, other);
  if (hits > 0)
    weight += hits * (target.speed + (own >= 0 ? streetWithoutMine(sight, own) : streetWithoutTheirs(sight, place)));
  if (hits < 1) weight += (1 - hits) * (missValue(sight, sumOfPair(one, other), own >= 0) + streetNow(sight));
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

/** What the hand is worth without up to two of its cards. */
function handValue(sight: Sight, gone?: Card, alsoGone?: Card): number {
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
  if (gone === undefined && canShowDown(hand)) sum += weights.holdShowdown * streetTotal(sight);
  return sum;
}
