// What the learned value looks at: how one seat stands in a full, imagined state, all cards known.
import { ACE, type Card, JACK, JOKER, rankOf, type Seat, type Traits, TWO } from '@sagebrush/engine';
import { aimValue } from '../rules/aim.ts';
import { isPair, isPairOfLawmen, sumOfPair } from '../rules/ambush.ts';
import { isLawman, isOutlaw, speedOf } from '../rules/fighters.ts';
import { HAND_SIZE } from '../rules/set-up.ts';
import { canShowDown } from '../rules/showdown.ts';
import { fightersOf, handOf, worthOf, worthOfAll } from '../table.ts';
import type { CorralTypes, Fighter, State } from '../types.ts';
import { evenLead } from './prospects.ts';

const SCORE = ['lead', 'sure lead', 'mean lead', 'score'] as const;
const TIME = ['deck', 'empty deck', 'cards to come', 'duel', 'players', 'turn', 'wait'] as const;
const HAND = [
  'hand',
  'jokers',
  'aces',
  'twos',
  'outlaws held',
  'low cards',
  'points',
  'best pair',
  'showdown',
] as const;
const SIDE = ['fighters', 'speed', 'aim', 'aim cards', 'attack', 'defence', 'lawmen', 'outlaws'] as const;
const CHANCES = ['prey', 'best prey', 'ambush', 'bank', 'showdown gain', 'gain on turn'] as const;
const DANGERS = [
  'exposed',
  'worst exposed',
  'exposed to turn',
  'ambushed',
  'their bank',
  'their showdown',
  'loss on turn',
] as const;

/** A street rich in points, a strong total, and all the cards there are: what one trait of 1 stands for. */
const POINTS = 40;
const TOTAL = 30;
const CARDS = 54;

export const traits: Traits<CorralTypes> = {
  names: [...SCORE, ...TIME, ...HAND, ...SIDE, ...SIDE.map((name) => `their ${name}`), ...CHANCES, ...DANGERS],
  write(state, into) {
    for (let seat = 0, at = 0; seat < state.hands.length; seat++) at = writeSeat(state, seat, into, at);
  },
};

function writeSeat(state: State, seat: Seat, into: Float32Array, at: number): number {
  writeScore(state, seat, into, at);
  let next = at + SCORE.length;
  writeTime(state, seat, into, next);
  next += TIME.length;
  writeHand(handOf(state, seat), into, next);
  next += HAND.length;
  writeSide(state, seat, true, into, next);
  next += SIDE.length;
  writeSide(state, seat, false, into, next);
  next += SIDE.length;
  writeChances(state, seat, into, next);
  next += CHANCES.length;
  writeDangers(state, seat, into, next);
  return next + DANGERS.length;
}

function writeScore(state: State, seat: Seat, into: Float32Array, at: number): void {
  const own = worthOfAll(state.scored[seat] as Card[]);
  let best = 0;
  let all = 0;
  for (let other = 0; other < state.scored.length; other++) {
    if (other === seat) continue;
    const score = worthOfAll(state.scored[other] as Card[]);
    best = Math.max(best, score);
    all += score;
  }
  into[at] = (own - best) / POINTS;
  into[at + 1] = (own - best) / (4 * evenLead(state));
  into[at + 2] = (own - all / (state.scored.length - 1)) / POINTS;
  into[at + 3] = own / (2 * POINTS);
}

function writeTime(state: State, seat: Seat, into: Float32Array, at: number): void {
  const seats = state.hands.length;
  const deck = state.deck.length;
  let toCome = deck;
  for (const hand of state.hands) toCome += hand.length;
  into[at] = deck / CARDS;
  into[at + 1] = deck === 0 ? 1 : 0;
  into[at + 2] = toCome / CARDS;
  into[at + 3] = seats === 2 ? 1 : 0;
  into[at + 4] = seats / 6;
  into[at + 5] = state.turn === seat ? 1 : 0;
  into[at + 6] = ((seat - state.turn + seats) % seats) / seats;
}

function writeHand(hand: readonly Card[], into: Float32Array, at: number): void {
  let jokers = 0;
  let aces = 0;
  let twos = 0;
  let outlaws = 0;
  for (const card of hand) {
    const rank = rankOf(card);
    if (rank === JOKER) jokers += 1;
    else if (rank === ACE) aces += 1;
    else if (rank === TWO) twos += 1;
    else if (rank >= JACK) outlaws += 1;
  }
  into[at] = hand.length / HAND_SIZE;
  into[at + 1] = jokers / 2;
  into[at + 2] = aces / 2;
  into[at + 3] = twos / 2;
  into[at + 4] = outlaws / 3;
  into[at + 5] = (hand.length - jokers - aces - twos - outlaws) / HAND_SIZE;
  into[at + 6] = worthOfAll(hand) / POINTS;
  into[at + 7] = bestPair(hand) / 26;
  into[at + 8] = canShowDown(hand) ? 1 : 0;
}

function bestPair(hand: readonly Card[]): number {
  let best = 0;
  for (let first = 0; first < hand.length; first++) {
    for (let second = first + 1; second < hand.length; second++) {
      const one = hand[first] as Card;
      const other = hand[second] as Card;
      if (isPair(one, other)) best = Math.max(best, sumOfPair(one, other));
    }
  }
  return best;
}

