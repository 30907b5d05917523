// The favourite of a draw, a turn or a gift, found without a list of choices: they are gone through in its order.
import { type Card, NINE, rankOf, type Seat } from '@sagebrush/engine';
import {
  coupleAction,
  DONE,
  DRAW_BOTH,
  DRAW_DISCARD,
  DRAW_PILE,
  DRAW_TWO,
  discardAction,
  GIVE_NONE,
  giveOne,
  giveTwo,
  nineAction,
  pairKey,
} from '../actions.ts';
import { eachGun, gunAt } from '../guns.ts';
import { couplesHeld, hasShownCouple } from '../rules/couples-and-nines.ts';
import { canDiscard, canDraw } from '../rules/discard-and-draw.ts';
import { canPass, cardsOwed, passWeight } from '../rules/passing.ts';
import { canAct, canShootWith, mustDiscard } from '../rules/turn.ts';
import { gunsOf, handOf, isSix } from '../table.ts';
import { type Action, type GunCode, type Passing, type State, WAYS, type Way } from '../types.ts';
import { beginNines, CHOICE_WEIGHTS, discardValue, drawValue, giftValue, nineValue, pullValue } from './values.ts';
import { begin, type Weighing } from './weighing.ts';

/** Undefined where shots are to be weighed, three cards to be given or an answer: a list does as well there. */
export function favourite(state: State, seat: Seat): Action | undefined {
  const { phase } = state;
  if (phase.name === 'drawing') return favouriteDraw(state, seat);
  if (phase.name === 'turn') return mayFire(state, seat) ? undefined : favouriteInTurn(state, seat);
  return phase.name === 'passing' ? favouriteGift(state, seat, phase) : undefined;
}

/** Where the discard cannot be had, two unknown cards are better than one. */
function favouriteDraw(state: State, seat: Seat): Action {
  const canDrawTwo = canDraw(state, 2, 0);
  if (!canDraw(state, 0, 1)) return canDrawTwo ? DRAW_TWO : DRAW_PILE;
  const weighing = begin(state, seat);
  const canDrawOne = canDraw(state, 1, 0);
  let most = canDrawOne ? drawValue(weighing, false, 1) : Number.NEGATIVE_INFINITY;
  let found = DRAW_PILE;
  const fromDiscard = drawValue(weighing, true, 1);
  if (fromDiscard > most) [found, most] = [DRAW_DISCARD, fromDiscard];
  if (canDrawTwo && drawValue(weighing, false, 2) > most) [found, most] = [DRAW_TWO, drawValue(weighing, false, 2)];
  return canDraw(state, 1, 1) && drawValue(weighing, true, 2) > most ? DRAW_BOTH : found;
}

function mayFire(state: State, seat: Seat): boolean {
  const guns = gunsOf(state, seat);
  for (let index = 0; index < guns.length; index++) if (canShootWith(state, guns[index] as GunCode)) return true;
  return false;
}

/** The best so far of acts or gifts. */
const best: { action: Action | undefined; value: number } = { action: undefined, value: 0.5 };
function offer(value: number, action: Action): void {
  if (value <= best.value) return;
  best.value = value;
  best.action = action;
}

/** Acts come before the discard that follows them, also in the list: as good as none is good enough. */
function favouriteInTurn(state: State, seat: Seat): Action | undefined {
  const weighing = begin(state, seat);
  let discard: Action | undefined = DONE;
  let value = 0;
  if (mustDiscard(state)) {
    const card = favouriteDiscard(weighing);
    discard = card === undefined ? undefined : discardAction(card);
    value = discarded[0] as number;
  }
  if (discard === undefined || !canAct(state)) return discard;
  best.action = undefined;
  best.value = Number.NEGATIVE_INFINITY;
  offerActs(weighing, value);
  return best.value >= value ? best.action : discard;
}

const discarded = new Float64Array(1);
function favouriteDiscard(weighing: Weighing): Card | undefined {
  const { state, seat } = weighing;
  const hand = handOf(state, seat);
  let sixes: boolean | undefined;
  let found: Card | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (isSix(card)) {
      sixes ??= canDiscard(state, seat, card);
      if (!sixes) continue;
    }
    const value = discardValue(weighing, card);
    if (value <= most) continue;
    most = value;
    found = card;
  }
  discarded[0] = most;
  return found;
}

/** The guns of one hand, written over for each. */
const guns: GunCode[] = [];
let gunCount = 0;
const note = (code: GunCode): void => {
  guns[gunCount++] = code;
};
function offerActs(weighing: Weighing, discard: number): void {
  const { state, seat, held } = weighing;
  const couples = couplesHeld(held);
  for (let suit = 0; couples >> suit !== 0; suit++)
    if (((couples >> suit) & 1) === 1 && !hasShownCouple(state, seat, suit))
      offer(discard + CHOICE_WEIGHTS.couple, coupleAction(suit));
  gunCount = 0;
  eachGun(held, note);
  for (let index = 0; index < gunCount; index++) {
    const gun = gunAt(guns[index] as GunCode);
    offer(discard + pullValue(weighing, gun), gun.pull);
  }
  if (held[NINE] !== 0) offerNines(weighing, discard);
}
function offerNines(weighing: Weighing, discard: number): void {
  const { state, seat } = weighing;
  const hand = handOf(state, seat);
  beginNines();
  for (let index = 0; index < hand.length; index++) {
    const nine = hand[index] as Card;
    if (rankOf(nine) !== NINE) continue;
    for (let way = 0; way < WAYS.length; way++)
      if (canPass(state, WAYS[way] as Way))
        offer(discard + nineValue(weighing, nine, WAYS[way] as Way), nineAction(nine, way));
  }
}

/** The cards of one gift, written over for each. */
const gift: Card[] = [];
function favouriteGift(state: State, seat: Seat, { count }: Passing): Action | undefined {
  const owed = cardsOwed(state, seat, count);
  if (owed === 0) return GIVE_NONE;
  if (owed > 2) return undefined;
  const weighing = begin(state, seat);
  const hand = handOf(state, seat);
  best.action = undefined;
  best.value = Number.NEGATIVE_INFINITY;
  for (let low = 0; low < hand.length; low++) {
    const card = hand[low] as Card;
    const weight = passWeight(state, card);
    gift[0] = card;
    if (weight === owed) offer(giftValue(weighing, gift, 1), giveOne(card));
    if (owed !== 2 || weight !== 1) continue;
    for (let high = low + 1; high < hand.length; high++) {
      const other = hand[high] as Card;
      gift[1] = other;
      if (passWeight(state, other) === 1) offer(giftValue(weighing, gift, 2), giveTwo(pairKey(card, other)));
    }
  }
  return best.action;
}
