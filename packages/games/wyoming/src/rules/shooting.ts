// WC-7 Shooting: the question, the answer, the shot card and what it does.
import { type Card, type CardText, type Emit, makeCard, type Seat, suitOf, takeCard } from '@sagebrush/engine';
import { eachQuickDraw, type Gun, gunAt, heldByRank, isFortyFive, isTwentyTwo, SPENT } from '../guns.ts';
import { lacksProtected, lacksUnprotected, layOpen, seenInHand } from '../knowledge.ts';
import {
  badgeOn,
  cardLying,
  gunsOf,
  handOf,
  isCowboy,
  isProtected,
  isSix,
  placeInRank,
  putInHand,
  takeFromHand,
} from '../table.ts';
import { type Event, type GunCode, NONE, SHOT, type State } from '../types.ts';
import { drawFromPile, pileCards, turnTopCard } from './discard-and-draw.ts';
import { layGun } from './guns.ts';
import { endHand } from './hand-end.ts';
import { TURN } from './turn.ts';

/** WC-7.1 Asking is shooting: the gun has fired this turn. */
export function shoot(state: State, shooter: Seat, gun: Gun, victim: Seat, emit?: Emit<Event>): void {
  const guns = gunsOf(state, shooter);
  guns[guns.indexOf(gun.code)] = gun.code | SPENT;
  state.act = 'shoot';
  state.infoVersion++;
  emit?.({ type: 'shoot', seat: shooter, victim, kind: gun.kind, gun: gun.texts });
  if (!isAsked(state, victim, gun.code)) return fire(state, victim, gun.code, emit);
  state.phase = { name: 'answering', gun: gun.code, victim };
  emit?.({ type: 'asked', seat: victim, shooter });
}

/** WC-7.4 Only a victim who has a choice is asked; with option `askAlways` every victim is. */
const isAsked = (state: State, victim: Seat, gun: GunCode): boolean =>
  state.options.askAlways || canBackfire(state, victim, gun) || quickDrawHeld(state, victim) !== undefined;

/** WC-7.2 Against a .22 a victim who holds a 6 may give it to the shooter. */
export const canBackfire = (state: State, victim: Seat, gun: GunCode): boolean =>
  isTwentyTwo(gun) && handOf(state, victim).some(isSix);

/** WC-7.3 The 3, 5 and 7 of one suit that a victim may draw quickly: the first, if there are several. */
export function quickDrawHeld(state: State, victim: Seat): Gun | undefined {
  const hand = handOf(state, victim);
  if (hand.length < 3) return undefined;
  quickest = undefined;
  eachQuickDraw(heldByRank(hand), noteQuickest);
  return quickest;
}
let quickest: Gun | undefined;
function noteQuickest(code: GunCode): void {
  quickest ??= gunAt(code);
}

/** WC-7.2 The shooter must take the 6, and the shot is over. */
export function backfire(state: State, victim: Seat, six: Card, emit?: Emit<Event>): void {
  const shooter = state.turn;
  handOver(state, victim, shooter, six);
  state.phase = TURN;
  emit?.({ type: 'backfire', seat: victim, shooter, card: makeCard(six) });
}

/** WC-7.3 The victim lays the .357 down and takes the shooter's gun; both are theirs from their next turn. */
export function drawQuickly(state: State, victim: Seat, quick: Gun, shootersGun: GunCode, emit?: Emit<Event>): void {
  const shooter = state.turn;
  const guns = gunsOf(state, shooter);
  layGun(state, victim, quick);
  guns.splice(guns.indexOf(shootersGun | SPENT), 1);
  gunsOf(state, victim).push(shootersGun | SPENT);
  state.infoVersion++;
  state.phase = TURN;
  emit?.({ type: 'quickdraw', seat: victim, shooter, cards: quick.texts, gun: gunAt(shootersGun).texts });
}

/**
 * WC-7.5, WC-7.6 A victim without a cowboy that this gun can harm says no; otherwise the top card of the draw pile is
 * turned at once.
 */
export function fire(state: State, victim: Seat, gun: GunCode, emit?: Emit<Event>): void {
  const shooter = state.turn;
  state.phase = TURN;
  state.infoVersion++;
  if (!hasCowboyAtRisk(state, victim, gun)) {
    lacksUnprotected(state, victim);
    if (isFortyFive(gun)) lacksProtected(state, victim);
    emit?.({ type: 'no', seat: victim, shooter, kind: gunAt(gun).kind });
    return;
  }
  /** WC-4.7 A shot with no card to turn misses, without a badge. */
  if (pileCards(state) === 0) return emit?.({ type: 'miss', seat: victim, shooter, why: 'no-card' });
  const shot = turnTopCard(state, emit);
  layOpen(state, shot);
  state.discard.push(shot | SHOT);
  emit?.({ type: 'shot', seat: shooter, victim, card: makeCard(shot) });
  judge(state, victim, gun, suitOf(shot), emit);
}

