// Tricks: which are winnable, what they bring, and which card to spend on them.
import type { Card, Seat } from '@sagebrush/engine';
import { PACK_SIZE } from '../pack/format.ts';
import { winningPlay } from '../rules/tricks.ts';
import { SEATS } from '../types.ts';
import { chanceAllBelow, seatsAfter, sharesBelow } from './odds.ts';
import type { Sight } from './sight.ts';
import { type Standing, worthTo } from './standing.ts';

/** What a Cellar of so many cards can be expected to make, on the scale of poker hands. */
const USUAL_CELLAR = [-1, 0.8, 0.9, 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.6, 3.0, 3.5, 4.0, 4.5, 5.0, 5.4, 5.8, 6.1, 6.4, 6.7, 7.0];
const AVERAGE_POINTS = 1.2;

/** The worth if `winner` put some more cards into their Cellar. */
function worthOfWin(sight: Sight, standing: Standing, winner: Seat, count: number, points: number): number {
  const { cellarPoints, cellarHands } = standing;
  const [pointsBefore, handBefore] = [cellarPoints[winner] as number, cellarHands[winner] as number];
  const size = Math.min(USUAL_CELLAR.length - 1, (sight.cellars[winner] as Card[]).length + count);
  cellarPoints[winner] = pointsBefore + points;
  cellarHands[winner] = Math.max(handBefore + 0.15, USUAL_CELLAR[size] as number);
  const worth = worthTo(standing, sight.seat);
  cellarPoints[winner] = pointsBefore;
  cellarHands[winner] = handBefore;
  return worth;
}

/** What calling a trick is worth: the caller plays last and wins ties, so the best card left in the hand decides. */
export function worthOfCall(sight: Sight, standing: Standing, now: number, kind: number, played: Card | -1): number {
  const values = sight.pack.values[kind] as readonly number[];
  let best = -1;
  for (const card of sight.hand) if (card !== played) best = Math.max(best, values[card] as number);
  const others = [0, 1, 2, 3].filter((seat) => seat !== sight.seat);
  const chance = best < 0 ? 0 : chanceAllBelow(sight, others, sharesBelow(sight, kind)(best + 1));
  let worth = chance * worthOfWin(sight, standing, sight.seat, SEATS, SEATS * AVERAGE_POINTS);
  for (const other of others) worth += ((1 - chance) / others.length) * worthOfWin(sight, standing, other, SEATS, SEATS * AVERAGE_POINTS);
  return worth - now;
}

/** What laying a card in the trick is worth, before what the card itself would be worth elsewhere. */
export function worthOfFollow(sight: Sight, standing: Standing, card: Card): number {
  const { trick, pack, seat } = sight;
  if (!trick) return 0;
  const values = pack.values[trick.kind] as readonly number[];
  const leading = winningPlay({ pack }, trick);
  const toBeat = leading < 0 ? -1 : (values[trick.cards[leading] as Card] as number);
  const value = values[card] as number;
  const after = seatsAfter(sight, seat);
  const leads = value >= toBeat;
  const chance = chanceAllBelow(sight, after, sharesBelow(sight, trick.kind)(leads ? value : toBeat));
  const points = pointsToTake(sight, card) + after.length * AVERAGE_POINTS;
  const count = trick.cards.length + 1 + after.length;
  const leader = leads ? seat : (trick.seats[leading] as Seat);
  let worth = chance * worthOfWin(sight, standing, leader, count, points);
  for (const other of after) worth += ((1 - chance) / after.length) * worthOfWin(sight, standing, other, count, points);
  return worth;
}

/** The points that go into the winner's Cellar with this card. */
function pointsToTake({ trick, pack }: Sight, card: Card): number {
  let points = (pack.place[card] as number) < 0 ? (pack.points[card] as number) : 0;
  for (let index = 0; index < (trick?.cards.length ?? 0); index++)
    if (trick?.placed[index] === -1) points += pack.points[trick.cards[index] as Card] as number;
  return points;
}

/** How a card compares in tricks: the share of the pack that it beats in its better trick, 0 to 1. */
export function trickPower({ pack }: Sight, card: Card): number {
  let power = 0;
  for (const values of pack.values) {
    let beaten = 0;
    for (let other = 0; other < PACK_SIZE; other++) if ((values[other] as number) < (values[card] as number)) beaten++;
    power = Math.max(power, beaten / PACK_SIZE);
  }
  return power;
}
