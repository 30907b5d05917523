// The choice that weighs most, found without a list of choices: they are gone through in the order of the list.
import type { Card, Seat } from '@sagebrush/engine';
import {
  type Action,
  aimActions,
  ambushActions,
  bulletActions,
  FIGHTER_ACTIONS,
  fightActions,
  PASS,
  showdownAction,
} from '../actions.ts';
import { aimValue } from '../rules/aim.ts';
import { canAmbush, isPair, isPairOfLawmen, ranksOfPairs, sumOfPair } from '../rules/ambush.ts';
import { canBeFighter, speedOf } from '../rules/fighters.ts';
import { isStrayBullet } from '../rules/stray-bullet.ts';
import { mayStop } from '../rules/turn.ts';
import type { State } from '../types.ts';
import { pairChance } from './odds.ts';
import { type Sight, type Stance, sightOf } from './sight.ts';
import { standingNow, threatsNow } from './street.ts';
import { between, firstOf, myStanding, now, theirSpeed, theirStanding, twosHeld, winning } from './survey.ts';
import {
  aimWeight,
  ambushWeight,
  begin,
  bulletWeight,
  canShowDownNow,
  fighterWeight,
  fightWeight,
  handNow,
  handValue,
  handWithout,
  passWeight,
  streetTotal,
} from './weigh.ts';

const KIND = { none: 0, fighter: 1, aim: 2, fight: 3, bullet: 4, ambush: 5, showdown: 6, pass: 7 } as const;
/** The best so far: its kind, the cards that tell it from others of its kind, and where it is listed. */
const best = { kind: 0, one: 0, other: 0, target: 0, order: 0 };
const most = new Float64Array(1);
/** Beyond all that waits: what is weighed at once is listed after it, and looked at in the order of the list. */
const LATER = 10_000;

/** Of equals the first of the list stands. */
function offer(weight: number, kind: number, one: number, other: number, target: number, order: number): void {
  if (weight < (most[0] as number) || (weight === most[0] && order >= best.order)) return;
  most[0] = weight;
  best.kind = kind;
  best.one = one;
  best.other = other;
  best.target = target;
  best.order = order;
}

/** What weighs quickly is weighed at once; the rest only while it may still come up to the best, the most promising first. */
export function favourite(state: State, seat: Seat): Action {
  const sight = sightOf(state, seat);
  begin(sight);
  best.kind = KIND.none;
  most[0] = Number.NEGATIVE_INFINITY;
  offerBullets(sight);
  if (ranksOfPairs(sight.hand) !== 0) offerAmbushes(sight);
  if (canShowDownNow()) offer(streetTotal(sight) - handNow(), KIND.showdown, 0, 0, 0, LATER);
  beginBounds(sight);
  let waiting = fightersWaiting(sight);
  if (sight.mine.length > 0) {
    waiting = aimsWaiting(sight, waiting);
    waiting = fightsWaiting(sight, waiting);
  }
  if (best.kind === KIND.none && waiting === 0) return PASS;
  weighWaiting(sight, waiting);
  if (mayStop(state)) offer(passWeight(sight) - handNow(), KIND.pass, 0, 0, 0, LATER);
  return actionOf(sight.hand);
}

/** The choices that wait: what each can weigh at most, its kind, and its card or place and its target's. */
let bounds = new Float64Array(64);
let kinds = new Uint8Array(64);
let ones = new Uint8Array(64);
let targets = new Uint8Array(64);

function wait(index: number, bound: number, kind: number, one: number, target: number): number {
  if (index === bounds.length) growWaiting();
  bounds[index] = bound;
  kinds[index] = kind;
  ones[index] = one;
  targets[index] = target;
  return index + 1;
}
function growWaiting(): void {
  const size = 2 * bounds.length;
  const [before, beforeKinds, beforeOnes, beforeTargets] = [bounds, kinds, ones, targets];
  bounds = new Float64Array(size);
  bounds.set(before);
  kinds = new Uint8Array(size);
  kinds.set(beforeKinds);
  ones = new Uint8Array(size);
  ones.set(beforeOnes);
  targets = new Uint8Array(size);
  targets.set(beforeTargets);
}

function weighWaiting(sight: Sight, count: number): void {
  for (let left = count; left > 0; left--) {
    let index = 0;
    for (let other = 1; other < count; other++)
      if ((bounds[other] as number) > (bounds[index] as number)) index = other;
    if ((bounds[index] as number) < (most[0] as number)) return;
    bounds[index] = Number.NEGATIVE_INFINITY;
    const one = ones[index] as number;
    const target = targets[index] as number;
    const kind = kinds[index] as number;
    if (kind === KIND.fighter) {
      offer(fighterWeight(sight, one as Card) - handNow(), KIND.fighter, one, 0, 0, index);
    } else if (kind === KIND.aim) {
      offer(
        aimWeight(sight, one as Card, target) - handNow(),
        KIND.aim,
        one,
        0,
        (sight.mine[target] as Stance).card,
        index,
      );
    } else {
      const weight = fightWeight(sight, one, target) - handNow();
      offer(weight, KIND.fight, (sight.mine[one] as Stance).card, 0, (sight.theirs[target] as Stance).card, index);
    }
  }
}

function actionOf(hand: readonly Card[]): Action {
  switch (best.kind) {
    case KIND.fighter:
      return FIGHTER_ACTIONS[best.one] as Action;
    case KIND.aim:
      return aimActions(best.one)[best.target] as Action;
    case KIND.fight:
      return fightActions(best.one)[best.target] as Action;
    case KIND.bullet:
      return bulletActions(best.one)[best.target] as Action;
    case KIND.ambush:
      return ambushActions(best.one as Card, best.other as Card)[best.target] as Action;
    case KIND.showdown:
      return showdownAction(hand);
    default:
      return PASS;
  }
}

