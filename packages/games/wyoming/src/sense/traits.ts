// What the learned value looks at: how one seat stands in a full, imagined hand of play, all cards known.
import {
  EIGHT,
  FIVE,
  FOUR,
  JACK,
  KING,
  NINE,
  QUEEN,
  SEVEN,
  type Seat,
  SIX,
  TEN,
  THREE,
  type Traits,
  TWO,
} from '@sagebrush/engine';
import { isFortyFive, isThirtyEight, isTwentyTwo, putByRank, SPENT } from '../guns.ts';
import { badgedMask, count, pointsHeld, suitsOf } from '../rules/points.ts';
import { gunsOf, handOf, tensInPlay } from '../table.ts';
import type { State, WyomingTypes } from '../types.ts';
import { type EndClock, endClockOf } from './end-clock.ts';
import { raceScale } from './prospects.ts';
import { outlookOf, worthOf } from './worth.ts';

const RACE = [
  'total',
  'wins if it ends',
  'loses if it ends',
  'wins when urgent',
  'loses when urgent',
  'seats',
] as const;
const HAND = ['points', 'points when urgent', 'worth', 'cards', 'cards when urgent'] as const;
const COWBOYS = [
  'free cowboys',
  'badged cowboys',
  'two kings',
  'three kings',
  'gang',
  'couples to show',
  'marriages',
] as const;
const COURT = [
  'queens',
  'queens when urgent',
  'three queens',
  'revue',
  'jacks',
  'three jacks',
  'orphanage',
  'family',
  'near family',
] as const;
const BURDENS = [
  'a six',
  'two sixes',
  'evil',
  'sixes when urgent',
  'tens',
  'tens when urgent',
  'twos',
  'twos when urgent',
  'nines',
] as const;
const PARTS = ['light gun', 'heavy gun', 'triple', 'threes', 'fours', 'fives', 'sevens', 'eights'] as const;
const GUNS = ['.22', '.38', '.357', '.45', 'loaded', 'guns when urgent'] as const;
const OTHERS = [
  'threats',
  'threatened',
  'heavily threatened',
  'prey',
  'badged prey',
  'backfire',
  'their cowboys',
  'their tens',
] as const;
const CLOCK = ['tens to come', '.22 down', 'aces', 'last ace', 'urgency', 'can end', 'they can end', 'rounds'] as const;
const TURN = ['wait', 'turn', 'drawing', 'drawing two', 'asked', 'replacing'] as const;

/**
 * What the points of a hand usually differ by. All but the race is told in these, as a part of what the race still
 * allows.
 */
const SPREAD_OF_A_HAND = 60;
const POINTS = 100;
const CARDS = 7;
const ROUNDS = 10;

export const traits: Traits<WyomingTypes> = {
  names: [...RACE, ...HAND, ...COWBOYS, ...COURT, ...BURDENS, ...PARTS, ...GUNS, ...OTHERS, ...CLOCK, ...TURN],
  write(state, into) {
    const best = Math.max(...state.totals);
    const scale = raceScale(state, best);
    const badged = badgedMask(state);
    for (let seat = 0; seat < state.seats; seat++) {
      putByRank(handOf(state, seat), heldBy(seat));
      points[seat] = pointsHeld(state, seat, heldBy(seat), badged);
    }
    for (let seat = 0, at = 0; seat < state.seats; seat++) {
      into[at] = ((state.totals[seat] ?? 0) - best) / scale;
      at = writeSeat(state, seat, badged, SPREAD_OF_A_HAND / scale, into, at);
    }
  },
};

function writeSeat(state: State, seat: Seat, badged: number, stake: number, into: Float32Array, at: number): number {
  const clock = endClockOf(state, seat);
  writeRace(state, seat, clock, into, at);
  const hand = at + RACE.length;
  held = heldBy(seat);
  let next = writeHand(state, seat, clock, into, hand);
  next = writeCowboys(badged, state.couples[seat] ?? 0, into, next);
  next = writeCourt(badged, clock.urgency, into, next);
  next = writeBurdens(clock.urgency, into, next);
  next = writeParts(into, next);
  next = writeGuns(gunsOf(state, seat), clock.urgency, into, next);
  next = writeOthers(state, seat, badged, clock, into, next);
  next = writeClock(state, clock, into, next);
  next = writeTurn(state, seat, into, next);
  for (let index = hand; index < next; index++) into[index] = (into[index] as number) * stake;
  return next;
}

