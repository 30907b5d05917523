// Choices: every legal action of a seat, by the predicates of the chapters.
import { type Card, NINE, rankOf, type Seat } from '@sagebrush/engine';
import {
  coupleAction,
  DONE,
  DRAW_BOTH,
  DRAW_DISCARD,
  DRAW_PILE,
  DRAW_TWO,
  directionAction,
  discardAction,
  GIVE_NONE,
  giveOne,
  giveThree,
  giveTwo,
  NOTHING,
  nineAction,
  pairKey,
  replaceAction,
  sixAction,
  surrenderAction,
} from '../actions.ts';
import { eachGun, eachQuickDraw, gunAt, heldByRank } from '../guns.ts';
import { gunsOf, handOf, isSix } from '../table.ts';
import { type Action, type GunCode, type Passing, type State, WAYS } from '../types.ts';
import { couplesHeld, hasShownCouple } from './couples-and-nines.ts';
import { canDiscard, canDraw } from './discard-and-draw.ts';
import { canPass, cardsOwed, passWeight } from './passing.ts';
import { canBackfire, cowboysHit } from './shooting.ts';
import { canAct, canShootWith, mustDiscard } from './turn.ts';

const NO_SEATS: readonly Seat[] = [];
/** One list for each set of seats; not frozen, because a frozen list is taken apart far more slowly. */
const SEAT_LISTS: (readonly Seat[])[] = Array.from({ length: 512 }, (_, mask) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => ((mask >> seat) & 1) === 1),
);
const justSeat = (seat: Seat): readonly Seat[] => SEAT_LISTS[1 << seat] ?? NO_SEATS;

export function pending(state: State): readonly Seat[] {
  const { phase } = state;
  switch (phase.name) {
    case 'direction':
      return justSeat(state.dealer);
    case 'passing': {
      let owing = 0;
      for (let seat = 0; seat < state.seats; seat++) if (phase.given[seat] === null) owing |= 1 << seat;
      return SEAT_LISTS[owing] ?? NO_SEATS;
    }
    case 'turn':
    case 'drawing':
      return justSeat(state.turn);
    case 'over':
      return NO_SEATS;
    default:
      return justSeat(phase.victim);
  }
}

/**
 * Choices are gathered here and handed out in a list of their number: one that grows is copied as it does, and has room
 * for as many again.
 */
const gathered: Action[] = [];
let count = 0;
function add(action: Action): void {
  gathered[count++] = action;
}
function listed(): readonly Action[] {
  const actions = new Array<Action>(count);
  for (let index = 0; index < actions.length; index++) actions[index] = gathered[index] as Action;
  return actions;
}

/** The choices of a seat that owes a decision. */
export function choices(state: State, seat: Seat): readonly Action[] {
  const { phase } = state;
  count = 0;
  switch (phase.name) {
    case 'drawing':
      return drawChoices(state);
    case 'passing':
      return giftChoices(state, seat, phase);
    case 'direction':
      for (let way = 0; way < WAYS.length; way++) if (canPass(state, WAYS[way] ?? 'left')) add(directionAction(way));
      break;
    case 'turn':
      addTurn(state, seat);
      break;
    case 'answering':
      addAnswers(state, seat, phase.gun);
      break;
    case 'surrender':
      for (const cowboy of cowboysHit(state, seat, phase.badge)) add(surrenderAction(cowboy));
      break;
    case 'replace':
      for (let cards = 0; cards <= phase.limit; cards++) add(replaceAction(cards));
      break;
    case 'over':
      break;
  }
  return listed();
}

const DRAWS: readonly Action[] = [DRAW_PILE, DRAW_DISCARD, DRAW_TWO, DRAW_BOTH];
/** One list for each set of draws: every third decision is one of them. */
const DRAW_LISTS: readonly (readonly Action[])[] = Array.from({ length: 1 << DRAWS.length }, (_, set) =>
  DRAWS.filter((_draw, index) => ((set >> index) & 1) === 1),
);
/** WC-4.3, WC-4.4 */
function drawChoices(state: State): readonly Action[] {
  let set = 0;
  if (canDraw(state, 1, 0)) set |= 1;
  if (canDraw(state, 0, 1)) set |= 2;
  if (canDraw(state, 2, 0)) set |= 4;
  if (canDraw(state, 1, 1)) set |= 8;
  return DRAW_LISTS[set] as readonly Action[];
}

