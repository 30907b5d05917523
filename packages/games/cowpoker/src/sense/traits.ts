// What the learned value looks at: how each seat stands at a full, imagined table, all hands known.
import type { Card, Seat, Traits } from '@sagebrush/engine';
import { winningPlay } from '../rules/tricks.ts';
import { type CowpokerTypes, HAND_SIZE, SEATS, type State } from '../types.ts';
import { type Expectation, expectationOf, lateness } from './expectation.ts';
import { type Survey, surveyOf } from './survey.ts';

const SCORE = [
  'lead',
  'lead for the time left',
  'second lead',
  'mean lead',
  'points',
  'points lead',
  'lead if it ended',
  'late lead if it ended',
  'live',
] as const;
const PILES = [
  'gang',
  'gang lead',
  'late gang lead',
  'gang cards',
  'gang and hand',
  'gang and hand lead',
  'cellar',
  'cellar lead',
  'late cellar lead',
  'cellar cards',
  'cellar points',
  'penalty',
  'late penalty',
] as const;
const HAND = [
  'cards',
  'hand',
  'hand lead',
  'late hand lead',
  'points held',
  'best points held',
  'power',
  'working',
  'calls',
  'raids',
  'their raids',
  'burdens',
  'their burdens',
  'roundup',
  'roundup lead',
  'gunfight',
  'gunfight lead',
] as const;
const TIME = ['deck', 'late', 'live seats', 'turns left', 'turn', 'wait', 'trick led', 'trick to play'] as const;

const POINTS = 10;
/** Three of a kind, on the scale of poker hands. */
const STRONG = 3;
const DECK = 34;
const FEW = 3;
const CELLAR_POINTS = 6;
const GANG_CARDS = 12;
const CELLAR_CARDS = 16;

export const traits: Traits<CowpokerTypes> = {
  names: [...SCORE, ...PILES, ...HAND, ...TIME],
  write(state, into) {
    const expectation = expectationOf(state, state.deck.length);
    const late = lateness(state.deck.length);
    const survey = surveyOf(state, expectation);
    let at = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      at = writeScore(expectation, survey, seat, late, into, at);
      at = writePiles(state, expectation, survey, seat, late, into, at);
      at = writeHand(state, survey, seat, late, into, at);
      at = writeTime(state, seat, late, into, at);
    }
  },
};

/** How far this seat is ahead of the best other, or behind. */
function leadOf(values: ArrayLike<number>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < SEATS; other++) if (other !== seat) best = Math.max(best, values[other] as number);
  return (values[seat] as number) - best;
}
/** How far it is ahead of the second best of the others. */
function secondLeadOf(values: ArrayLike<number>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const value = values[other] as number;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return (values[seat] as number) - second;
}
function othersOf(values: Float64Array, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) sum += values[other] as number;
  return sum;
}

function writeScore(
  expectation: Expectation,
  { scores, ended }: Survey,
  seat: Seat,
  late: number,
  into: Float32Array,
  at: number,
): number {
  const lead = leadOf(scores, seat);
  const leadNow = clamped(leadOf(ended, seat) / POINTS);
  into[at] = lead / POINTS;
  into[at + 1] = lead / expectation.swing / 4;
  into[at + 2] = secondLeadOf(scores, seat) / POINTS;
  into[at + 3] = ((scores[seat] as number) - othersOf(scores, seat) / (SEATS - 1)) / POINTS;
  into[at + 4] = (expectation.gangs.points[seat] as number) / POINTS / 2;
  into[at + 5] = leadOf(expectation.gangs.points, seat) / POINTS;
  into[at + 6] = leadNow;
  into[at + 7] = leadNow * late;
  into[at + 8] = Number(expectation.live[seat]);
  return at + SCORE.length;
}

/** Gang and Cellar as poker hands, and how safe the Cellar is from the penalty. */
function writePiles(
  state: State,
  expectation: Expectation,
  { unions }: Survey,
  seat: Seat,
  late: number,
  into: Float32Array,
  at: number,
): number {
  const { gangs, cellars, live } = expectation;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && live[other]) least = Math.min(least, cellars.points[other] as number);
  const safety =
    live[seat] && least < Number.POSITIVE_INFINITY
      ? clamped(((cellars.points[seat] as number) - least) / CELLAR_POINTS)
      : 0;
  const gangLead = clamped(leadOf(gangs.hands, seat) / STRONG);
  const cellarLead = clamped(leadOf(cellars.hands, seat) / STRONG);
  into[at] = (gangs.hands[seat] as number) / STRONG;
  into[at + 1] = gangLead;
  into[at + 2] = gangLead * late;
  into[at + 3] = (state.gangs[seat] as Card[]).length / GANG_CARDS;
  into[at + 4] = (unions[seat] as number) / STRONG;
  into[at + 5] = clamped(leadOf(unions, seat) / STRONG);
  into[at + 6] = (cellars.hands[seat] as number) / STRONG;
  into[at + 7] = cellarLead;
  into[at + 8] = cellarLead * late;
  into[at + 9] = (state.cellars[seat] as Card[]).length / CELLAR_CARDS;
  into[at + 10] = (cellars.points[seat] as number) / POINTS / 2;
  into[at + 11] = safety;
  into[at + 12] = safety * late;
  return at + PILES.length;
}
const clamped = (value: number): number => Math.max(-1, Math.min(1, value));

function writeHand(state: State, survey: Survey, seat: Seat, late: number, into: Float32Array, at: number): number {
  const handLead = clamped(leadOf(survey.hands, seat) / STRONG);
  into[at] = (state.hands[seat] as Card[]).length / HAND_SIZE;
  into[at + 1] = (survey.hands[seat] as number) / STRONG;
  into[at + 2] = handLead;
  into[at + 3] = handLead * late;
  into[at + 4] = (survey.points[seat] as number) / POINTS;
  into[at + 5] = (survey.bestPoints[seat] as number) / POINTS;
  into[at + 6] = (survey.power[seat] as number) / FEW;
  into[at + 7] = (survey.working[seat] as number) / FEW;
  into[at + 8] = (survey.calls[seat] as number) / FEW;
  into[at + 9] = (survey.raids[seat] as number) / FEW;
  into[at + 10] = othersOf(survey.raids, seat) / FEW;
  into[at + 11] = (survey.burdens[seat] as number) / FEW;
  into[at + 12] = othersOf(survey.burdens, seat) / FEW;
  into[at + 13] = survey.roundups[seat] as number;
  into[at + 14] = leadOf(survey.roundups, seat);
  into[at + 15] = survey.gunfights[seat] as number;
  into[at + 16] = leadOf(survey.gunfights, seat);
  return at + HAND.length;
}

function writeTime(state: State, seat: Seat, late: number, into: Float32Array, at: number): number {
  const { trick, turn, live, deck } = state;
  const wait = (seat - turn + SEATS) % SEATS;
  const leading = trick ? winningPlay(state, trick) : -1;
  into[at] = deck.length / DECK;
  into[at + 1] = late;
  into[at + 2] = (Number(live[0]) + Number(live[1]) + Number(live[2]) + Number(live[3])) / SEATS;
  into[at + 3] = Math.min(FEW, Math.max(0, deck.length - wait) / SEATS) / FEW;
  into[at + 4] = Number(wait === 0);
  into[at + 5] = wait / SEATS;
  into[at + 6] = trick && leading >= 0 && trick.seats[leading] === seat ? trick.cards.length / SEATS : 0;
  into[at + 7] = Number(trick !== undefined && !trick.seats.includes(seat));
  return at + TIME.length;
}