const hasCowboyAtRisk = (state: State, victim: Seat, gun: GunCode): boolean =>
  cowboyHeld(state, victim, false) !== NONE || (isFortyFive(gun) && cowboyHeld(state, victim, true) !== NONE);

/** The first cowboy of this suit, or of any, with a badge or without one; NONE when there is none. */
function cowboyHeld(state: State, seat: Seat, badge: boolean, suit?: number): Card {
  const hand = handOf(state, seat);
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (!isCowboy(card) || isProtected(state, card) !== badge) continue;
    if (suit === undefined || suitOf(card) === suit) return card;
  }
  return NONE;
}

/** WC-7.7, WC-7.8 The suit decides: a .45 looks at protected cowboys first. */
function judge(state: State, victim: Seat, gun: GunCode, suit: number, emit?: Emit<Event>): void {
  const shooter = state.turn;
  const fortyFive = isFortyFive(gun);
  const hitsBadge = fortyFive && cowboyHeld(state, victim, true, suit) !== NONE;
  if (!hitsBadge) {
    if (fortyFive) lacksProtected(state, victim, suit);
    const dodger = cowboyHeld(state, victim, false, suit);
    if (dodger !== NONE) return pinBadge(state, victim, dodger, emit);
    const isUnharmed = cowboyHeld(state, victim, false) === NONE;
    lacksUnprotected(state, victim, isUnharmed ? undefined : suit);
    if (isUnharmed) return emit?.({ type: 'miss', seat: victim, shooter, why: 'unharmed' });
  }
  if (emit) {
    const ricochet = fortyFive && !hitsBadge && handOf(state, victim).some((card) => isProtected(state, card));
    emit({ type: 'hit', seat: victim, shooter, ricochet });
  }
  const cowboys = cowboysHit(state, victim, hitsBadge);
  if (cowboys.length === 1) return surrender(state, victim, cowboys[0] as Card, emit);
  state.phase = { name: 'surrender', victim, badge: hitsBadge };
}

/** WC-7.7, WC-7.8 Whom the victim may hand over: any unprotected cowboy, or a protected one of the shot's suit. */
export function cowboysHit(state: State, victim: Seat, badge: boolean): Card[] {
  const shot = suitOf(cardLying(state.discard.at(-1) ?? 0));
  return handOf(state, victim).filter(
    (card) => isCowboy(card) && isProtected(state, card) === badge && (!badge || suitOf(card) === shot),
  );
}

/**
 * WC-7.7, WC-7.10 The shot misses, and that cowboy gets the Ace of his suit as a badge, if one is left. WC-8.1: the
 * last Ace ends the hand.
 */
function pinBadge(state: State, victim: Seat, cowboy: Card, emit?: Emit<Event>): void {
  const shooter = state.turn;
  const ace = state.aces.find((one) => suitOf(one) === suitOf(cowboy));
  seenInHand(state, cowboy, victim);
  if (ace === undefined)
    return emit?.({ type: 'miss', seat: victim, shooter, why: 'no-badge-left', cowboy: makeCard(cowboy) });
  takeCard(state.aces, ace);
  state.badges[placeInRank(cowboy)] = ace;
  emit?.({ type: 'miss', seat: victim, shooter, why: 'badge', cowboy: makeCard(cowboy), badge: makeCard(ace) });
  if (state.aces.length === 0) endHand(state, 'aces', shooter, emit);
}

/** WC-7.7, WC-7.8 The victim hands over a cowboy, with his Ace if he wears one. */
export function surrender(state: State, victim: Seat, cowboy: Card, emit?: Emit<Event>): void {
  const shooter = state.turn;
  const badge = badgeOn(state, cowboy);
  handOver(state, victim, shooter, cowboy);
  emit?.({
    type: 'surrender',
    seat: victim,
    shooter,
    card: makeCard(cowboy),
    ...(badge === NONE ? {} : { badge: makeCard(badge) }),
  });
  /** WC-7.9 Who lost a cowboy may at once draw one card (two for a cowboy with a badge), or fewer. */
  const limit = Math.min(badge === NONE ? 1 : 2, pileCards(state));
  state.phase = limit === 0 ? TURN : { name: 'replace', victim, limit, lost: cowboy };
}

/** WC-7.9 The victim's new cards. */
export function replace(state: State, victim: Seat, count: number, emit?: Emit<Event>): void {
  const cards: CardText[] = [];
  for (let drawn = 0; drawn < count; drawn++) cards.push(makeCard(drawFromPile(state, victim, emit)));
  state.phase = TURN;
  emit?.({ type: 'replace', seat: victim, count }, [
    { seat: victim, event: { type: 'replace', seat: victim, count, cards } },
  ]);
}

/** Everybody sees which card goes from hand to hand. */
function handOver(state: State, from: Seat, to: Seat, card: Card): void {
  takeFromHand(state, from, card);
  putInHand(state, to, card);
  seenInHand(state, card, to);
  state.infoVersion++;
}
