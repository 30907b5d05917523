// Carrying out: each action finds its chapter.
import { type Card, type CardText, type Emit, parseCard, type Seat, SUITS } from '@sagebrush/engine';
import { type Gun, gunOfTexts } from '../guns.ts';
import { handOf, isSix } from '../table.ts';
import type { Action, Event, GunCode, State } from '../types.ts';
import { playNine, showCouple } from './couples-and-nines.ts';
import { discard, draw } from './discard-and-draw.ts';
import { pull } from './guns.ts';
import { endHand, isStalemate } from './hand-end.ts';
import { give, nameDirection, withoutBadges } from './passing.ts';
import { backfire, drawQuickly, fire, quickDrawHeld, replace, shoot, surrender } from './shooting.ts';
import { sayDone } from './turn.ts';

function cardsNamed(texts: readonly string[]): Card[] {
  const cards = new Array<Card>(texts.length);
  for (let index = 0; index < texts.length; index++) cards[index] = parseCard(texts[index] as string);
  return cards;
}
const gunNamed = (texts: readonly CardText[]): Gun => {
  const gun = gunOfTexts(texts);
  if (gun === undefined) throw new RangeError(`${texts.join(' ')} is no gun`);
  return gun;
};

/**
 * A legal action, in place. WC-8.14: the hand is over as soon as nobody holds a card; at first that was judged at the end
 * of a turn alone.
 */
export function performAction(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  perform(state, seat, action, emit);
  if (state.phase.name === 'turn' && state.options.readings === 'settled' && isStalemate(state))
    endHand(state, 'stalemate', null, emit);
}

function perform(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  const { phase } = state;
  switch (phase.name) {
    case 'turn':
      return performInTurn(state, seat, action, emit);
    case 'drawing':
      if (action.type === 'draw') draw(state, seat, action.from, emit);
      return;
    case 'passing':
      if (action.type === 'give')
        give(state, seat, phase, inOrder(withoutBadges(state, cardsNamed(action.cards))), emit);
      return;
    case 'replace':
      if (action.type === 'replace') replace(state, seat, action.count, emit);
      return;
    case 'direction':
      if (action.type === 'direction') nameDirection(state, action.way, emit);
      return;
    case 'answering':
      if (action.type === 'answer') answer(state, seat, phase.gun, action, emit);
      return;
    case 'surrender':
      if (action.type === 'surrender') surrender(state, seat, parseCard(action.card), emit);
      return;
    case 'over':
      return;
  }
}

function performInTurn(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'discard':
      return discard(state, seat, parseCard(action.card), emit);
    case 'shoot':
      return shoot(state, seat, gunNamed(action.gun), action.victim, emit);
    case 'couple':
      return showCouple(state, seat, SUITS.indexOf(action.suit), emit);
    case 'nine':
      return playNine(state, seat, parseCard(action.card), action.way, emit);
    case 'pull':
      return pull(state, seat, gunNamed(action.cards), emit);
    case 'done':
      return sayDone(state, emit);
  }
}

/** The order in which cards were named tells nothing. At most three, so they are sorted by hand. */
function inOrder(cards: Card[]): Card[] {
  for (let place = 1; place < cards.length; place++) {
    for (let at = place; at > 0 && (cards[at - 1] as Card) > (cards[at] as Card); at--) {
      const lower = cards[at] as Card;
      cards[at] = cards[at - 1] as Card;
      cards[at - 1] = lower;
    }
  }
  return cards;
}

/** WC-7.4 The victim's choice. Who names no card gives the first that will do. */
function answer(
  state: State,
  seat: Seat,
  gun: GunCode,
  action: Extract<Action, { type: 'answer' }>,
  emit?: Emit<Event>,
): void {
  if (action.with === 'nothing') return fire(state, seat, gun, emit);
  if (action.with === 'quickdraw') {
    const quick = action.cards ? gunNamed(action.cards) : quickDrawHeld(state, seat);
    return quick && drawQuickly(state, seat, quick, gun, emit);
  }
  const six = action.cards?.[0];
  const card = six === undefined ? handOf(state, seat).find(isSix) : parseCard(six);
  if (card !== undefined) backfire(state, seat, card, emit);
}
