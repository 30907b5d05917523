// Refusals: why an action may not be done, by the same predicates as the choices, with the clause and the cards in
// question.
import {
  type Card,
  makeCard,
  makeCards,
  NINE,
  parseCard,
  parseCards,
  type Refusal,
  rankOf,
  refusal,
  type Seat,
  SUITS,
} from '@sagebrush/engine';
import { gunOf, heldByRank, SPENT } from '../guns.ts';
import { gunsOf, handOf, holds, isSix } from '../table.ts';
import { type Action, type DrawFrom, NONE, type Passing, type State } from '../types.ts';
import { pending } from './choices.ts';
import { couplesHeld, hasShownCouple } from './couples-and-nines.ts';
import { canDiscard, canDraw, pileCards } from './discard-and-draw.ts';
import { mayDrawTwo, mayTakeDiscard, mayTakeDiscardAndAnother } from './house-rules.ts';
import { canPass, cardsOwed, passWeight, withoutBadges } from './passing.ts';
import { canBackfire, cowboysHit, quickDrawHeld } from './shooting.ts';
import { canAct, canShoot, canShootWith, mustDiscard } from './turn.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (!pending(state).includes(seat)) return whoseDecision(state);
  const { phase } = state;
  switch (phase.name) {
    case 'direction':
      return action.type !== 'direction' ? refusal('WC-2.1', 'name-direction') : refuseWay(state, action);
    case 'passing':
      return action.type !== 'give'
        ? refusal(passRule(phase), 'give-now', { count: phase.count })
        : refuseGive(state, seat, phase, action);
    case 'drawing':
      return action.type !== 'draw' ? refusal('WC-3.1', 'draw-now') : refuseDraw(state, phase.two, action.from);
    case 'answering':
      return action.type !== 'answer' ? refusal('WC-7.4', 'answer-now') : refuseAnswer(state, seat, phase.gun, action);
    case 'surrender':
      return action.type !== 'surrender'
        ? refusal('WC-7.7', 'surrender-now')
        : refuseSurrender(state, seat, phase.badge, action);
    case 'replace':
      if (action.type !== 'replace') return refusal('WC-7.9', 'replace-now');
      return action.count > phase.limit ? refusal('WC-7.9', 'too-many', { limit: phase.limit }) : undefined;
    case 'turn':
      return refuseTurn(state, seat, action);
    case 'over':
      return refusal('WC-1.1', 'over');
  }
}

const passRule = (phase: Passing): string => (phase.count === 3 ? 'WC-2.2' : 'WC-5.2');

function whoseDecision(state: State): Refusal {
  const { phase } = state;
  switch (phase.name) {
    case 'direction':
      return refusal('WC-2.1', 'dealer', { seat: state.dealer });
    case 'passing':
      return refusal(passRule(phase), 'given');
    case 'answering':
      return refusal('WC-7.4', 'victim', { seat: phase.victim });
    case 'surrender':
      return refusal('WC-7.7', 'victim', { seat: phase.victim });
    case 'replace':
      return refusal('WC-7.9', 'victim', { seat: phase.victim });
    case 'over':
      return refusal('WC-1.1', 'over');
    default:
      return refusal('WC-1.5', 'turn', { seat: state.turn });
  }
}

function refuseTurn(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'couple':
      return refuseAct(state) ?? refuseCouple(state, seat, action);
    case 'nine':
      return refuseAct(state) ?? refuseNine(state, seat, action);
    case 'pull':
      return refuseAct(state) ?? refusePull(state, seat, action);
    case 'shoot':
      return refuseShoot(state, seat, action);
    case 'discard':
      return refuseDiscard(state, seat, parseCard(action.card));
    case 'done':
      return mustDiscard(state) ? refusal('WC-3.5', 'must-discard') : undefined;
    case 'draw':
      return mustDiscard(state) ? refusal('WC-3.1', 'discard-first') : refusal('WC-3.3', 'nothing-discarded');
    default:
      return refusal('WC-3.1', 'not-asked');
  }
}

const refuseAct = (state: State): Refusal | undefined =>
  canAct(state) ? undefined : refusal('WC-3.1', 'one-action', { act: state.act });
const notHeld = (rule: string, card: Card): Refusal => refusal(rule, 'not-held', { card: makeCard(card) });
const firstMissing = (state: State, seat: Seat, cards: readonly Card[]): Card | undefined =>
  cards.find((card, index) => !holds(state, seat, card) || cards.indexOf(card) !== index);

const refuseWay = (state: State, { way }: { readonly way: Of<'nine'>['way'] }): Refusal | undefined =>
  canPass(state, way) ? undefined : refusal('WC-2.1', 'across', { seats: state.seats });

function refuseGive(state: State, seat: Seat, phase: Passing, action: Of<'give'>): Refusal | undefined {
  const cards = withoutBadges(state, parseCards(action.cards));
  const missing = firstMissing(state, seat, cards);
  if (missing !== undefined) return notHeld(passRule(phase), missing);
  const owed = cardsOwed(state, seat, phase.count);
  const given = cards.reduce((sum, card) => sum + passWeight(state, card), 0);
  if (given === owed) return undefined;
  const withBadge = cards.some((card) => passWeight(state, card) === 2);
  return withBadge
    ? refusal('WC-5.3', 'badge-counts', { owed, given })
    : refusal(passRule(phase), 'count', { owed, given });
}