/** WC-2.2, WC-5.2, WC-5.4 */
function giftChoices(state: State, seat: Seat, phase: Passing): readonly Action[] {
  const hand = handOf(state, seat);
  const owed = cardsOwed(state, seat, phase.count);
  if (owed === 0) return NO_GIFT;
  if (owed === 3) return triplesOf(hand);
  addPairs(state, hand, owed);
  return listed();
}
const NO_GIFT: readonly Action[] = [GIVE_NONE];
/** As long as it will be from the start: there are 120 gifts of three from ten cards, and a list that grows is copied. */
function triplesOf(hand: readonly Card[]): readonly Action[] {
  const { length } = hand;
  const actions = new Array<Action>((length * (length - 1) * (length - 2)) / 6);
  let next = 0;
  for (let low = 0; low < length - 2; low++) {
    for (let middle = low + 1; middle < length - 1; middle++) {
      for (let high = middle + 1; high < length; high++)
        actions[next++] = giveThree(hand[low] as Card, hand[middle] as Card, hand[high] as Card);
    }
  }
  return actions;
}
function addPairs(state: State, hand: readonly Card[], owed: number): void {
  for (let low = 0; low < hand.length; low++) {
    const card = hand[low] as Card;
    const weight = passWeight(state, card);
    if (weight === owed) add(giveOne(card));
    if (owed !== 2 || weight !== 1) continue;
    for (let high = low + 1; high < hand.length; high++) {
      const other = hand[high] as Card;
      if (passWeight(state, other) === 1) add(giveTwo(pairKey(card, other)));
    }
  }
}

/** WC-3.1, WC-3.2 */
function addTurn(state: State, seat: Seat): void {
  const hand = handOf(state, seat);
  const guns = gunsOf(state, seat);
  for (let index = 0; index < guns.length; index++) {
    const code = guns[index] as number;
    if (!canShootWith(state, code)) continue;
    const { shoot } = gunAt(code);
    for (let victim = 0; victim < state.seats; victim++) if (victim !== seat) add(shoot[victim] as Action);
  }
  if (canAct(state)) addActs(state, seat, hand);
  if (!mustDiscard(state)) {
    add(DONE);
    return;
  }
  let sixes: boolean | undefined;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (isSix(card)) {
      sixes ??= canDiscard(state, seat, card);
      if (!sixes) continue;
    }
    add(discardAction(card));
  }
}
const addPull = (code: GunCode): void => add(gunAt(code).pull);
function addActs(state: State, seat: Seat, hand: readonly Card[]): void {
  const byRank = heldByRank(hand);
  const couples = couplesHeld(byRank);
  if (couples !== 0) {
    for (let suit = 0; suit < 4; suit++)
      if (((couples >> suit) & 1) === 1 && !hasShownCouple(state, seat, suit)) add(coupleAction(suit));
  }
  eachGun(byRank, addPull);
  if (byRank[NINE] === 0) return;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (rankOf(card) !== NINE) continue;
    for (let way = 0; way < WAYS.length; way++) if (canPass(state, WAYS[way] ?? 'left')) add(nineAction(card, way));
  }
}

/** WC-7.2, WC-7.3, WC-7.4 Either may be declined. */
function addAnswers(state: State, seat: Seat, gun: number): void {
  const hand = handOf(state, seat);
  add(NOTHING);
  if (canBackfire(state, seat, gun)) for (const card of hand) if (isSix(card)) add(sixAction(card));
  eachQuickDraw(heldByRank(hand), (code) => {
    const { quickDraw } = gunAt(code);
    if (quickDraw) add(quickDraw);
  });
}
