// Sense: the rules of thumb for bots. Each choice is weighed in points, from what one seat may know.
import { type Card, KING, parseCard, rankOf, type Sense } from '@sagebrush/engine';
import { type Gun, gunOf, isTwentyTwo } from '../guns.ts';
import { badgeOn, handOf, isSix, isTen, receiverOf } from '../table.ts';
import { type Action, type GunKind, NONE, type Way, type WyomingTypes } from '../types.ts';
import { endingValue } from './ending.ts';
import { leanings } from './leanings.ts';
import { LEARNED } from './learned.ts';
import { prospects } from './prospects.ts';
import { why } from './reasons.ts';
import { weighShots } from './shots.ts';
import { read, type Sight, sightOf } from './sight.ts';
import { traits } from './traits.ts';
import { begin, change, changeOfAll, toggle, type Weighing, worthNow } from './weighing.ts';
import { WEIGHTS } from './worth.ts';

const PULLED: Readonly<Record<GunKind, number>> = { '.22': 16, '.38': 19, '.357': 19, '.45': 26 };
const CHOICE_WEIGHTS = {
  couple: 24,
  /** Pulling early means shooting early. */
  pull: 20,
  /** A card that somebody else wanted to be rid of. */
  received: -8,
  sixToLeader: 6,
  sixToOther: 2,
  /** A cowboy passed on helps somebody else. */
  cowboyGiven: -6,
  unknownCard: 3.5,
  ten: 10,
  passToLeader: 1,
  backfire: 34,
  quickDraw: 30,
  hitByShot: -16,
} as const;

/** Tens at once, unless the last one decides the end. */
function tenValue(weighing: Weighing, ten: Card): number {
  const { state, seat, clock } = weighing;
  if (clock.tensLeft === 1 && clock.twentyTwoDown) return endingValue(state, seat, ten);
  return change(weighing, ten) + CHOICE_WEIGHTS.ten + WEIGHTS.tenToLay;
}
const discardValue = (weighing: Weighing, card: Card): number =>
  isTen(card) ? tenValue(weighing, card) : change(weighing, card);

/** A .22 with the last 10 down ends the hand; any other gun is better on the table than in the hand. */
function pullValue(weighing: Weighing, gun: Gun): number {
  const { state, seat, clock } = weighing;
  if (isTwentyTwo(gun.code) && clock.tensLeft === 0) return endingValue(state, seat, NONE);
  return (
    PULLED[gun.kind] * (1 - clock.urgency) + changeOfAll(weighing, gun.cards, gun.cards.length) + CHOICE_WEIGHTS.pull
  );
}

const sixGiven = (toLeader: boolean): number => (toLeader ? CHOICE_WEIGHTS.sixToLeader : CHOICE_WEIGHTS.sixToOther);

/** Nines before the sixes pile up: what the two worst cards cost, against two strange ones. */
function nineValue(weighing: Weighing, nine: Card, way: Way): number {
  const { state, seat, leader } = weighing;
  const base = worthNow(weighing, toggle(weighing, nine));
  const hand = handOf(state, seat);
  let best = 0;
  let second = 0;
  let sixes = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (card === nine || badgeOn(state, card) !== NONE) continue;
    const gain = worthNow(weighing, toggle(weighing, card)) - base;
    toggle(weighing, card);
    if (isSix(card)) sixes++;
    if (gain > best) {
      second = best;
      best = gain;
    } else second = Math.max(second, gain);
  }
  toggle(weighing, nine);
  const given = Math.min(2, sixes) * sixGiven(receiverOf(state, seat, way) === leader);
  return base - weighing.worth + best + second + given + 2 * CHOICE_WEIGHTS.received;
}

/** The cards of one gift, written over for each. */
const gift: Card[] = [];

/** Pass sixes to the leader; keep what is worth something. */
function giftValue(weighing: Weighing, texts: readonly string[]): number {
  const { state, seat, leader } = weighing;
  const toLeader = state.phase.name === 'passing' && receiverOf(state, seat, state.phase.way) === leader;
  let value = 0;
  for (let index = 0; index < texts.length; index++) {
    const card = parseCard(texts[index] as string);
    gift[index] = card;
    if (isSix(card)) value += sixGiven(toLeader);
    else if (rankOf(card) === KING) value += CHOICE_WEIGHTS.cowboyGiven;
  }
  return value + changeOfAll(weighing, gift, texts.length);
}

/** Acts come before the discard: they are weighed on top of the best discard that follows. */
function weighTurn(weighing: Weighing, choices: readonly Action[], weights: Float64Array): void {
  let bestDiscard = Number.NEGATIVE_INFINITY;
  let canShoot = false;
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'shoot') canShoot = true;
    if (action.type !== 'discard' && action.type !== 'done') continue;
    const value = action.type === 'done' ? 0 : discardValue(weighing, parseCard(action.card));
    weights[index] = value;
    if (value > bestDiscard) bestDiscard = value;
  }
  if (canShoot) weighShots(weighing, choices, weights);
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'discard' || action.type === 'done') continue;
    weights[index] = bestDiscard + (action.type === 'shoot' ? (weights[index] as number) : actValue(weighing, action));
  }
}
function actValue(weighing: Weighing, action: Action): number {
  if (action.type === 'couple') return CHOICE_WEIGHTS.couple;
  if (action.type === 'nine') return nineValue(weighing, parseCard(action.card), action.way);
  const gun = action.type === 'pull' ? gunOf(action.cards.map((text) => parseCard(text))) : undefined;
  return gun ? pullValue(weighing, gun) : 0;
}

/** Decisions outside the turn: each choice by itself. */
function weighOne(weighing: Weighing, action: Action): number {
  const { state, seat, leader } = weighing;
  switch (action.type) {
    case 'direction':
      return receiverOf(state, seat, action.way) === leader ? CHOICE_WEIGHTS.passToLeader : 0;
    case 'give':
      return giftValue(weighing, action.cards);
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
/** The top discard by what it does for the hand; a card from the pile by what cards are worth in general. */
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

export const sense: Sense<WyomingTypes> = {
  read,
  sightOf,
  weigh,
  why,
  stage: (state) => state.deals,
  prospects,
  traits,
  weights: LEARNED,
  leanings,
  horizon: 3,
};