function refuseCouple(state: State, seat: Seat, { suit }: Of<'couple'>): Refusal | undefined {
  const index = SUITS.indexOf(suit);
  if (((couplesHeld(heldByRank(handOf(state, seat))) >> index) & 1) === 0)
    return refusal('WC-5.1', 'no-couple', { cards: [`K${suit}`, `Q${suit}`] });
  return hasShownCouple(state, seat, index) ? refusal('WC-5.1', 'shown', { suit }) : undefined;
}

function refuseNine(state: State, seat: Seat, action: Of<'nine'>): Refusal | undefined {
  const card = parseCard(action.card);
  if (rankOf(card) !== NINE) return refusal('WC-5.2', 'not-nine', { card: action.card });
  return holds(state, seat, card) ? refuseWay(state, action) : notHeld('WC-5.2', card);
}

function refusePull(state: State, seat: Seat, action: Of<'pull'>): Refusal | undefined {
  const cards = parseCards(action.cards);
  const missing = firstMissing(state, seat, cards);
  if (missing !== undefined) return notHeld('WC-6.2', missing);
  return gunOf(cards) ? undefined : refusal('WC-6.1', 'no-gun', { cards: action.cards });
}

function refuseShoot(state: State, seat: Seat, action: Of<'shoot'>): Refusal | undefined {
  const gun = gunOf(parseCards(action.gun));
  const code = gun && gunsOf(state, seat).find((one) => (one & (SPENT - 1)) === gun.code);
  if (code === undefined) return refusal('WC-7.1', 'not-your-gun', { cards: action.gun });
  if (!canShoot(state)) return refuseAct(state);
  if (!canShootWith(state, code)) return refusal('WC-6.3', 'spent', { cards: action.gun });
  return action.victim === seat || action.victim >= state.seats ? refusal('WC-7.1', 'victim') : undefined;
}

function refuseDiscard(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (state.beganEmpty) return refusal('WC-3.3', 'began-empty');
  if (!holds(state, seat, card)) return notHeld('WC-4.1', card);
  if (canDiscard(state, seat, card)) return undefined;
  return refusal('WC-4.5', 'six', {
    card: makeCard(card),
    cards: makeCards(handOf(state, seat).filter((other) => !isSix(other))),
  });
}

/** WC-4.3, WC-4.4, WC-4.7, WC-9.1 */
function refuseDraw(state: State, two: boolean, from: readonly DrawFrom[]): Refusal | undefined {
  const fromDiscard = from.filter((place) => place === 'discard').length;
  const fromPile = from.length - fromDiscard;
  if (canDraw(state, fromPile, fromDiscard)) return undefined;
  if (from.length > 1 && !two) return refusal('WC-4.4', 'one');
  if (fromDiscard > 1) return refusal('WC-4.4', 'two-discards');
  if (fromDiscard > 0 && state.offer === NONE) return refusal('WC-4.3', 'no-discard');
  if (fromDiscard > 0 && !mayTakeDiscard(state)) return refusal('WC-9.1', 'discard', { act: state.act });
  if (from.length > 1 && !mayDrawTwo(state)) return refusal('WC-9.1', 'two', { act: state.act });
  if (from.length > 1 && fromDiscard > 0 && !mayTakeDiscardAndAnother(state)) return refusal('WC-9.1', 'both');
  return refusal('WC-4.7', 'fewer', { left: pileCards(state) });
}

/** WC-7.2, WC-7.3, WC-7.4 Cards may be left out: the first that will do is meant. */
function refuseAnswer(state: State, seat: Seat, gun: number, action: Of<'answer'>): Refusal | undefined {
  const cards = parseCards(action.cards ?? []);
  if (action.with === 'nothing')
    return cards.length > 0 && state.options.readings === 'settled' ? refusal('WC-7.4', 'nothing') : undefined;
  const missing = firstMissing(state, seat, cards);
  if (action.with === 'six') {
    if (!canBackfire(state, seat, gun)) return refusal('WC-7.2', 'no-backfire');
    if (missing !== undefined) return notHeld('WC-7.2', missing);
    return action.cards === undefined || (cards.length === 1 && cards.every(isSix))
      ? undefined
      : refusal('WC-7.2', 'one-six');
  }
  if (missing !== undefined) return notHeld('WC-7.3', missing);
  const quick = action.cards === undefined ? quickDrawHeld(state, seat) : gunOf(cards)?.quickDraw;
  return quick ? undefined : refusal('WC-7.3', 'no-quickdraw');
}

function refuseSurrender(state: State, seat: Seat, badge: boolean, action: Of<'surrender'>): Refusal | undefined {
  const cowboys = cowboysHit(state, seat, badge);
  if (cowboys.includes(parseCard(action.card))) return undefined;
  return refusal(badge ? 'WC-7.8' : 'WC-7.7', 'not-hit', { card: action.card, cards: makeCards(cowboys) });
}
