// Chances of what a seat cannot see: hidden aim cards, and pairs in the hands of others.
import { ACE, type Card, JOKER, TWO } from '@sagebrush/engine';
import { JOKER_ON_OWN_TURN } from '../rules/aim.ts';
import { isPairOfLawmen, sumOfPair } from '../rules/ambush.ts';
import { isLawman, isOutlaw } from '../rules/fighters.ts';
import type { Sight, Stance } from './sight.ts';

const MOST_POINTS = JOKER_ON_OWN_TURN;
const valueOfRank = (rank: number, isOwnersTurn: boolean): number => {
  if (rank === JOKER) return isOwnersTurn ? JOKER_ON_OWN_TURN : 0;
  return rank === ACE ? 1 : rank + 2;
};

/** From -1 for the lowest card to 1 for the highest: people bury what is dear. */
const likedAsAim = (rank: number): number => (valueOfRank(rank, true) - MOST_POINTS / 2) / (MOST_POINTS / 2);

/** What one hidden aim card adds: the chance of each value or more, and mean and spread for several of them. */
export interface HiddenAim {
  readonly atLeast: readonly number[];
  readonly mean: number;
  readonly variance: number;
}
function hiddenAim({ unseen, weights }: Sight, isOwnersTurn: boolean): HiddenAim {
  const atLeast = zeroes(MOST_POINTS + 1);
  let sum = 0;
  for (let rank = TWO; rank <= JOKER; rank++) {
    const share = (unseen[rank] as number) * (1 + weights.cunning * likedAsAim(rank));
    atLeast[valueOfRank(rank, isOwnersTurn)] = share;
    sum += share;
  }
  let mean = 0;
  let squares = 0;
  for (let value = MOST_POINTS; value > 0; value--) {
    const chance = (atLeast[value] as number) / sum;
    mean += chance;
    squares += chance * (2 * value - 1);
    atLeast[value - 1] = (atLeast[value - 1] as number) + (atLeast[value] as number);
    atLeast[value] = chance;
  }
  return { atLeast, mean, variance: squares - mean * mean };
}

function attackAim(sight: Sight): HiddenAim {
  sight.attackAim ??= hiddenAim(sight, true);
  return sight.attackAim;
}
function defenceAim(sight: Sight): HiddenAim {
  sight.defenceAim ??= hiddenAim(sight, false);
  return sight.defenceAim;
}

/** Plain lists: small typed arrays cost more to make than to fill. */
function zeroes(length: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < length; index++) list.push(0);
  return list;
}

/** The logistic curve with the spread of a normal one. */
const LOGISTIC = Math.sqrt(3) / Math.PI;

/**
 * The chance that this many hidden aim cards, drawn from all that is unseen, add up to at least `needed`; for several
 * of them nearly.
 */
export function hiddenAtLeast(sight: Sight, hidden: number, isOwnersTurn: boolean, needed: number): number {
  if (needed <= 0) return 1;
  if (hidden === 0 || needed > hidden * MOST_POINTS) return 0;
  const aim = isOwnersTurn ? attackAim(sight) : defenceAim(sight);
  if (hidden === 1) return aim.atLeast[needed] as number;
  const beyond = needed - 1 / 2 - hidden * aim.mean;
  return 1 / (1 + Math.exp(beyond / (LOGISTIC * Math.sqrt(hidden * aim.variance + 1))));
}

/**
 * The chance that this fighter wins if it attacks that one on its owner's turn. One of the two is mine, so at most one
 * hides cards from me.
 */
export function winChance(sight: Sight, attacker: Stance, target: Stance): number {
  if (isLawman(attacker.card) && isOutlaw(target.card)) return 1;
  if (isOutlaw(attacker.card) && isLawman(target.card)) return 0;
  const gap = target.defence - attacker.attack;
  if (target.hidden === 0) return hiddenAtLeast(sight, attacker.hidden, true, gap);
  return 1 - hiddenAtLeast(sight, target.hidden, false, 1 - gap);
}

/** The chance that this pair of mine gets the fighter. */
export function ambushChance(sight: Sight, one: Card, other: Card, target: Stance): number {
  if (isOutlaw(target.card) && isPairOfLawmen(sight.options, one, other)) return 1;
  const sum = sumOfPair(one, other);
  if (target.owner === sight.seat) return target.attack <= sum ? 1 : 0;
  return 1 - hiddenAtLeast(sight, target.hidden, false, sum - target.defence + 1);
}

/** The highest sum of a pair; beyond the cards' own sums stands the pair of Lawmen, which beats any Outlaw. */
const MOST_SUM = 26;
const LAWMEN = MOST_SUM + 2;

/**
 * The chance that two unseen cards are a pair of at least this sum, or one that beats this Outlaw. A hand has several
 * twos of cards.
 */
export function pairChance(sight: Sight, target: Stance): number {
  sight.pairs ??= pairsOf(sight);
  const { pairs } = sight;
  const chance = target.defence > MOST_SUM ? 0 : (pairs[target.defence] as number);
  return isOutlaw(target.card) ? chance + (pairs[LAWMEN] as number) : chance;
}

function pairsOf({ unseen, unseenCount, options }: Sight): number[] {
  const pairs = zeroes(LAWMEN + 1);
  if (unseenCount < 2) return pairs;
  const jokers = unseen[JOKER] as number;
  const draws = (unseenCount * (unseenCount - 1)) / 2;
  for (let rank = TWO; rank <= ACE; rank++) {
    const cards = unseen[rank] as number;
    const value = valueOfRank(rank, false);
    pairs[2 * value] = (pairs[2 * value] as number) + (cards * (cards - 1)) / 2 / draws;
    pairs[value] = (pairs[value] as number) + (cards * jokers) / draws;
  }
  for (let sum = MOST_SUM - 1; sum >= 0; sum--) pairs[sum] = (pairs[sum] as number) + (pairs[sum + 1] as number);
  const twos = unseen[TWO] as number;
  pairs[LAWMEN] = ((twos * (twos - 1)) / 2 + (options.jokerLawmen ? twos * jokers : 0)) / draws;
  return pairs;
}
