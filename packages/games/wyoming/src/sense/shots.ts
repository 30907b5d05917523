// Shots: whom to shoot, from what everybody knows and what this seat has passed on.
import { KING, type Seat, SIX } from '@sagebrush/engine';
import { isFortyFive, isTwentyTwo } from '../guns.ts';
import { DRAW_BIT, possiblePlaces } from '../knowledge.ts';
import { cardAt, decksFor, handSize, holds, isProtected } from '../table.ts';
import type { GunCode, State } from '../types.ts';

/** What a hit, a dodge and a backfire mean to the shooter. */
export const SHOT_WEIGHTS = {
  hit: 24,
  /** What the victim loses is worth something to everybody else, most of all when the victim leads. */
  takenFromVictim: 5,
  takenFromLeader: 11,
  heavyHit: 34,
  badgeForVictim: -6,
  lastBadge: 30,
  backfire: -24,
  asking: -0.5,
} as const;
const HIT_CHANCE = 0.75;

/** The chance that a hidden card is in this hand: by the room in each place where it may be. */
function chanceInHand(state: State, seat: Seat, victim: Seat, places: number): number {
  if (((places >> victim) & 1) === 0) return 0;
  let room = (places & DRAW_BIT) === 0 ? 0 : state.draw.length;
  for (let other = 0; other < state.seats; other++) if (other !== seat && ((places >> other) & 1) === 1) room += handSize(state, other);
  return room === 0 ? 0 : handSize(state, victim) / room;
}

/** The chance that the victim holds a cowboy, without or with a badge. */
export function chanceOfCowboy(state: State, seat: Seat, victim: Seat, badge: boolean): number {
  let none = 1;
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const cowboy = cardAt(KING, place);
    if (isProtected(state, cowboy) !== badge || holds(state, seat, cowboy)) continue;
    none *= 1 - chanceInHand(state, seat, victim, possiblePlaces(state, seat, cowboy));
  }
  return 1 - none;
}
function chanceOfSix(state: State, seat: Seat, victim: Seat): number {
  let none = 1;
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const six = cardAt(SIX, place);
    if (!holds(state, seat, six)) none *= 1 - chanceInHand(state, seat, victim, possiblePlaces(state, seat, six));
  }
  return 1 - none;
}

export function shotValue(state: State, seat: Seat, gun: GunCode, victim: Seat, leader: Seat): number {
  const taken = victim === leader ? SHOT_WEIGHTS.takenFromLeader : SHOT_WEIGHTS.takenFromVictim;
  const unprotected = chanceOfCowboy(state, seat, victim, false);
  const dodge = SHOT_WEIGHTS.badgeForVictim + (state.aces.length === 1 ? SHOT_WEIGHTS.lastBadge : 0);
  let value = unprotected * (HIT_CHANCE * (SHOT_WEIGHTS.hit + taken) + (1 - HIT_CHANCE) * dodge) + SHOT_WEIGHTS.asking;
  if (isFortyFive(gun)) value += chanceOfCowboy(state, seat, victim, true) * (1 - HIT_CHANCE) * (SHOT_WEIGHTS.heavyHit + taken);
  if (isTwentyTwo(gun)) {
    const six = chanceOfSix(state, seat, victim);
    value = value * (1 - six) + six * SHOT_WEIGHTS.backfire;
  }
  return value;
}