const MOST_SEATS = 9;
/** By seat, written anew for every state: the cards by rank, and the points that they would bring now. */
const hands = Array.from({ length: MOST_SEATS }, () => new Uint8Array(13));
const points = new Float64Array(MOST_SEATS);
const heldBy = (seat: Seat): Uint8Array => hands[seat] as Uint8Array;
/** The cards of the seat that is written about. */
let held = heldBy(0);
const amount = (rank: number): number => count(held[rank] as number);
const suits = (rank: number): number => suitsOf(held[rank] as number);

/** What would come of the match if the hand ended now, whoever ended it. */
function writeRace(state: State, seat: Seat, { urgency }: EndClock, into: Float32Array, at: number): void {
  const own = standing(state, seat);
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) others = Math.max(others, standing(state, other));
  const ends = Math.max(own, others) >= state.options.target;
  into[at + 1] = Number(ends && own > others);
  into[at + 2] = Number(ends && own < others);
  into[at + 3] = (into[at + 1] as number) * urgency;
  into[at + 4] = (into[at + 2] as number) * urgency;
  into[at + 5] = state.seats / 9;
}
const standing = (state: State, seat: Seat): number => (state.totals[seat] ?? 0) + (points[seat] as number);

function writeHand(state: State, seat: Seat, clock: EndClock, into: Float32Array, at: number): number {
  const share = (points[seat] as number) / POINTS;
  const size = handOf(state, seat).length;
  const cards = size / CARDS;
  into[at] = share;
  into[at + 1] = share * clock.urgency;
  into[at + 2] = worthOf(held, outlookOf(state, seat, clock), size) / POINTS;
  into[at + 3] = cards;
  into[at + 4] = cards * clock.urgency;
  return at + HAND.length;
}

function writeCowboys(badged: number, shown: number, into: Float32Array, at: number): number {
  const kings = held[KING] as number;
  const couples = suitsOf(kings) & suits(QUEEN);
  const kinds = count(suitsOf(kings));
  into[at] = count(kings & ~badged) / 2;
  into[at + 1] = count(kings & badged) / 2;
  into[at + 2] = Number(kinds === 2);
  into[at + 3] = Number(kinds === 3);
  into[at + 4] = Number(kinds === 4);
  into[at + 5] = count(couples & ~shown);
  into[at + 6] = count(couples & shown);
  return at + COWBOYS.length;
}

function writeCourt(badged: number, urgency: number, into: Float32Array, at: number): number {
  const queens = count(suits(QUEEN));
  const jacks = count(suits(JACK));
  const costly = queens === 4 ? 0 : amount(QUEEN) / 2;
  const marshals = suitsOf((held[KING] as number) & badged);
  const families = marshals & suits(QUEEN) & suits(JACK);
  into[at] = costly;
  into[at + 1] = costly * urgency;
  into[at + 2] = Number(queens === 3);
  into[at + 3] = Number(queens === 4);
  into[at + 4] = amount(JACK) / 2;
  into[at + 5] = Number(jacks === 3);
  into[at + 6] = Number(jacks === 4);
  into[at + 7] = Number(families !== 0);
  into[at + 8] = families === 0 ? count(marshals & (suits(QUEEN) | suits(JACK))) : 0;
  return at + COURT.length;
}

/** What costs points as long as it is in the hand. */
function writeBurdens(urgency: number, into: Float32Array, at: number): number {
  const sixes = amount(SIX);
  const tens = amount(TEN) / 2;
  const twos = amount(TWO) >> 1;
  into[at] = Number(sixes === 1);
  into[at + 1] = Number(sixes === 2);
  into[at + 2] = Number(sixes >= 3);
  into[at + 3] = sixes * urgency;
  into[at + 4] = tens;
  into[at + 5] = tens * urgency;
  into[at + 6] = twos;
  into[at + 7] = twos * urgency;
  into[at + 8] = amount(NINE) / 2;
  return at + BURDENS.length;
}

