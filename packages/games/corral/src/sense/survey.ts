// The street as numbers: what each fighter may do to each other, worked out once a position and read for every choice.
import { type Card, JOKER } from '@sagebrush/engine';
import { PLAYERS } from '../rules/set-up.ts';
import { pairChance, winChance } from './odds.ts';
import type { Sight, Stance } from './sight.ts';

/** So many cards can be fighters, and one more place for who is sent out. */
const PLACES = 49;

/** Everything is written anew by each `surveyOf`: a weighing is over before the next begins. By place: */
const mine: Stance[] = [];
export const mySpeed = new Float64Array(PLACES);
/** What it is worth in the long run to have this one about. */
export const myStanding = new Float64Array(PLACES);
/** The chance that two unseen cards are a pair that gets it, and how likely somebody is to spend them on it. */
export const pairs = new Float64Array(PLACES);
export const pairWill = new Float64Array(PLACES);
/** The best fight that it could pick. */
export const bestGain = new Float64Array(PLACES);
/** What it may lose to each opponent by a fight, by `against`. */
export const worstLoss = new Float64Array(PLACES * PLAYERS.max);
export const against = (place: number, opponent: number): number => place * PLAYERS.max + opponent;

const theirs: Stance[] = [];
export const theirSpeed = new Float64Array(PLACES);
export const theirStanding = new Float64Array(PLACES);
/** By opponent: where their fighters begin; those of the next begin where they end. */
export const firstOf = new Uint8Array(PLAYERS.max + 1);

/** What can be expected of single fights: mine with theirs, by `between`. */
export const gains = new Float64Array(PLACES * PLACES);
export const losses = new Float64Array(PLACES * PLACES);
export const between = (place: number, other: number): number => place * PLACES + other;

/** Where each fighter stands among mine, or among theirs, by card; it may have stood there in another position. */
const placeOf = new Uint8Array(4 * (JOKER + 1));
/** Where a fighter stands among these; -1 when it is not one of them. */
export function placeAmong(stances: readonly Stance[], card: Card): number {
  const place = placeOf[card] as number;
  return place < stances.length && (stances[place] as Stance).card === card ? place : -1;
}

export function surveyOf(sight: Sight): void {
  let opponent = 0;
  for (let place = 0; place < sight.theirs.length; place++) {
    const stance = sight.theirs[place] as Stance;
    placeOf[stance.card] = place;
    while (opponent <= stance.owner) firstOf[opponent++] = place;
    putTheirs(sight, place, stance);
  }
  while (opponent <= PLAYERS.max) firstOf[opponent++] = sight.theirs.length;
  for (let place = 0; place < sight.mine.length; place++) {
    const stance = sight.mine[place] as Stance;
    placeOf[stance.card] = place;
    putMine(sight, place, stance);
  }
}

/** Puts a fighter of mine into a place, and works out its fights with all of theirs. */
export function putMine(sight: Sight, place: number, stance: Stance): void {
  const { weights } = sight;
  mine[place] = stance;
  mySpeed[place] = stance.speed;
  myStanding[place] =
    weights.standing + weights.liability * stance.speed + weights.aimed * (stance.attack - stance.speed);
  pairs[place] = pairChance(sight, stance);
  pairWill[place] = stance.aims === 0 ? weights.ambushWill : weights.ambushWill * weights.daring;
  let best = 0;
  for (let opponent = 0; opponent < sight.handSizes.length; opponent++) {
    const next = firstOf[opponent + 1] as number;
    let worst = 0;
    for (let other = firstOf[opponent] as number; other < next; other++) {
      putFights(sight, place, other);
      const at = between(place, other);
      if ((gains[at] as number) > best) best = gains[at] as number;
      if ((losses[at] as number) > worst) worst = losses[at] as number;
    }
    worstLoss[against(place, opponent)] = worst;
  }
  bestGain[place] = best;
}
/** Puts one of theirs beyond those that stand, as it would be without its aim cards, and works out its fights. */
export function putSpent(sight: Sight, place: number, stance: Stance): void {
  putTheirs(sight, place, stance);
  for (let own = 0; own < sight.mine.length; own++) putFights(sight, own, place);
}
function putTheirs({ weights }: Sight, place: number, stance: Stance): void {
  theirs[place] = stance;
  theirSpeed[place] = stance.speed;
  theirStanding[place] = weights.theirStanding + weights.theirPrize * stance.speed + weights.theirAimed * stance.hidden;
}
function putFights(sight: Sight, place: number, other: number): void {
  const { harm, daring } = sight.weights;
  const own = mine[place] as Stance;
  const opposed = theirs[other] as Stance;
  const at = between(place, other);
  const wins = winChance(sight, own, opposed);
  const loses = winChance(sight, opposed, own);
  gains[at] = wins * opposed.speed - (1 - wins) * own.speed * harm;
  losses[at] = (own.aims === 0 ? 1 : daring) * (loses * own.speed * harm - (1 - loses) * opposed.speed);
}
