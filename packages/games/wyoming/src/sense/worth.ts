// Worth: what a hand promises its owner, in points, from the cards it holds.
import { EIGHT, FIVE, FOUR, JACK, KING, NINE, QUEEN, SEVEN, type Seat, SIX, TEN, THREE, TWO } from '@sagebrush/engine';
import { badgedMask, count, suitsOf } from '../rules/points.ts';
import type { State } from '../types.ts';
import type { EndClock } from './end-clock.ts';

/** What the worth of a hand depends on besides its cards. */
export interface Outlook {
  readonly clock: EndClock;
  /** Suits of the couples shown, and Kings with badges by place in their rank; a bit each. */
  readonly shown: number;
  readonly badged: number;
}
/** The same object every time. */
export function outlookOf(state: State, seat: Seat, clock: EndClock): Outlook {
  outlook.clock = clock;
  outlook.shown = state.couples[seat] ?? 0;
  outlook.badged = badgedMask(state);
  return outlook;
}
const outlook = { clock: {} as EndClock, shown: 0, badged: 0 };

/** The weights of the rules of thumb. */
export const WEIGHTS = {
  cowboy: 25,
  /** A gun of the others takes this share of an unprotected cowboy's worth away. */
  threat: 0.07,
  heavyThreat: 0.05,
  badge: 6,
  /** A Queen can be got rid of, for the price of a discard. */
  queen: 9,
  queenAtEnd: 24,
  couple: 22,
  marriage: 12,
  marriageAtEnd: 38,
  gang: [0, 0, 4, 24, 55],
  harem: [0, 0, 3, 22, 100],
  orphanage: [0, 1, 6, 30, 80],
  family: 95,
  familyPart: 10,
  six: [0, -17, -38, -92, -110, -130, -150, -170, -190],
  /** A 9 may take sixes and queens away. */
  nine: 2,
  nineForSix: 5,
  tenToLay: 9,
  tenAtEnd: -34,
  pairOfTwosAtEnd: -26,
  gun22: 15,
  gun38: 17,
  gun357: 17,
  gun45: 22,
  three: 5,
  two: 3,
  five: 4,
  four: 2,
  seven: 1,
  eight: 3,
  suited35: 1.5,
  /** Any card is better than none: it may be what a turn needs. */
  card: 1.5,
} as const;

/** The worth of a hand of so many cards, held by rank. */
export function worthOf(held: Uint8Array, outlook: Outlook, cards: number): number {
  return courtWorth(held, outlook) + gunWorth(held, outlook) + restWorth(held, outlook, cards);
}

/** The part of the worth that a rank has a share in; every card has one in the rest. */
export const COURT = 1;
export const GUNS = 2;
export const PART_OF = Uint8Array.from({ length: 13 }, (_, rank) => {
  if (rank >= JACK) return COURT;
  return rank === SIX || rank >= NINE ? 0 : GUNS;
});

/** Cowboys, queens and jacks, and the collections that they may become. */
export function courtWorth(held: Uint8Array, { clock, shown, badged }: Outlook): number {
  const kings = held[KING] as number;
  const queens = held[QUEEN] as number;
  const jacks = held[JACK] as number;
  const { urgency } = clock;
  const safe = WEIGHTS.cowboy + WEIGHTS.badge;
  const free =
    WEIGHTS.cowboy * (1 - Math.min(0.6, clock.threats * WEIGHTS.threat + clock.heavyThreats * WEIGHTS.heavyThreat));
  const queenCost = WEIGHTS.queen + WEIGHTS.queenAtEnd * urgency;
  let worth = count(kings & badged) * safe + count(kings & ~badged & 255) * free;
  const queenSuits = count(suitsOf(queens));
  if (queenSuits === 4) worth -= (count(queens) - 4) * queenCost;
  else {
    worth -= count(queens) * queenCost;
    const couples = suitsOf(kings) & suitsOf(queens);
    if (couples !== 0) {
      worth += count(couples & ~shown) * WEIGHTS.couple;
      worth -= count(couples & shown) * (WEIGHTS.marriage + WEIGHTS.marriageAtEnd * urgency);
    }
  }
  const families = suitsOf(kings & badged) & suitsOf(queens) & suitsOf(jacks);
  if (families !== 0) worth += WEIGHTS.family;
  else worth += count(suitsOf(kings & badged) & (suitsOf(queens) | suitsOf(jacks))) * WEIGHTS.familyPart;
  return (
    worth +
    (WEIGHTS.gang[count(suitsOf(kings))] ?? 0) +
    (WEIGHTS.harem[queenSuits] ?? 0) +
    (WEIGHTS.orphanage[count(suitsOf(jacks))] ?? 0)
  );
}

/** Guns that could be pulled, and their parts: the 3s are the bottleneck; 4-5 and 3-5-7 want one suit. */
export function gunWorth(held: Uint8Array, { clock }: Outlook): number {
  const life = 1 - clock.urgency;
  const threes = held[THREE] as number;
  const fours = held[FOUR] as number;
  const fives = held[FIVE] as number;
  const sevens = held[SEVEN] as number;
  const eights = held[EIGHT] as number;
  const twos = count(held[TWO] as number);
  const light = Math.min(count(threes), count(eights));
  const heavy = count(suitsOf(fours) & suitsOf(fives));
  const spareThrees = count(threes) - light;
  const spareFives = count(fives) - heavy;
  const triple = Math.min(spareThrees, spareFives, count(sevens));
  let worth = light * WEIGHTS.gun38 + heavy * WEIGHTS.gun45 + triple * WEIGHTS.gun357 + (twos >> 1) * WEIGHTS.gun22;
  worth += (spareThrees - triple) * WEIGHTS.three + (spareFives - triple) * WEIGHTS.five + (twos & 1) * WEIGHTS.two;
  worth +=
    Math.min(1, count(fours) - heavy) * WEIGHTS.four +
    Math.min(1, count(eights) - light) * WEIGHTS.eight +
    Math.min(1, count(sevens) - triple) * WEIGHTS.seven;
  worth += count(suitsOf(threes) & suitsOf(fives)) * WEIGHTS.suited35;
  return worth * life + (twos >> 1) * WEIGHTS.pairOfTwosAtEnd * clock.urgency * clock.urgency;
}

/** Sixes, nines and tens, and how many cards there are. */
export function restWorth(held: Uint8Array, { clock }: Outlook, cards: number): number {
  const sixes = count(held[SIX] as number);
  const nines = count(held[NINE] as number);
  const tens = count(held[TEN] as number);
  const tenWorth = tens * WEIGHTS.tenToLay + (tens > 0 ? WEIGHTS.tenAtEnd * clock.urgency : 0);
  const nineWorth = nines > 0 ? WEIGHTS.nine * nines + WEIGHTS.nineForSix * Math.min(sixes, 2) : 0;
  return (WEIGHTS.six[sixes] ?? -190) + nineWorth + tenWorth + cards * WEIGHTS.card;
}