/** Guns that could be pulled, and their parts. */
function writeParts(into: Float32Array, at: number): number {
  const light = Math.min(amount(THREE), amount(EIGHT));
  const heavy = count(suits(FOUR) & suits(FIVE));
  into[at] = light;
  into[at + 1] = heavy;
  into[at + 2] = Math.min(amount(THREE) - light, amount(FIVE) - heavy, amount(SEVEN));
  into[at + 3] = amount(THREE) / 2;
  into[at + 4] = amount(FOUR) / 2;
  into[at + 5] = amount(FIVE) / 2;
  into[at + 6] = amount(SEVEN) / 2;
  into[at + 7] = amount(EIGHT) / 2;
  return at + PARTS.length;
}

function writeGuns(guns: readonly number[], urgency: number, into: Float32Array, at: number): number {
  for (let place = at; place < at + GUNS.length; place++) into[place] = 0;
  for (let index = 0; index < guns.length; index++) {
    const code = guns[index] as number;
    const kind = at + kindOf(code);
    into[kind] = (into[kind] as number) + 1;
    if (code < SPENT) into[at + 4] = (into[at + 4] as number) + 1;
  }
  into[at + 5] = guns.length * urgency;
  return at + GUNS.length;
}
/** The place among the guns' traits. */
function kindOf(code: number): number {
  if (isTwentyTwo(code)) return 0;
  if (isThirtyEight(code)) return 1;
  return isFortyFive(code) ? 3 : 2;
}

/** Who shoots at whom, and what the others hold. */
function writeOthers(
  state: State,
  seat: Seat,
  badged: number,
  clock: EndClock,
  into: Float32Array,
  at: number,
): number {
  const kings = held[KING] as number;
  const { threats, heavyThreats } = clock;
  let free = 0;
  let marshals = 0;
  let sixes = 0;
  let tens = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = heldBy(other);
    free += count((theirs[KING] as number) & ~badged);
    marshals += count((theirs[KING] as number) & badged);
    sixes += count(theirs[SIX] as number);
    tens += count(theirs[TEN] as number);
  }
  let light = 0;
  let heavy = 0;
  const guns = gunsOf(state, seat);
  for (let index = 0; index < guns.length; index++) {
    if (isTwentyTwo(guns[index] as number)) light++;
    else if (isFortyFive(guns[index] as number)) heavy++;
  }
  into[at] = threats / 3;
  into[at + 1] = (threats * count(kings & ~badged)) / 4;
  into[at + 2] = heavyThreats * count(kings & badged);
  into[at + 3] = (free * guns.length) / 6;
  into[at + 4] = (marshals * heavy) / 2;
  into[at + 5] = (sixes * light) / 4;
  into[at + 6] = free / 4;
  into[at + 7] = tens / 2;
  return at + OTHERS.length;
}

/** How near the hand is to its end, and who may end it. */
function writeClock(
  state: State,
  { tensLeft, twentyTwoDown, urgency }: EndClock,
  into: Float32Array,
  at: number,
): number {
  const most = tensInPlay(state.seats);
  let ender = 0;
  for (let other = 0; other < state.seats && tensLeft <= 1; other++) {
    const theirs = heldBy(other);
    if (tensLeft === 1 ? twentyTwoDown && theirs[TEN] !== 0 : count(theirs[TWO] as number) > 1) ender++;
  }
  const own = Number(tensLeft === 1 ? twentyTwoDown && held[TEN] !== 0 : tensLeft === 0 && amount(TWO) > 1);
  into[at] = tensLeft / most;
  into[at + 1] = Number(twentyTwoDown);
  into[at + 2] = state.aces.length / most;
  into[at + 3] = Number(state.aces.length === 1);
  into[at + 4] = urgency;
  into[at + 5] = own;
  into[at + 6] = ender - own;
  into[at + 7] = state.turns / state.seats / ROUNDS;
  return at + CLOCK.length;
}

function writeTurn({ seats, turn, phase }: State, seat: Seat, into: Float32Array, at: number): number {
  const isOn = turn === seat;
  into[at] = ((seat - turn + seats) % seats) / seats;
  into[at + 1] = Number(isOn);
  into[at + 2] = Number(isOn && phase.name === 'drawing');
  into[at + 3] = Number(isOn && phase.name === 'drawing' && phase.two);
  into[at + 4] = Number(phase.name === 'answering' && phase.victim === seat);
  into[at + 5] = phase.name === 'replace' && phase.victim === seat ? phase.limit / 2 : 0;
  return at + TURN.length;
}
