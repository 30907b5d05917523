// Chances of what a seat cannot see: hidden aim cards, and pairs in the hands of others.
import { ACE, type Card, JOKER, TWO } from '@sagebrush/engine';
import { JOKER_ON_OWN_TURN } from '../rules/aim.ts';
import { isPairOfLawmen, sumOfPair } from '../rules/ambush.ts';
import { isLawman, isOutlaw } from '../rules/fighters.ts';
import type { Sight, Stance } from './sight.ts';
import type { Weights } from './weights.ts';

const MOST_POINTS = JOKER_ON_OWN_TURN;
const RANKS = JOKER + 1;
const valueOfRank = (rank: number, isOwnersTurn: boolean): number => {
  if (rank === JOKER) return isOwnersTurn ? JOKER_ON_OWN_TURN : 0;
  return rank === ACE ? 1 : rank + 2;
};
const VALUES_IN_ATTACK = Int8Array.from({ length: RANKS }, (_, rank) => valueOfRank(rank, true));
const VALUES_IN_DEFENCE = Int8Array.from({ length: RANKS }, (_, rank) => valueOfRank(rank, false));

/** From -1 for the lowest card to 1 for the highest: people bury what is dear. */
const likedAsAim = (rank: number): number => (valueOfRank(rank, true) - MOST_POINTS / 2) / (MOST_POINTS / 2);
/** How much likelier each rank is among the aim cards of others than among all that is unseen. */
const likings = new Map<Weights, Float64Array>();
function likingsOf(weights: Weights): Float64Array {
  const known =
    likings.get(weights) ?? Float64Array.from({ length: RANKS }, (_, rank) => 1 + weights.cunning * likedAsAim(rank));
  likings.set(weights, known);
  return known;
}

/** What one hidden aim card adds: the chance of each value or more, and mean and spread for several of them. */
interface HiddenAim {
  /** Whose chances these are: they are worked out when somebody else asks. */
  sight: number;
  /** Not yet divided by `all`: most of it is never asked for. */
  readonly atLeast: Float64Array;
  all: number;
  /** Whose mean and spread these are: only several cards need them. */
  spreadOf: number;
  mean: number;
  variance: number;
}
const noAim = (): HiddenAim => ({
  sight: 0,
  atLeast: new Float64Array(MOST_POINTS + 1),
  all: 0,
  spreadOf: 0,
  mean: 0,
  variance: 0,
});
const inAttack = noAim();
const inDefence = noAim();

function hiddenAim(sight: Sight, isOwnersTurn: boolean): HiddenAim {
  const aim = isOwnersTurn ? inAttack : inDefence;
  if (aim.sight !== sight.number) workOut(aim, sight, isOwnersTurn ? VALUES_IN_ATTACK : VALUES_IN_DEFENCE);
  return aim;
}
function workOut(aim: HiddenAim, sight: Sight, values: Int8Array): void {
  const { atLeast } = aim;
  const { unseen } = sight;
  const liking = likingsOf(sight.weights);
  for (let value = 0; value <= MOST_POINTS; value++) atLeast[value] = 0;
  let sum = 0;
  for (let rank = TWO; rank < RANKS; rank++) {
    const share = (unseen[rank] as number) * (liking[rank] as number);
    atLeast[values[rank] as number] = share;
    sum += share;
  }
  for (let value = MOST_POINTS; value > 0; value--)
    atLeast[value - 1] = (atLeast[value - 1] as number) + (atLeast[value] as number);
  aim.sight = sight.number;
  aim.all = sum;
}
function workOutSpread(aim: HiddenAim): void {
  let mean = 0;
  let squares = 0;
  for (let value = MOST_POINTS; value > 0; value--) {
    const chance = (aim.atLeast[value] as number) / aim.all;
    mean += chance;
    squares += chance * (2 * value - 1);
  }
  aim.spreadOf = aim.sight;
  aim.mean = mean;
  aim.variance = squares - mean * mean;
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
  const aim = hiddenAim(sight, isOwnersTurn);
  if (hidden === 1) return (aim.atLeast[needed] as number) / aim.all;
  if (aim.spreadOf !== aim.sight) workOutSpread(aim);
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
/** The chances of pairs by their least sum, and whose they are. */
const pairs = new Float64Array(LAWMEN + 1);
let pairsOf = 0;

/**
 * The chance that two unseen cards are a pair of at least this sum, or one that beats this Outlaw. A hand has several
 * twos of cards.
 */
export function pairChance(sight: Sight, target: Card, defence: number): number {
  if (pairsOf !== sight.number) workOutPairs(sight);
  const chance = defence > MOST_SUM ? 0 : (pairs[defence] as number);
  return isOutlaw(target) ? chance + (pairs[LAWMEN] as number) : chance;
}

/**
 * The chance that two of all that is unseen are two of a rank, and one of them with a Joker: by how many are unseen
 * altogether, by how many Jokers, and by how many of the rank, of which there are four at most.
 */
const ALL = 54;
const MOST_JOKERS = 2;
const OF_A_RANK = 5;
const twos = new Float64Array((ALL + 1) * OF_A_RANK);
const withJoker = new Float64Array((MOST_JOKERS + 1) * twos.length);
for (let unseen = 2; unseen <= ALL; unseen++) {
  const draws = (unseen * (unseen - 1)) / 2;
  for (let cards = 0; cards < OF_A_RANK; cards++) {
    twos[unseen * OF_A_RANK + cards] = (cards * (cards - 1)) / 2 / draws;
    for (let jokers = 0; jokers <= MOST_JOKERS; jokers++)
      withJoker[jokers * twos.length + unseen * OF_A_RANK + cards] = (cards * jokers) / draws;
  }
}
/** By the value of the cards: the rank that has it. */
const RANK_WORTH = Int8Array.from({ length: ACE + 2 }, (_, value) => VALUES_IN_DEFENCE.indexOf(value));
const HIGHEST = MOST_SUM / 2;

/** From the highest sum down: pairs of a rank have even sums, a Joker leaves its partner's value alone. */
function workOutPairs(sight: Sight): void {
  const { unseen, unseenCount, options } = sight;
  pairsOf = sight.number;
  if (unseenCount < 2) {
    pairs.fill(0);
    return;
  }
  const jokers = unseen[JOKER] as number;
  const draws = (unseenCount * (unseenCount - 1)) / 2;
  const firstTwo = unseenCount * OF_A_RANK;
  const firstWithJoker = jokers * twos.length + firstTwo;
  let chance = 0;
  for (let value = HIGHEST; 2 * value > HIGHEST; value--) {
    chance += twos[firstTwo + (unseen[RANK_WORTH[value] as number] as number)] as number;
    pairs[2 * value] = chance;
    pairs[2 * value - 1] = chance;
  }
  for (let sum = HIGHEST; sum > 0; sum--) {
    const joker = withJoker[firstWithJoker + (unseen[RANK_WORTH[sum] as number] as number)] as number;
    const two = (sum & 1) === 0 ? (twos[firstTwo + (unseen[RANK_WORTH[sum >> 1] as number] as number)] as number) : 0;
    chance += two + joker;
    pairs[sum] = chance;
  }
  pairs[0] = chance;
  const lawmen = unseen[TWO] as number;
  pairs[LAWMEN] = ((lawmen * (lawmen - 1)) / 2 + (options.jokerLawmen ? lawmen * jokers : 0)) / draws;
}
