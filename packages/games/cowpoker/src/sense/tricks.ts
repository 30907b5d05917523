// Tricks: which are winnable, and what they bring.
import type { Card, Seat } from '@sagebrush/engine';
import { winningPlay } from '../rules/tricks.ts';
import { SEATS } from '../types.ts';
import type { Evaluation } from './evaluation.ts';
import { CELLARS, worthTo } from './expectation.ts';
import { chanceAllBelow, seatsAfter } from './odds.ts';
import type { Sight } from './sight.ts';

/** What a Cellar of so many cards can be expected to make, on the scale of poker hands. */
const USUAL_CELLAR = [
  -1, 0.8, 0.9, 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.6, 3.0, 3.5, 4.0, 4.5, 5.0, 5.4, 5.8, 6.1, 6.4, 6.7, 7.0,
];
/** What more cards add to a Cellar that is already better than usual. */
const STILL_BETTER = 0.15;
const AVERAGE_POINTS = 1.2;
const OTHERS = SEATS - 1;

/** Wins whose worth is known, in the thought that asked last: most cards of a hand bring the same. */
const MOST_KNOWN = 32;
const known = {
  thought: undefined as Evaluation | undefined,
  size: 0,
  winner: new Uint8Array(MOST_KNOWN),
  count: new Uint8Array(MOST_KNOWN),
  points: new Float64Array(MOST_KNOWN),
  worth: new Float64Array(MOST_KNOWN),
};

/** The worth if `winner` put some more cards into their Cellar. */
function worthOfWin(thought: Evaluation, winner: Seat, count: number, points: number): number {
  if (known.thought !== thought) {
    known.thought = thought;
    known.size = 0;
  }
  for (let index = 0; index < known.size; index++)
    if (known.winner[index] === winner && known.points[index] === points && known.count[index] === count)
      return known.worth[index] as number;
  const worth = worthOfCellar(thought, winner, count, points);
  const place = known.size < MOST_KNOWN ? known.size++ : MOST_KNOWN - 1;
  known.winner[place] = winner;
  known.count[place] = count;
  known.points[place] = points;
  known.worth[place] = worth;
  return worth;
}
function worthOfCellar({ sight, expectation }: Evaluation, winner: Seat, count: number, points: number): number {
  const { cellarPoints, cellarHands } = expectation;
  const pointsBefore = cellarPoints[winner] as number;
  const handBefore = cellarHands[winner] as number;
  const size = Math.min(USUAL_CELLAR.length - 1, (sight.cellars[winner] as Card[]).length + count);
  cellarPoints[winner] = pointsBefore + points;
  cellarHands[winner] = Math.max(handBefore + STILL_BETTER, USUAL_CELLAR[size] as number);
  const worth = worthTo(expectation, sight.seat, CELLARS);
  cellarPoints[winner] = pointsBefore;
  cellarHands[winner] = handBefore;
  return worth;
}

/** The average worth if one of the next `count` seats to the left wins. */
function worthOfLoss(thought: Evaluation, count: number, cards: number, points: number): number {
  let sum = 0;
  for (let next = 1; next <= count; next++)
    sum += worthOfWin(thought, (thought.sight.seat + next) % SEATS, cards, points);
  return sum / count;
}

/** What calling a trick is worth: the caller plays last and wins ties, so the best card left in the hand decides. */
export function worthOfCall(thought: Evaluation, kind: number, played: Card | -1): number {
  const { sight, now } = thought;
  const values = sight.pack.values[kind] as readonly number[];
  let best = -1;
  for (const card of sight.hand) if (card !== played && (values[card] as number) > best) best = values[card] as number;
  const chance = best < 0 ? 0 : chanceAllBelow(sight, OTHERS, kind, best + 1);
  const points = SEATS * AVERAGE_POINTS;
  return (
    chance * worthOfWin(thought, sight.seat, SEATS, points) +
    (1 - chance) * worthOfLoss(thought, OTHERS, SEATS, points) -
    now
  );
}

/** What laying a card in the trick is worth, before what the card itself would be worth elsewhere. */
export function worthOfFollow(thought: Evaluation, card: Card): number {
  const { sight, now } = thought;
  const { trick, pack, seat } = sight;
  if (!trick) return 0;
  const values = pack.values[trick.kind] as readonly number[];
  const leading = winningPlay(sight, trick);
  const toBeat = leading < 0 ? -1 : (values[trick.cards[leading] as Card] as number);
  const value = values[card] as number;
  const after = seatsAfter(sight);
  const points = pointsToTake(sight, card) + after * AVERAGE_POINTS;
  const count = trick.cards.length + 1 + after;
  const leader = value >= toBeat ? seat : (trick.seats[leading] as Seat);
  const ahead = worthOfWin(thought, leader, count, points);
  if (after === 0) return ahead - now;
  const chance = chanceAllBelow(sight, after, trick.kind, Math.max(value, toBeat));
  return chance * ahead + (1 - chance) * worthOfLoss(thought, after, count, points) - now;
}

/** The points that go into the winner's Cellar with this card. */
function pointsToTake({ trick, pack }: Sight, card: Card): number {
  let points = (pack.place[card] as number) < 0 ? (pack.points[card] as number) : 0;
  if (!trick) return points;
  for (let index = 0; index < trick.cards.length; index++) {
    if (trick.placed[index] === -1) points += pack.points[trick.cards[index] as Card] as number;
  }
  return points;
}
