// The styles of sparring partners: what each of them likes to do, whether or not it is wise.
import { type CardText, JOKER, type Leanings, parseCard, rankOf, type Seat } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { worthOf } from '../table.ts';
import type { CorralTypes } from '../types.ts';
import { find, type Sight } from './sight.ts';

const DEAREST = 13;
const NO_CARDS: readonly CardText[] = [];

/** The cards that an action takes from the hand. */
function cardsSpent(action: Action): readonly CardText[] {
  if ('cards' in action) return action.cards;
  return 'card' in action ? [action.card] : NO_CARDS;
}
/** A Joker scores nothing, but nobody likes to part with it. */
function dearness(text: CardText): number {
  const card = parseCard(text);
  return (rankOf(card) === JOKER ? DEAREST : worthOf(card)) / DEAREST;
}

const isOnOwnFighter = ({ mine }: Sight, action: Action): boolean =>
  'target' in action && find(mine, action.target) !== undefined;
const isAttack = (sight: Sight, action: Action): boolean =>
  !['fighter', 'aim', 'pass'].includes(action.type) && !isOnOwnFighter(sight, action);

/** How many fighters, and how many aim cards, the neighbour has who played before this seat. */
function example({ seat, theirs, handSizes }: Sight): { fighters: number; aims: number } {
  const neighbour: Seat = (seat + handSizes.length - 1) % handSizes.length;
  const stances = theirs.filter(({ owner }) => owner === neighbour);
  return { fighters: stances.length, aims: stances.reduce((sum, { aims }) => sum + aims, 0) };
}

export const leanings: Leanings<CorralTypes> = {
  aggressor: (sight, action) => (isAttack(sight, action) ? 1 : 0),
  /** Guards its fighters, or banks them, and leaves the others alone. */
  defender(sight, action) {
    if (action.type === 'aim' || isOnOwnFighter(sight, action)) return 1;
    return isAttack(sight, action) ? -1 : 0;
  },
  /** Keeps its cards, the dear ones most of all. */
  hoarder: (_sight, action) =>
    -Math.min(
      1,
      cardsSpent(action).reduce((sum, card) => sum + dearness(card), 0),
    ),
  /** As many fighters and aim cards as the neighbour; while it has those, it is content to keep up. */
  imitator(sight, action) {
    const { fighters, aims } = example(sight);
    if (action.type === 'fighter') return Math.sign(fighters - sight.mine.length);
    if (action.type === 'aim') return Math.sign(aims - sight.mine.reduce((sum, stance) => sum + stance.aims, 0));
    return 0;
  },
};
