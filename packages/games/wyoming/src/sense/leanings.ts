// The styles of sparring partners: what each of them likes to do, whether or not it is wise.
import { type CardText, type Leanings, parseCard, rankOf, type Seat } from '@sagebrush/engine';
import { SPENT } from '../guns.ts';
import { count } from '../rules/points.ts';
import { cardLying, gunsOf, isSix, isTen, tensOf, topDiscardIndex } from '../table.ts';
import { type Action, NONE, type State, type WyomingTypes } from '../types.ts';
import type { Sight } from './sight.ts';

const isSixText = (text: CardText): boolean => isSix(parseCard(text));

/** The neighbour who played before this seat. */
const exampleFor = ({ state, seat }: Sight): Seat => (seat + state.seats - 1) % state.seats;

const hasFired = (state: State, seat: Seat): boolean => gunsOf(state, seat).some((gun) => gun >= SPENT);
const couplesOf = (state: State, seat: Seat): number => count(state.couples[seat] ?? 0);

function topRank({ discard }: State): number {
  const top = discard[topDiscardIndex(discard)];
  return top === undefined ? NONE : rankOf(cardLying(top));
}

/** Does what lies in front of the neighbour, or on top of the discards. */
function imitation(sight: Sight, action: Action): number {
  const { state, seat } = sight;
  const example = exampleFor(sight);
  switch (action.type) {
    case 'pull':
      return Math.sign(gunsOf(state, example).length - gunsOf(state, seat).length);
    case 'shoot':
      return hasFired(state, example) ? 1 : -1;
    case 'couple':
      return Math.sign(couplesOf(state, example) - couplesOf(state, seat));
    case 'discard': {
      const card = parseCard(action.card);
      if (isTen(card)) return Math.sign(tensOf(state, example).length - tensOf(state, seat).length);
      return rankOf(card) === topRank(state) ? 1 : 0;
    }
    case 'nine':
      return rankOf(parseCard(action.card)) === topRank(state) ? 1 : 0;
    default:
      return 0;
  }
}

export const leanings: Leanings<WyomingTypes> = {
  /** Guns down, and fire. */
  aggressor: (_sight, action) => (action.type === 'pull' || action.type === 'shoot' ? 1 : 0),
  /** No guns: it answers those of others, and keeps its sixes for that. */
  defender(_sight, action) {
    if (action.type === 'pull' || action.type === 'shoot') return -1;
    if (action.type === 'answer') return action.with === 'nothing' ? -1 : 1;
    if (action.type === 'give') return -action.cards.filter(isSixText).length / action.cards.length || 0;
    return action.type === 'discard' && isSixText(action.card) ? -1 : 0;
  },
  /** Lays down as little as it can, and draws as much. */
  hoarder(_sight, action) {
    if (action.type === 'pull' || action.type === 'nine') return -1;
    if (action.type === 'draw') return action.from.length - 1;
    if (action.type === 'replace') return Math.min(1, action.count / 2);
    return action.type === 'discard' && isTen(parseCard(action.card)) ? -1 : 0;
  },
  imitator: imitation,
};