/** Far more than any weight is rounded by. */
const ROUNDING = 1e-6;
/**
 * The street as it would be with the best fight that there could be and no threat, what all threats take now, and what
 * it can be worth at most that their fastest fighter is gone. What waits can weigh no more than these allow, as long as
 * a threat costs, aim and speed of mine gain, and theirs do not.
 */
const calm = new Float64Array(3);
const STREET = 0;
const THREATS = 1;
const TOP_GONE = 2;
function beginBounds(sight: Sight): void {
  const { weights, theirs, mine } = sight;
  let top = 0;
  for (let place = 0; place < theirs.length; place++) top = Math.max(top, theirSpeed[place] as number);
  calm[STREET] = standingNow(sight) + weights.chance * Math.max(now.best, top) + ROUNDING - handNow();
  calm[THREATS] = mine.length === 0 ? 0 : threatsNow(sight);
  calm[TOP_GONE] = -weights.theirTop * top;
}

/** What a fighter brings at most, less what a pair in somebody's hand takes from it at least. */
function fightersWaiting(sight: Sight): number {
  const { hand, weights, handSizes, seat } = sight;
  let count = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (!canBeFighter(card)) continue;
    const speed = speedOf(card);
    const pairs = pairChance(sight, card, speed);
    let held = 0;
    for (let opponent = 0; opponent < handSizes.length; opponent++)
      if (opponent !== seat) held += Math.min(1, pairs * (twosHeld[opponent] as number));
    const ambush = weights.threat * held * weights.ambushWill * speed * weights.harm;
    const standing = weights.standing + weights.liability * speed + weights.top * Math.max(0, speed - now.top);
    const bound = (handWithout[card] as number) + (calm[STREET] as number) + standing;
    count = wait(count, bound - Math.max(calm[THREATS] as number, ambush), KIND.fighter, card, 0);
  }
  return count;
}

function aimsWaiting(sight: Sight, waiting: number): number {
  const { hand, mine, weights } = sight;
  let count = waiting;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    const bound = (handWithout[card] as number) + (calm[STREET] as number) + weights.aimed * aimValue(card, true);
    for (let place = 0; place < mine.length; place++) count = wait(count, bound, KIND.aim, card, place);
  }
  return count;
}

function fightsWaiting(sight: Sight, waiting: number): number {
  const { mine, theirs, weights } = sight;
  let count = waiting;
  for (let place = 0; place < mine.length; place++) {
    const own = mine[place] as Stance;
    for (let other = 0; other < theirs.length; other++) {
      const opposed = theirs[other] as Stance;
      const wins = winning[between(place, other)] as number;
      const won = opposed.speed - (theirStanding[other] as number) + (calm[TOP_GONE] as number);
      const lost = -(myStanding[place] as number) - own.speed * weights.harm - weights.theirAimed * opposed.hidden;
      const bound = handNow() + (calm[STREET] as number) + wins * won + (1 - wins) * lost;
      count = wait(count, bound, KIND.fight, place, other);
    }
  }
  return count;
}

function offerBullets(sight: Sight): void {
  const { hand, mine, theirs } = sight;
  const before = firstOf[sight.seat] as number;
  for (let index = 0; index < hand.length; index++) {
    const ace = hand[index] as Card;
    if (!isStrayBullet(ace)) continue;
    for (let other = 0; other < before; other++) offerBullet(sight, ace, false, other);
    for (let own = 0; own < mine.length; own++) offerBullet(sight, ace, true, own);
    for (let other = before; other < theirs.length; other++) offerBullet(sight, ace, false, other);
  }
}
function offerBullet(sight: Sight, ace: Card, isOwn: boolean, place: number): void {
  const { card } = (isOwn ? sight.mine : sight.theirs)[place] as Stance;
  offer(bulletWeight(sight, ace, isOwn, place) - handNow(), KIND.bullet, ace, 0, card, LATER);
}

function offerAmbushes(sight: Sight): void {
  const { hand } = sight;
  for (let first = 0; first < hand.length; first++) {
    const one = hand[first] as Card;
    for (let second = first + 1; second < hand.length; second++) {
      const other = hand[second] as Card;
      if (isPair(one, other)) offerTargets(sight, one, other);
    }
  }
}
function offerTargets(sight: Sight, one: Card, other: Card): void {
  const before = firstOf[sight.seat] as number;
  rest[0] = handValue(sight, one, other);
  for (let place = 0; place < before; place++) offerAmbush(sight, one, other, false, place);
  for (let place = 0; place < sight.mine.length; place++) offerAmbush(sight, one, other, true, place);
  for (let place = before; place < sight.theirs.length; place++) offerAmbush(sight, one, other, false, place);
}
/** What the hand is worth without the pair. */
const rest = new Float64Array(1);
function offerAmbush(sight: Sight, one: Card, other: Card, isOwn: boolean, place: number): void {
  const { card } = (isOwn ? sight.mine : sight.theirs)[place] as Stance;
  if (!canAmbush(sumOfPair(one, other), isPairOfLawmen(sight.options, one, other), card)) return;
  const weight = ambushWeight(sight, one, other, rest[0] as number, isOwn, place) - handNow();
  offer(weight, KIND.ambush, one, other, card, LATER);
}
