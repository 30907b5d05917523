// Sense: the rules of thumb for bots. Each choice is weighed in points, from what one seat may know.
import { type Card, KING, parseCard, type Seat, type Sense } from '@sagebrush/engine';
import { gunAt, gunOf, heldByRank, isTwentyTwo } from '../guns.ts';
import { canFire } from '../rules/guns.ts';
import { scoreLines, totalOf } from '../rules/scoring.ts';
import { badgeOn, gunsOf, handOf, handSize, isSix, isTen, placeInRank, receiverOf, tensOf } from '../table.ts';
import { type Action, NONE, type State, type Way, type WyomingTypes } from '../types.ts';
import { type Clock, clockOf, leaderBut, openPoints } from './clock.ts';
import { prospects } from './prospects.ts';
import { why } from './reasons.ts';
import { shotValue } from './shots.ts';
import { look, read, type Sight } from './sight.ts';
import { type Outlook, outlookOf, WEIGHTS, worthOf } from './worth.ts';

export const CHOICE_WEIGHTS = {
  couple: 24,
  /** Pulling early means shooting early. */
  pull: 6,
  pulled22: 16,
  pulled38: 19,
  pulled357: 19,
  pulled45: 26,
  /** Two cards that somebody else wanted to be rid of. */
  received: -6,
  sixToLeader: 6,
  sixToOther: 2,
  /** What a card brings its receiver, seen from the giver. */
  goodCardGiven: -0.25,
  unknownCard: 3.5,
  ten: 10,
  endHand: 30,
  /** What a player may still expect of a hand that goes on. */
  goingOn: 14,
  usualHand: 30,
  win: 150,
  backfire: 34,
  quickDraw: 30,
  hitByShot: -16,
} as const;

/** What is the same for all choices of one decision. */
interface Weighing {
  readonly state: State;
  readonly seat: Seat;
  readonly clock: Clock;
  readonly outlook: Outlook;
  readonly leader: Seat;
  /** The cards of the hand by rank; changed and restored while weighing. */
  readonly held: Uint8Array;
  /** The worth of the hand as it is. */
  readonly worth: number;
}
const held = new Uint8Array(13);

function begin({ state, seat }: Sight): Weighing {
  held.set(heldByRank(handOf(state, seat)));
  const clock = clockOf(state, seat);
  const outlook = outlookOf(state, seat, clock);
  return { state, seat, clock, outlook, leader: leaderBut(state, seat), held, worth: worthOf(held, outlook) };
}

/** The change in worth when a card leaves the hand, or comes into it. */
function change(weighing: Weighing, card: Card): number {
  toggle(weighing.held, card);
  const worth = worthOf(weighing.held, weighing.outlook) - weighing.worth;
  toggle(weighing.held, card);
  return worth;
}
function changeOfAll(weighing: Weighing, cards: readonly Card[]): number {
  for (let index = 0; index < cards.length; index++) toggle(weighing.held, cards[index] as Card);
  const worth = worthOf(weighing.held, weighing.outlook) - weighing.worth;
  for (let index = 0; index < cards.length; index++) toggle(weighing.held, cards[index] as Card);
  return worth;
}
function toggle(byRank: Uint8Array, card: Card): void {
  const rank = (card & 63) >> 2;
  byRank[rank] = (byRank[rank] as number) ^ (1 << placeInRank(card));
}