/** The fighters of this seat, or those of all others. */
function writeSide(state: State, seat: Seat, isOwn: boolean, into: Float32Array, at: number): void {
  let fighters = 0;
  let speed = 0;
  let aim = 0;
  let aimCards = 0;
  let attack = 0;
  let defence = 0;
  let lawmen = 0;
  let outlaws = 0;
  for (let owner = 0; owner < state.fighters.length; owner++) {
    if ((owner === seat) !== isOwn) continue;
    for (const fighter of fightersOf(state, owner)) {
      const total = attackOf(fighter);
      fighters += 1;
      speed += speedOf(fighter.card);
      aim += total - speedOf(fighter.card);
      aimCards += fighter.aim.length;
      attack = Math.max(attack, total);
      defence = Math.max(defence, defenceOf(fighter));
      if (isLawman(fighter.card)) lawmen += 1;
      else if (isOutlaw(fighter.card)) outlaws += 1;
    }
  }
  into[at] = fighters / 5;
  into[at + 1] = speed / POINTS;
  into[at + 2] = aim / POINTS;
  into[at + 3] = aimCards / 5;
  into[at + 4] = attack / TOTAL;
  into[at + 5] = defence / TOTAL;
  into[at + 6] = lawmen / 2;
  into[at + 7] = outlaws / 3;
}

const attackOf = (fighter: Fighter): number => totalOn(fighter, true);
const defenceOf = (fighter: Fighter): number => totalOn(fighter, false);
function totalOn({ card, aim }: Fighter, isOwnersTurn: boolean): number {
  let total = speedOf(card);
  for (const one of aim) total += aimValue(one, isOwnersTurn);
  return total;
}

function beats(attacker: Fighter, target: Fighter): boolean {
  if (isLawman(attacker.card) && isOutlaw(target.card)) return true;
  if (isOutlaw(attacker.card) && isLawman(target.card)) return false;
  return attackOf(attacker) >= defenceOf(target);
}
function isBeaten(attackers: readonly Fighter[], target: Fighter): boolean {
  for (const attacker of attackers) if (beats(attacker, target)) return true;
  return false;
}

/** The dearest of these fighters that a pair in this hand would get. */
function ambushGain(state: State, hand: readonly Card[], targets: readonly Fighter[], isOwn: boolean): number {
  let best = 0;
  for (let first = 0; first < hand.length; first++) {
    for (let second = first + 1; second < hand.length; second++) {
      const one = hand[first] as Card;
      const other = hand[second] as Card;
      if (!isPair(one, other)) continue;
      const sum = sumOfPair(one, other);
      const lawmen = isPairOfLawmen(state.options, one, other);
      for (const target of targets) {
        if (speedOf(target.card) <= best) continue;
        if ((lawmen && isOutlaw(target.card)) || totalOn(target, isOwn) <= sum) best = speedOf(target.card);
      }
    }
  }
  return best;
}

function speedOfStreet(state: State): number {
  let speed = 0;
  for (const fighters of state.fighters) for (const { card } of fighters) speed += worthOf(card);
  return speed;
}

/** What this seat could take if it were its turn. */
function writeChances(state: State, seat: Seat, into: Float32Array, at: number): void {
  const hand = handOf(state, seat);
  const mine = fightersOf(state, seat);
  let prey = 0;
  let bestPrey = 0;
  let ambush = 0;
  for (let owner = 0; owner < state.fighters.length; owner++) {
    if (owner === seat) continue;
    for (const target of fightersOf(state, owner)) {
      if (!isBeaten(mine, target)) continue;
      prey += speedOf(target.card);
      bestPrey = Math.max(bestPrey, speedOf(target.card));
    }
    ambush = Math.max(ambush, ambushGain(state, hand, fightersOf(state, owner), false));
  }
  const bank = ambushGain(state, hand, mine, true);
  const showdown = canShowDown(hand) ? speedOfStreet(state) : 0;
  into[at] = prey / POINTS;
  into[at + 1] = bestPrey / 13;
  into[at + 2] = ambush / 13;
  into[at + 3] = bank / 13;
  into[at + 4] = showdown / POINTS;
  into[at + 5] = state.turn === seat ? Math.max(bestPrey, ambush, bank, showdown) / 13 : 0;
}

/** What the others could take if it were theirs. */
function writeDangers(state: State, seat: Seat, into: Float32Array, at: number): void {
  const mine = fightersOf(state, seat);
  let exposed = 0;
  let worstExposed = 0;
  let toTurn = 0;
  let ambushed = 0;
  let bank = 0;
  let showdown = 0;
  let loss = 0;
  for (let other = 0; other < state.fighters.length; other++) {
    if (other === seat) continue;
    const attackers = fightersOf(state, other);
    const hand = handOf(state, other);
    let most = 0;
    for (const target of mine) {
      if (!isBeaten(attackers, target)) continue;
      exposed += speedOf(target.card);
      most = Math.max(most, speedOf(target.card));
    }
    const shot = ambushGain(state, hand, mine, false);
    const all = canShowDown(hand) ? speedOfStreet(state) : 0;
    worstExposed = Math.max(worstExposed, most);
    ambushed = Math.max(ambushed, shot);
    bank = Math.max(bank, ambushGain(state, hand, attackers, true));
    showdown = Math.max(showdown, all);
    if (other !== state.turn) continue;
    toTurn = most;
    loss = Math.max(most, shot, all);
  }
  into[at] = exposed / POINTS;
  into[at + 1] = worstExposed / 13;
  into[at + 2] = toTurn / 13;
  into[at + 3] = ambushed / 13;
  into[at + 4] = bank / 13;
  into[at + 5] = showdown / POINTS;
  into[at + 6] = loss / 13;
}
