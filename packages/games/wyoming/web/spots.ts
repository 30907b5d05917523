// How the actions of Wyoming Cowboy touch the table, and what a guest may mean who picks something.
import { type CardText, cardTexts, type Seat, type SuitText } from '@sagebrush/engine';
import { atSeat, cardOn, inHand, type Spot, spotKind, spotName, verb } from '@sagebrush/table-kit/table/spots.ts';
import type { WyomingAction, WyomingView } from '@sagebrush/wyoming';

export const DRAW_PILE: Spot = 'pile:draw';
export const DISCARD_PILE: Spot = 'pile:discard';
export const ownGun = (cards: readonly CardText[]): Spot => `gun:${cards.join(' ')}`;

export function spotsOf(action: WyomingAction, view: WyomingView): readonly Spot[] {
  switch (action.type) {
    case 'direction':
      return [verb(action.way)];
    case 'give':
      return action.cards.length === 0 ? [verb('give')] : action.cards.map(inHand);
    case 'couple':
      return coupleCards(action.suit, view).map(inHand);
    case 'nine':
      return [inHand(action.card), verb(`nine ${action.way}`)];
    case 'pull':
      return action.cards.map(inHand);
    case 'shoot':
      return [ownGun(action.gun), atSeat(action.victim)];
    case 'answer':
      return action.with === 'nothing' ? [verb('nothing')] : (action.cards ?? []).map(inHand);
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

/** WC-5.1 The King and the Queen of a suit that would be shown: of twins the first. */
function coupleCards(suit: SuitText, { hand = [] }: WyomingView): readonly CardText[] {
  return ['K', 'Q'].flatMap((rank) => {
    const held = hand
      .flatMap((text) => text.split('+').slice(0, 1))
      .filter((text) => text.startsWith(`${rank}${suit}`));
    return held.toSorted().slice(0, 1).flatMap(cardTexts);
  });
}

export function meantBy(spots: readonly Spot[], view: WyomingView, seat: Seat): readonly WyomingAction[] {
  const named = (kind: ReturnType<typeof spotKind>): string[] =>
    spots.filter((spot) => spotKind(spot) === kind).map(spotName);
  const cards = spots.filter((spot) => spotKind(spot) === 'hand').map(cardOn);
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
  const suit = coupleOf(cards);
  if (suit !== undefined) return [{ type: 'couple', suit }];
  if (cards.length > 1) return [{ type: 'pull', cards }];
  if (card !== undefined) return [{ type: 'discard', card }];
  return pile === undefined ? [] : [{ type: 'draw', from: [pile === 'draw' ? 'pile' : 'discard'] }];
}

/** The suit of a King and a Queen that belong together. */
function coupleOf(cards: readonly CardText[]): SuitText | undefined {
  const ranks = cards.map((card) => card.charAt(0)).toSorted();
  const suits = new Set(cards.map((card) => card.charAt(1)));
  return ranks.join('') === 'KQ' && suits.size === 1 ? (cards[0]?.charAt(1) as SuitText) : undefined;
}
