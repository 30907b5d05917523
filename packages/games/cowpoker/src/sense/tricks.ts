// Tricks: which are winnable, and what they bring.
import type { Card, Seat } from '@sagebrush/engine';
import { valueIn, winningPlay } from '../rules/tricks.ts';
import { SEATS, type Trick } from '../types.ts';
import { has } from './card-set.ts';
import type { Evaluation } from './evaluation.ts';
import { reckoned, reckonWon, winCellar } from './expectation.ts';
import { chanceAllBelow, seatsAfter } from './odds.ts';

/** What a Cellar of so many cards can be expected to make, on the scale of poker hands. */
const USUAL_CELLAR = [
  -1, 0.8, 0.9, 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.6, 3.0, 3.5, 4.0, 4.5, 5.0, 5.4, 5.8, 6.1, 6.4, 6.7, 7.0,
];
/** What more cards add to a Cellar that is already better than usual. */
const STILL_BETTER = 0.15;
const AVERAGE_POINTS = 1.2;
const OTHERS = SEATS - 1;

/** The points on a card go from -9 to 9 (CP-9.1). */
const MOST_POINTS = 9;
const STAKES = 2 * MOST_POINTS + 1;
/** What a win by each seat is worth in this decision, by the points on the own card: most cards of a hand bring the same. */
const wins = { evaluation: new Float64Array(SEATS * STAKES), worth: new Float64Array(SEATS * STAKES) };
/** Whose hand of a win is worked out. */
const hands = { evaluation: new Float64Array(SEATS) };

/** Where it is remembered what a win by one seat is worth, with so many points on the own card. */
function placeOfWin(thought: Evaluation, winner: Seat, own: number): number {
  const place = winner * STAKES + own + MOST_POINTS;
  if (wins.evaluation[place] === thought.serial) return place;
  wins.evaluation[place] = thought.serial;
  if (hands.evaluation[winner] !== thought.serial) lookAtHand(thought, winner);
  reckonWon(thought.sight.seat, winner, trick.points + own + trick.after * AVERAGE_POINTS);
  wins.worth[place] = reckoned();
  return place;
}
/** The worth if `winner` put the cards of the trick into their Cellar. */
const worthOfWin = (thought: Evaluation, winner: Seat, own: number): number =>
  wins.worth[placeOfWin(thought, winner, own)] as number;

function lookAtHand({ sight, expectation, serial }: Evaluation, winner: Seat): void {
  const size = Math.min(USUAL_CELLAR.length - 1, (sight.cellars[winner] as Card[]).length + trick.cards);
  hands.evaluation[winner] = serial;
  winCellar(
    winner,
    Math.max((expectation.cellars.hands[winner] as number) + STILL_BETTER, USUAL_CELLAR[size] as number),
  );
}

/** The average worth if one of the next `seats` to the left wins. */
function worthOfLoss(thought: Evaluation, seats: number, own: number): number {
  let sum = 0;
  for (let next = 1; next <= seats; next++) sum += worthOfWin(thought, (thought.sight.seat + next) % SEATS, own);
  return sum / seats;
}

/** The trick that a decision is about: who leads, the points on the table, how many play after this seat. */
const trick = { evaluation: 0, leader: -1, toBeat: -1, points: 0, after: 0, cards: 0 };

function lookAtTrick({ sight, serial }: Evaluation, { kind, cards, seats, placed }: Trick): void {
  const leading = winningPlay(sight, { kind, cards });
  trick.evaluation = serial;
  trick.leader = leading < 0 ? -1 : (seats[leading] as Seat);
  trick.toBeat = leading < 0 ? -1 : valueIn(sight, { kind }, cards[leading] as Card);
  trick.points = 0;
  for (let index = 0; index < cards.length; index++)
    if (placed[index] === -1) trick.points += sight.pack.points[cards[index] as Card] as number;
  trick.after = seatsAfter(sight);
  trick.cards = cards.length + 1 + trick.after;
}
/** One that is yet to be called: four cards, about which nothing is known. */
function lookAtCall({ serial }: Evaluation): void {
  trick.evaluation = serial;
  trick.points = 0;
  trick.after = SEATS;
  trick.cards = SEATS;
}

/** What calling a trick is worth: the caller plays last and wins ties, so the best card left in the hand decides. */
export function worthOfCall(thought: Evaluation, kind: number, played: Card | -1): number {
  const { sight, now } = thought;
  if (trick.evaluation !== thought.serial) lookAtCall(thought);
  const values = sight.pack.values[kind] as readonly number[];
  let best = -1;
  for (const card of sight.hand) if (card !== played && (values[card] as number) > best) best = values[card] as number;
  const chance = best < 0 ? 0 : chanceAllBelow(thought, OTHERS, kind, best + 1);
  return chance * worthOfWin(thought, sight.seat, 0) + (1 - chance) * worthOfLoss(thought, OTHERS, 0) - now;
}

/** What laying a card in the trick is worth, before what the card itself would be worth elsewhere. */
export function worthOfFollow(thought: Evaluation, card: Card): number {
  const { sight, now, sets } = thought;
  const { pack, seat } = sight;
  if (!sight.trick) return 0;
  if (trick.evaluation !== thought.serial) lookAtTrick(thought, sight.trick);
  const { toBeat, after } = trick;
  const value = valueIn(sight, sight.trick, card);
  const own = has(sets.placed.low, sets.placed.high, card) ? 0 : (pack.points[card] as number);
  const ahead = worthOfWin(thought, value >= toBeat ? seat : trick.leader, own);
  if (after === 0) return ahead - now;
  const chance = chanceAllBelow(thought, after, sight.trick.kind, Math.max(value, toBeat));
  return chance * ahead + (1 - chance) * worthOfLoss(thought, after, own) - now;
}
