// Shots: whom to shoot, from what everybody knows and what this seat has passed on.
import { KING, type Seat, SIX } from '@sagebrush/engine';
import { type Gun, gunOfTexts, isFortyFive, isTwentyTwo } from '../guns.ts';
import { DRAW_BIT, possiblePlaces } from '../knowledge.ts';
import { cardAt, decksFor, gunsOf, handSize, holds, isProtected } from '../table.ts';
import type { Action, GunCode, State } from '../types.ts';
import type { Weighing } from './weighing.ts';

/** What a hit, a dodge and a backfire mean to the shooter. */
const SHOT_WEIGHTS = {
  hit: 14,
  /** What the victim loses is worth something to everybody else, most of all when the victim leads. */
  takenFromVictim: 5,
  takenFromLeader: 11,
  heavyHit: 34,
  badgeForVictim: -6,
  lastBadge: 30,
  backfire: -14,
  asking: -0.5,
} as const;
const HIT_CHANCE = 0.75;

/** The chance that a hidden card is in this hand: by the room in each place where it may be. */
function chanceInHand(state: State, seat: Seat, victim: Seat, places: number): number {
  if (((places >> victim) & 1) === 0) return 0;
  let room = (places & DRAW_BIT) === 0 ? 0 : state.draw.length;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && ((places >> other) & 1) === 1) room += handSize(state, other);
  return room === 0 ? 0 : handSize(state, victim) / room;
}

/** The chance that the victim holds a cowboy, without or with a badge. */
export function chanceOfCowboy(state: State, seat: Seat, victim: Seat, badge: boolean): number {
  let none = 1;
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const cowboy = cardAt(KING, place);
    if (isProtected(state, cowboy) !== badge || holds(state, seat, cowboy)) continue;
    const places = possiblePlaces(state, seat, cowboy);
    // Whoever wears a badge is in a hand: discarded, he would have lost it.
    none *= 1 - chanceInHand(state, seat, victim, badge ? places & ~DRAW_BIT : places);
  }
  return 1 - none;
}
export function chanceOfSix(state: State, seat: Seat, victim: Seat): number {
  let none = 1;
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const six = cardAt(SIX, place);
    if (!holds(state, seat, six)) none *= 1 - chanceInHand(state, seat, victim, possiblePlaces(state, seat, six));
  }
  return 1 - none;
}

/** What this seat may think of one victim, as far as its guns ask for it. */
interface Mark {
  readonly unprotected: number;
  readonly badged: number;
  readonly six: number;
}
const markOf = (state: State, seat: Seat, victim: Seat): Mark => ({
  unprotected: chanceOfCowboy(state, seat, victim, false),
  badged: gunsOf(state, seat).some(isFortyFive) ? chanceOfCowboy(state, seat, victim, true) : 0,
  six: gunsOf(state, seat).some(isTwentyTwo) ? chanceOfSix(state, seat, victim) : 0,
});

function shotValue(state: State, gun: GunCode, mark: Mark, isLeader: boolean): number {
  const taken = isLeader ? SHOT_WEIGHTS.takenFromLeader : SHOT_WEIGHTS.takenFromVictim;
  const dodge = SHOT_WEIGHTS.badgeForVictim + (state.aces.length === 1 ? SHOT_WEIGHTS.lastBadge : 0);
  let value =
    mark.unprotected * (HIT_CHANCE * (SHOT_WEIGHTS.hit + taken) + (1 - HIT_CHANCE) * dodge) + SHOT_WEIGHTS.asking;
  if (isFortyFive(gun)) value += mark.badged * (1 - HIT_CHANCE) * (SHOT_WEIGHTS.heavyHit + taken);
  return isTwentyTwo(gun) ? value * (1 - mark.six) + mark.six * SHOT_WEIGHTS.backfire : value;
}

/**
 * The value of each shot among the choices; whoever opens fire may fire every gun, so the best of the other guns counts
 * too.
 */
export function weighShots({ state, seat, leader }: Weighing, choices: readonly Action[], weights: Float64Array): void {
  const marks: (Mark | undefined)[] = [];
  const best = new Map<GunCode, number>();
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type !== 'shoot') continue;
    const code = codeOf(action);
    const mark = marks[action.victim] ?? markOf(state, seat, action.victim);
    marks[action.victim] = mark;
    const value = shotValue(state, code, mark, action.victim === leader);
    weights[index] = value;
    best.set(code, Math.max(best.get(code) ?? 0, value));
  }
  let all = 0;
  for (const value of best.values()) all += value;
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'shoot') weights[index] = (weights[index] as number) + all - (best.get(codeOf(action)) ?? 0);
  }
}
const codeOf = ({ gun }: Extract<Action, { type: 'shoot' }>): GunCode => (gunOfTexts(gun) as Gun).code;
