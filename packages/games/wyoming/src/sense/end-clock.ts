// The end clock: how near the hand is to its end, and who is winning the match.
import type { Seat } from '@sagebrush/engine';
import { isFortyFive } from '../guns.ts';
import { isTwentyTwoDown } from '../rules/hand-end.ts';
import { POINTS } from '../rules/scoring.ts';
import { gunsOf, tensInPlay, tensOf } from '../table.ts';
import type { State } from '../types.ts';

export interface EndClock {
  /** 10s that are not on the table yet. */
  readonly tensLeft: number;
  readonly twentyTwoDown: boolean;
  readonly acesLeft: number;
  /** The chance, roughly, that the hand ends before this player can put theirs in order: 0 to 1. */
  readonly urgency: number;
  /** Guns of the others, and how many of them are .45s. */
  readonly threats: number;
  readonly heavyThreats: number;
}

const URGENCY_BY_TENS = [0.9, 0.55, 0.34, 0.2, 0.1] as const;
const URGENCY_BY_ACES = [1, 0.4, 0.15] as const;
const NO_TWENTY_TWO = 0.6;
const LEAST_URGENCY = 0.08;

/** 10s out, a .22 down, Aces left. The same object every time. */
export function endClockOf(state: State, seat: Seat): EndClock {
  let tensLeft = tensInPlay(state.seats);
  let threats = 0;
  let heavyThreats = 0;
  for (let other = 0; other < state.seats; other++) {
    tensLeft -= tensOf(state, other).length;
    if (other === seat) continue;
    const guns = gunsOf(state, other);
    threats += guns.length;
    for (let index = 0; index < guns.length; index++) if (isFortyFive(guns[index] as number)) heavyThreats++;
  }
  const twentyTwoDown = isTwentyTwoDown(state);
  const byTens = (URGENCY_BY_TENS[tensLeft] ?? LEAST_URGENCY) * (twentyTwoDown ? 1 : NO_TWENTY_TWO);
  const byAces = threats + gunsOf(state, seat).length > 0 ? (URGENCY_BY_ACES[state.aces.length] ?? 0) : 0;
  clock.tensLeft = tensLeft;
  clock.twentyTwoDown = twentyTwoDown;
  clock.acesLeft = state.aces.length;
  clock.urgency = Math.max(LEAST_URGENCY, byTens, byAces);
  clock.threats = threats;
  clock.heavyThreats = heavyThreats;
  return clock;
}
const clock = { tensLeft: 0, twentyTwoDown: false, acesLeft: 0, urgency: 0.5, threats: 0, heavyThreats: 0 };

/** What everybody sees of a seat's points: the total, the 10s and the couples of this hand. */
export function openPoints(state: State, seat: Seat): number {
  const couples = state.couples[seat] ?? 0;
  const shown = (couples & 1) + ((couples >> 1) & 1) + ((couples >> 2) & 1) + ((couples >> 3) & 1);
  return (state.totals[seat] ?? 0) + tensOf(state, seat).length * POINTS.ten + shown * POINTS.couple;
}
/** The seat that leads the match, this one aside. */
export function leaderBut(state: State, seat: Seat): Seat {
  let leader = seat === 0 ? 1 : 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && openPoints(state, other) > openPoints(state, leader)) leader = other;
  return leader;
}
