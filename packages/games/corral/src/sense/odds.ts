// Chances of what a seat cannot see: hidden aim cards, and pairs in the hands of others.
import { ACE, JOKER, TWO } from '@sagebrush/engine';
import { JOKER_ON_OWN_TURN } from '../rules/aim.ts';
import { isLawman, isOutlaw } from '../rules/fighters.ts';
import type { Sight, Stance } from './sight.ts';

const MOST_POINTS = JOKER_ON_OWN_TURN;
const valueOfRank = (rank: number, isOwnersTurn: boolean): number => {
  if (rank === JOKER) return isOwnersTurn ? JOKER_ON_OWN_TURN : 0;
  return rank === ACE ? 1 : rank + 2;
};

/** The chance that this many hidden aim cards, drawn from all that is unseen, add up to at least `needed`. */
export function hiddenAtLeast(sight: Sight, hidden: number, isOwnersTurn: boolean, needed: number): number {
  if (needed <= 0) return 1;
  if (hidden === 0 || needed > hidden * MOST_POINTS) return 0;
  const key = hidden * 2 + (isOwnersTurn ? 1 : 0);
  sight.sums[key] ??= atLeast(sumsOf(sight, hidden, isOwnersTurn));
  return (sight.sums[key] as Float64Array)[needed] as number;
}

/** The chances of each sum, card by card, as if every card were put back: close enough for a handful of cards. */
function sumsOf(sight: Sight, hidden: number, isOwnersTurn: boolean): Float64Array {
  let sums = new Float64Array([1]);
  for (let drawn = 0; drawn < hidden; drawn++) {
    const next = new Float64Array(sums.length + MOST_POINTS);
    for (let rank = TWO; rank <= JOKER; rank++) {
      const share = (sight.unseen[rank] as number) / sight.unseenCount;
      if (share === 0) continue;
      const value = valueOfRank(rank, isOwnersTurn);
      for (let sum = 0; sum < sums.length; sum++) next[sum + value] = (next[sum + value] as number) + (sums[sum] as number) * share;
    }
    sums = next;
  }
  return sums;
}
function atLeast(sums: Float64Array): Float64Array {
  for (let sum = sums.length - 2; sum >= 0; sum--) sums[sum] = (sums[sum] as number) + (sums[sum + 1] as number);
  return sums;
}

/** The chance that this fighter wins if it attacks that one on its owner's turn. One of the two is mine, so at most one hides cards from me. */
export function winChance(sight: Sight, attacker: Stance, target: Stance): number {
  if (isLawman(attacker.card) && isOutlaw(target.card)) return 1;
  if (isOutlaw(attacker.card) && isLawman(target.card)) return 0;
  const gap = target.defence - attacker.attack;
  if (target.hidden === 0) return hiddenAtLeast(sight, attacker.hidden, true, gap);
  return 1 - hiddenAtLeast(sight, target.hidden, false, 1 - gap);
}

/** The chance that a pair of this sum beats the fighter. */
export const ambushChance = (sight: Sight, sum: number, target: Stance, isMyFighter: boolean): number => {
  if (isMyFighter) return target.attack <= sum ? 1 : 0;
  return 1 - hiddenAtLeast(sight, target.hidden, false, sum - target.defence + 1);
};

const MOST_SUM = 26;
/** The chance that somebody with this many unseen cards holds a pair with at least each sum. */
export function pairsAtLeast(sight: Sight, handSize: number): Float64Array {
  const chances = new Float64Array(MOST_SUM + 2);
  const { unseen, unseenCount } = sight;
  if (unseenCount < 2) return chances;
  const jokers = unseen[JOKER] as number;
  const draws = (handSize * (handSize - 1)) / (unseenCount * (unseenCount - 1));
  for (let rank = TWO; rank <= ACE; rank++) {
    const cards = unseen[rank] as number;
    const value = valueOfRank(rank, false);
    chances[2 * value] = (chances[2 * value] as number) + (draws * cards * (cards - 1)) / 2;
    chances[value] = (chances[value] as number) + draws * cards * jokers;
  }
  for (let sum = MOST_SUM; sum >= 0; sum--) chances[sum] = Math.min(1, (chances[sum] as number) + (chances[sum + 1] as number));
  return chances;
}

/** The chance of a pair of Twos, with or without a Joker. */
export function pairOfLawmenChance(sight: Sight, handSize: number): number {
  const { unseen, unseenCount, options } = sight;
  if (unseenCount < 2) return 0;
  const twos = unseen[TWO] as number;
  const jokers = options.jokerLawmen ? (unseen[JOKER] as number) : 0;
  return (handSize * (handSize - 1) * ((twos * (twos - 1)) / 2 + twos * jokers)) / (unseenCount * (unseenCount - 1));
}
