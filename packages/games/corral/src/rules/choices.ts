// Chapter 2, the turn: all that a player can do on it, in one list. Simulations make millions of lists, and most of their
// time goes here: so everything is counted first, the list gets just its length, and nothing is called in between that
// the compiler would not take in. What may be done to what is asked of the chapters.
import { type Card, rankOf, type Seat } from '@sagebrush/engine';
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
import { handOf } from '../table.ts';
import type { Fighter, State } from '../types.ts';
import { canAmbush, isPair, isPairOfLawmen, ranksOfPairs, sumOfPair } from './ambush.ts';
import { canBeFighter } from './fighters.ts';
import { canShowDown } from './showdown.ts';
import { isStrayBullet } from './stray-bullet.ts';

const MOST = 54;
/** The cards of the fighters in play, seat by seat. */
const inPlay = new Uint8Array(MOST);
/** The ambushes that there are: their number is known only when they have been found. */
const ambushes: Action[] = [];

/** In the order of the chapters; GC-2.2 to pass stands last, where it is all that there is, or where one may. */
export function choicesOf(state: State, seat: Seat, mayStop: boolean): readonly Action[] {
  const hand = handOf(state, seat);
  const { fighters } = state;
  let all = 0;
  let first = 0;
  let next = 0;
  for (let owner = 0; owner < fighters.length; owner++) {
    const standing = fighters[owner] as readonly Fighter[];
    if (owner === seat) first = all;
    for (let index = 0; index < standing.length; index++) inPlay[all++] = (standing[index] as Fighter).card;
    if (owner === seat) next = all;
  }
  const mine = next - first;
  let numbers = 0;
  let aces = 0;
  for (let index = 0; index < hand.length; index++) {
    if (canBeFighter(hand[index] as Card)) numbers++;
    else if (isStrayBullet(hand[index] as Card)) aces++;
  }
  const shots = all === 0 ? 0 : findAmbushes(state, hand, all);
  const hasShowdown = canShowDown(hand);
  const playable = numbers + hand.length * mine + mine * (all - mine) + aces * all + shots + (hasShowdown ? 1 : 0);
  const mayPass = playable === 0 || mayStop;
  const list: Action[] = new Array(mayPass ? playable + 1 : playable);
  let at = 0;
  // GC-3.1 Any card but an Ace or a Joker.
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (canBeFighter(card)) list[at++] = FIGHTER_ACTIONS[card] as Action;
  }
  if (mine > 0) {
    // GC-4.1 Any card on a fighter of yours.
    for (let index = 0; index < hand.length; index++) {
      const aims = aimActions(hand[index] as Card);
      for (let place = first; place < next; place++) list[at++] = aims[inPlay[place] as Card] as Action;
    }
    // GC-5.1 One of your fighters, and one of an opponent.
    for (let attacker = first; attacker < next; attacker++) {
      const fights = fightActions(inPlay[attacker] as Card);
      for (let place = 0; place < first; place++) list[at++] = fights[inPlay[place] as Card] as Action;
      for (let place = next; place < all; place++) list[at++] = fights[inPlay[place] as Card] as Action;
    }
  }
  // GC-6.1 An Ace at any fighter.
  if (aces > 0) {
    for (let index = 0; index < hand.length; index++) {
      if (!isStrayBullet(hand[index] as Card)) continue;
      const bullets = bulletActions(hand[index] as Card);
      for (let place = 0; place < all; place++) list[at++] = bullets[inPlay[place] as Card] as Action;
    }
  }
  for (let index = 0; index < shots; index++) list[at++] = ambushes[index] as Action;
  if (hasShowdown) list[at++] = showdownAction(hand);
  if (mayPass) list[at] = PASS;
  return list;
}

/** GC-6.2 A pair at any fighter that it may get. Answers how many. */
function findAmbushes(state: State, hand: readonly Card[], all: number): number {
  const ranks = ranksOfPairs(hand);
  let found = 0;
  if (ranks === 0) return found;
  for (let first = 0; first < hand.length; first++) {
    const one = hand[first] as Card;
    if (((ranks >> rankOf(one)) & 1) === 0) continue;
    for (let second = first + 1; second < hand.length; second++) {
      const other = hand[second] as Card;
      if (!isPair(one, other)) continue;
      const sum = sumOfPair(one, other);
      const lawmen = isPairOfLawmen(state.options, one, other);
      const shots = ambushActions(one, other);
      for (let place = 0; place < all; place++) {
        const target = inPlay[place] as Card;
        if (canAmbush(sum, lawmen, target)) ambushes[found++] = shots[target] as Action;
      }
    }
  }
  return found;
}
