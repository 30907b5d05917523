// How the actions of the Corral touch the table, and what a guest may mean who picks something.
import type { Action, View } from '@sagebrush/corral';
import type { CardText, Seat } from '@sagebrush/engine';
import { cardOn, inHand, type Spot, spotKind, verb } from '@sagebrush/table-kit/table/spots.ts';

export const OWN_STREET: Spot = 'place:own';
export const onStreet = (card: CardText): Spot => `fighter:${card}`;

export function spotsOf(action: Action): readonly Spot[] {
  switch (action.type) {
    case 'fighter':
      return [inHand(action.card), OWN_STREET];
    case 'aim':
      return [inHand(action.card), onStreet(action.fighter)];
    case 'fight':
      return [onStreet(action.attacker), onStreet(action.target)];
    case 'bullet':
      return [inHand(action.card), onStreet(action.target)];
    case 'ambush':
      return [...action.cards.map(inHand), onStreet(action.target)];
    case 'showdown':
      return action.cards.map(inHand);
    case 'pass':
      return [verb('pass')];
  }
}

/** With nothing else to go by, a card is meant as a fighter, a fighter as somebody to fight or to fight with. */
export function meantBy(spots: readonly Spot[], view: View, seat: Seat): readonly Action[] {
  const cards = spots.filter((spot) => spotKind(spot) === 'hand').map(cardOn);
  const fighters = spots.filter((spot) => spotKind(spot) === 'fighter').map(cardOn);
  const mine = (view.fighters[seat] ?? []).map(({ card }) => card);
  const theirs = view.fighters.flatMap((street, owner) => (owner === seat ? [] : street.map(({ card }) => card)));
  const [card, second] = cards;
  const target = fighters.find((fighter) => !mine.includes(fighter)) ?? fighters[0];
  const attacker = fighters.find((fighter) => mine.includes(fighter)) ?? mine[0];

  if (card === undefined) {
    const lone: readonly Action[] = (view.hand ?? [])
      .slice(0, 1)
      .map((first) =>
        target === undefined ? { type: 'fighter', card: first } : { type: 'aim', card: first, fighter: target },
      );
    const victim = target !== undefined && !mine.includes(target) ? target : theirs[0];
    return attacker !== undefined && victim !== undefined ? [{ type: 'fight', attacker, target: victim }] : lone;
  }
  if (cards.length >= 3) return [{ type: 'showdown', cards }];
  if (second !== undefined)
    return [{ type: 'ambush', cards: [card, second], target: target ?? theirs[0] ?? mine[0] ?? card }];
  if (target === undefined) return [{ type: 'fighter', card }];
  return mine.includes(target) ? [{ type: 'aim', card, fighter: target }] : [{ type: 'bullet', card, target }];
}