/** Whether ending the hand now pays: what it brings this player against what the others seem to have, and the match. */
export function endingValue(state: State, seat: Seat, without: Card): number {
  const hand = handOf(state, seat).filter((card) => card !== without);
  const tens = isTen(without) ? [...tensOf(state, seat), without] : tensOf(state, seat);
  const holding = { hand, badgeOn: (king: Card) => badgeOn(state, king), tens, couples: state.couples[seat] ?? 0, endedHand: true };
  const points = totalOf(scoreLines(holding, state.options.delay));
  const total = (state.totals[seat] ?? 0) + points;
  let best = Number.NEGATIVE_INFINITY;
  let shares = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const expected = openPoints(state, other) + CHOICE_WEIGHTS.usualHand * handShare(state, other);
    best = Math.max(best, expected);
    shares += expected - (state.totals[other] ?? 0);
  }
  const usual = shares / (state.seats - 1);
  let value = points - usual + CHOICE_WEIGHTS.goingOn;
  if (total >= state.options.target) value += total > best ? CHOICE_WEIGHTS.win : 0;
  else if (best >= state.options.target) value -= CHOICE_WEIGHTS.win;
  return value;
}
/** A hand of few cards holds few points. */
const handShare = (state: State, seat: Seat): number => Math.min(1, handSize(state, seat) / 6);

/** Tens at once, unless the last one decides the end. */
function tenValue(weighing: Weighing, ten: Card): number {
  const { state, seat, clock } = weighing;
  if (clock.tensLeft === 1 && clock.twentyTwoDown) return endingValue(state, seat, ten);
  return change(weighing, ten) + CHOICE_WEIGHTS.ten + WEIGHTS.tenToLay;
}
const discardValue = (weighing: Weighing, card: Card): number => (isTen(card) ? tenValue(weighing, card) : change(weighing, card));

/** The 22 with the last 10 down ends the hand; any gun is better on the table than in the hand. */
function pullValue(weighing: Weighing, cards: readonly Card[]): number {
  const { state, seat, clock } = weighing;
  const gun = gunOf(cards);
  if (gun === undefined) return 0;
  if (isTwentyTwo(gun.code) && clock.tensLeft === 0) return endingValue(state, seat, NONE);
  const pulled = {
    '.22': CHOICE_WEIGHTS.pulled22,
    '.38': CHOICE_WEIGHTS.pulled38,
    '.357': CHOICE_WEIGHTS.pulled357,
    '.45': CHOICE_WEIGHTS.pulled45,
  }[gun.kind];
  return pulled * (1 - clock.urgency) + changeOfAll(weighing, cards) + CHOICE_WEIGHTS.pull;
}

/** Nines before the sixes pile up: what the two worst cards cost, against two strange ones. */
function nineValue(weighing: Weighing, nine: Card, way: Way): number {
  const { state, seat, leader } = weighing;
  const toLeader = receiverOf(state, seat, way) === leader;
  toggle(weighing.held, nine);
  const hand = handOf(state, seat);
  const base = worthOf(weighing.held, weighing.outlook);
  let [best, second] = [0, 0];
  let sixes = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (card === nine || badgeOn(state, card) !== NONE) continue;
    toggle(weighing.held, card);
    const gain = worthOf(weighing.held, weighing.outlook) - base;
    toggle(weighing.held, card);
    if (isSix(card)) sixes++;
    if (gain > best) [best, second] = [gain, best];
    else if (gain > second) second = gain;
  }
  toggle(weighing.held, nine);
  const given = Math.min(2, sixes) * (toLeader ? CHOICE_WEIGHTS.sixToLeader : CHOICE_WEIGHTS.sixToOther);
  return base - weighing.worth + best + second + given + 2 * CHOICE_WEIGHTS.received;
}

/** Pass sixes to the leader; keep what is worth something, from the leader most of all. */
function giftValue(weighing: Weighing, texts: readonly string[], way: Way): number {
  const { state, seat, leader } = weighing;
  const receiver = receiverOf(state, seat, way);
  let value = 0;
  const cards: Card[] = [];
  for (let index = 0; index < texts.length; index++) {
    const card = parseCard(texts[index] as string);
    cards.push(card);
    if (isSix(card)) value += receiver === leader ? CHOICE_WEIGHTS.sixToLeader : CHOICE_WEIGHTS.sixToOther;
    else if ((card & 63) >> 2 === KING) value += WEIGHTS.cowboy * CHOICE_WEIGHTS.goodCardGiven;
  }
  return value + changeOfAll(weighing, cards);
}

