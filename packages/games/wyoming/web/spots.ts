// How the actions of Wyoming Cowboy touch the table, and what a guest may mean who picks something.
import { type CardText, cardTexts, type Seat } from '@sagebrush/engine';
import { atSeat, cardOn, inHand, kindOf, nameOf, type Spot, verb } from '@sagebrush/table-kit/table/spots.ts';
import type { WyomingAction, WyomingView } from '@sagebrush/wyoming';

export const DRAW_PILE: Spot = 'pile:draw';
export const DISCARD_PILE: Spot = 'pile:discard';
export const ownGun = (cards: readonly CardText[]): Spot => `gun:${cards.join(' ')}`;

export function spotsOf(action: WyomingAction): readonly Spot[] {
  switch (action.type) {
    case 'direction':
      return [verb(action.way)];
    case 'give':
      return action.cards.length === 0 ? [verb('give')] : action.cards.map(inHand);
    case 'couple':
      return [verb(`couple ${action.suit}`)];
    case 'nine':
      return [inHand(action.card), verb(`nine ${action.way}`)];
    case 'pull':
      return action.cards.map(inHand);
    case 'shoot':
      return [ownGun(action.gun), atSeat(action.victim)];
    case 'answer':
      return action.with === 'six'
        ? (action.cards ?? []).map(inHand)
        : [verb(`${action.with} ${(action.cards ?? []).join(' ')}`)];
    case 'surrender':
      return [inHand(action.card)];
    case 'replace':
      return [verb(`replace ${action.count}`)];
    case 'discard':
      return [inHand(action.card), DISCARD_PILE];
    case 'draw':
      return drawSpots(action.from);
    case 'done':
      return [verb('done')];
  }
}

function drawSpots(from: readonly ('pile' | 'discard')[]): readonly Spot[] {
  const [first, second] = from;
  if (second === undefined) return [first === 'pile' ? DRAW_PILE : DISCARD_PILE];
  return first === second ? [DRAW_PILE, verb('two')] : [DRAW_PILE, DISCARD_PILE];
}

/** Guns stand ready among the verbs: nobody has to know by heart what makes one. */
export const isVerb = (action: WyomingAction): boolean => action.type === 'pull';

export function meantBy(spots: readonly Spot[], view: WyomingView, seat: Seat): readonly WyomingAction[] {
  const named = (kind: ReturnType<typeof kindOf>): string[] =>
    spots.filter((spot) => kindOf(spot) === kind).map(nameOf);
  const cards = spots.filter((spot) => kindOf(spot) === 'hand').map(cardOn);
  const [card] = cards;
  const [gun] = named('gun');
  const [victim] = named('seat');
  const [pile] = named('pile');
  const guns = view.guns[seat] ?? [];
  const chosen = gun === undefined ? guns[0] : cardTexts(gun);

  if (gun !== undefined || victim !== undefined) {
    const at = victim === undefined ? (seat + 1) % view.handSizes.length : Number(victim);
    return chosen ? [{ type: 'shoot', gun: chosen, victim: at }] : [];
  }
  if (card !== undefined && view.phase.name === 'passing') return [{ type: 'give', cards }];
  if (cards.length > 1) return [{ type: 'pull', cards }];
  if (card !== undefined) return [{ type: 'discard', card }];
  return pile === undefined ? [] : [{ type: 'draw', from: [pile === 'draw' ? 'pile' : 'discard'] }];
}
