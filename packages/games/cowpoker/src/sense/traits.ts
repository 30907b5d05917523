// What the learned value looks at: how one seat stands at a full, imagined table, all hands known.
import type { Card, Seat, Traits } from '@sagebrush/engine';
import { worksFor } from '../rules/aces.ts';
import { strengthOf } from '../rules/poker.ts';
import { winningPlay } from '../rules/tricks.ts';
import { type CowpokerTypes, HAND_SIZE, SEATS, type State } from '../types.ts';
import { expectedScores, handScale, lateness, type Standing, standingOf } from './standing.ts';

const SCORE = ['lead', 'lead for the time left', 'mean lead', 'points', 'points lead', 'live'] as const;
const PILES = ['gang', 'gang lead', 'late gang lead', 'cellar', 'cellar lead', 'late cellar lead', 'penalty', 'late penalty'] as const;
const HAND = [
  'cards',
  'hand',
  'hand lead',
  'late hand lead',
  'points held',
  'working',
  'roundup',
  'roundup lead',
  'gunfight',
  'gunfight lead',
] as const;
const TIME = ['deck', 'late', 'live seats', 'turn', 'wait', 'trick led', 'trick to play'] as const;

const POINTS = 10;
/** Three of a kind, on the scale of poker hands. */
const STRONG = 3;
const VALUE = 99;
const DECK = 34;
const WORKING = 3;
const CELLAR_POINTS = 6;

export const traits: Traits<CowpokerTypes> = {
  names: [...SCORE, ...PILES, ...HAND, ...TIME],
  write(state, seat, into, at) {
    const standing = standingOf(state, state.deck.length);
    const late = lateness(state.deck.length);
    let next = writeScore(standing, seat, into, at);
    next = writePiles(standing, seat, late, into, next);
    next = writeHand(state, seat, late, into, next);
    writeTime(state, seat, late, into, next);
  },
};

/** How far this seat is ahead of the best other, or behind. */
function leadOf(values: ArrayLike<number>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < SEATS; other++) if (other !== seat) best = Math.max(best, values[other] as number);
  return (values[seat] as number) - best;
}

function writeScore(standing: Standing, seat: Seat, into: Float32Array, at: number): number {
  const scores = expectedScores(standing);
  let sum = 0;
  for (let other = 0; other < SEATS; other++) sum += scores[other] as number;
  const own = scores[seat] as number;
  into[at] = leadOf(scores, seat) / POINTS;
  into[at + 1] = leadOf(scores, seat) / standing.swing / 4;
  into[at + 2] = (own - (sum - own) / (SEATS - 1)) / POINTS;
  into[at + 3] = (standing.gangPoints[seat] as number) / POINTS / 2;
  into[at + 4] = leadOf(standing.gangPoints, seat) / POINTS;
  into[at + 5] = Number(standing.live[seat]);
  return at + SCORE.length;
}

/** Gang and Cellar as poker hands, and how safe the Cellar is from the penalty. */
function writePiles(standing: Standing, seat: Seat, late: number, into: Float32Array, at: number): number {
  const { gangHands, cellarHands, cellarPoints, live } = standing;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < SEATS; other++) if (other !== seat && live[other]) least = Math.min(least, cellarPoints[other] as number);
  const safety = live[seat] && least < Number.POSITIVE_INFINITY ? clamped(((cellarPoints[seat] as number) - least) / CELLAR_POINTS) : 0;
  const [gangLead, cellarLead] = [clamped(leadOf(gangHands, seat) / STRONG), clamped(leadOf(cellarHands, seat) / STRONG)];
  into[at] = (gangHands[seat] as number) / STRONG;
  into[at + 1] = gangLead;
  into[at + 2] = gangLead * late;
  into[at + 3] = (cellarHands[seat] as number) / STRONG;
  into[at + 4] = cellarLead;
  into[at + 5] = cellarLead * late;
  into[at + 6] = safety;
  into[at + 7] = safety * late;
  return at + PILES.length;
}
const clamped = (value: number): number => Math.max(-1, Math.min(1, value));

const strengths = new Float64Array(SEATS);
const roundups = new Float64Array(SEATS);
const gunfights = new Float64Array(SEATS);

function writeHand(state: State, seat: Seat, late: number, into: Float32Array, at: number): number {
  const { pack, hands } = state;
  for (let other = 0; other < SEATS; other++) {
    const hand = hands[other] as Card[];
    strengths[other] = handScale(strengthOf(pack, hand));
    roundups[other] = highest(pack.values[0] as readonly number[], hand);
    gunfights[other] = highest(pack.values[1] as readonly number[], hand);
  }
  const own = hands[seat] as Card[];
  let [working, points] = [0, 0];
  for (let index = 0; index < own.length; index++) {
    const card = own[index] as Card;
    if ((pack.place[card] as number) < 0) points += Math.max(0, pack.points[card] as number);
    if ((pack.programs[card] as readonly unknown[]).length > 0 && worksFor(state, seat, card) !== 'no') working++;
  }
  const handLead = clamped(leadOf(strengths, seat) / STRONG);
  into[at] = own.length / HAND_SIZE;
  into[at + 1] = (strengths[seat] as number) / STRONG;
  into[at + 2] = handLead;
  into[at + 3] = handLead * late;
  into[at + 4] = points / POINTS;
  into[at + 5] = working / WORKING;
  into[at + 6] = (roundups[seat] as number) / VALUE;
  into[at + 7] = leadOf(roundups, seat) / VALUE;
  into[at + 8] = (gunfights[seat] as number) / VALUE;
  into[at + 9] = leadOf(gunfights, seat) / VALUE;
  return at + HAND.length;
}
function highest(values: readonly number[], hand: readonly Card[]): number {
  let top = 0;
  for (let index = 0; index < hand.length; index++) top = Math.max(top, values[hand[index] as Card] as number);
  return top;
}

function writeTime(state: State, seat: Seat, late: number, into: Float32Array, at: number): void {
  const { trick, turn, live } = state;
  const wait = (seat - turn + SEATS) % SEATS;
  const leading = trick ? winningPlay(state, trick) : -1;
  into[at] = state.deck.length / DECK;
  into[at + 1] = late;
  into[at + 2] = (Number(live[0]) + Number(live[1]) + Number(live[2]) + Number(live[3])) / SEATS;
  into[at + 3] = Number(wait === 0);
  into[at + 4] = wait / SEATS;
  into[at + 5] = trick && leading >= 0 && trick.seats[leading] === seat ? trick.cards.length / SEATS : 0;
  into[at + 6] = Number(trick !== undefined && !trick.seats.includes(seat));
}