function shootValues(weighing: Weighing, choices: readonly Action[], weights: Float64Array): void {
  const { state, seat, leader } = weighing;
  const guns = gunsOf(state, seat);
  const best = new Map<string, number>();
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type !== 'shoot') continue;
    const gun = gunOf(action.gun.map((text) => parseCard(text)));
    const value = gun ? shotValue(state, seat, gun.code, action.victim, leader) : 0;
    weights[index] = value;
    const key = action.gun.join();
    best.set(key, Math.max(best.get(key) ?? 0, value));
  }
  /** Whoever opens fire may fire every gun. */
  const ready = guns.filter(canFire);
  let all = 0;
  for (const code of ready) all += Math.max(0, best.get(gunAt(code).texts.join()) ?? 0);
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'shoot') weights[index] = (weights[index] as number) + all - Math.max(0, best.get(action.gun.join()) ?? 0);
  }
}

/** Acts come before the discard: they are weighed on top of the best discard that follows. */
function weighTurn(weighing: Weighing, choices: readonly Action[], weights: Float64Array): void {
  let bestDiscard = Number.NEGATIVE_INFINITY;
  let shots = false;
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'shoot') shots = true;
    if (action.type !== 'discard' && action.type !== 'done') continue;
    const value = action.type === 'done' ? 0 : discardValue(weighing, parseCard(action.card));
    weights[index] = value;
    if (value > bestDiscard) bestDiscard = value;
  }
  if (shots) shootValues(weighing, choices, weights);
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    switch (action.type) {
      case 'couple':
        weights[index] = bestDiscard + CHOICE_WEIGHTS.couple;
        break;
      case 'pull':
        weights[index] =
          bestDiscard +
          pullValue(
            weighing,
            action.cards.map((text) => parseCard(text)),
          );
        break;
      case 'nine':
        weights[index] = bestDiscard + nineValue(weighing, parseCard(action.card), action.way);
        break;
      case 'shoot':
        weights[index] = bestDiscard + (weights[index] as number);
        break;
    }
  }
}

function weighOne(weighing: Weighing, action: Action): number {
  const { state, seat, leader } = weighing;
  switch (action.type) {
    case 'direction':
      return receiverOf(state, seat, action.way) === leader ? 1 : 0;
    case 'give':
      return giftValue(weighing, action.cards, state.phase.name === 'passing' ? state.phase.way : 'left');
    case 'draw':
      return drawValue(weighing, action.from.includes('discard'), action.from.length);
    case 'answer':
      return answerValue(weighing, action);
    case 'surrender':
      return change(weighing, parseCard(action.card));
    case 'replace':
      return action.count * CHOICE_WEIGHTS.unknownCard;
    default:
      return 0;
  }
}
function drawValue(weighing: Weighing, fromDiscard: boolean, cards: number): number {
  const unknown = (cards - (fromDiscard ? 1 : 0)) * CHOICE_WEIGHTS.unknownCard;
  return fromDiscard ? unknown + change(weighing, weighing.state.offer) : unknown;
}
/** A six handed back helps twice; a quick draw wins two guns; standing still risks a cowboy. */
function answerValue(weighing: Weighing, action: Extract<Action, { type: 'answer' }>): number {
  if (action.with === 'six') return CHOICE_WEIGHTS.backfire;
  if (action.with === 'quickdraw') return CHOICE_WEIGHTS.quickDraw * (1 - weighing.clock.urgency);
  return (weighing.held[KING] as number) === 0 ? 0 : CHOICE_WEIGHTS.hitByShot;
}

function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  const weighing = begin(sight);
  if (sight.state.phase.name === 'turn') return weighTurn(weighing, choices, weights);
  for (let index = 0; index < choices.length; index++) weights[index] = weighOne(weighing, choices[index] as Action);
}

export const sense: Sense<WyomingTypes> = { read, look, weigh, why, stage: (state) => state.deals, prospects };
