// How the actions of Cowpoker touch the table, and what a guest may mean who picks something.
import type { Action, View } from '@sagebrush/cowpoker';
import { type CardText, isCardText, type Seat } from '@sagebrush/engine';
import { atSeat, cardOn, inHand, type Spot, spotKind, spotName, verb } from '@sagebrush/table-kit/table/spots.ts';

export const OWN_GANG: Spot = 'place:gang';
export const TRICK: Spot = 'pile:trick';
export const inGang = (card: CardText): Spot => `gang:${card}`;

export function spotsOf(action: Action, view: View): readonly Spot[] {
  if (action.type === 'play') return [inHand(action.card), OWN_GANG];
  if (action.type === 'follow') return [inHand(action.card), TRICK];
  const { option } = action;
  if (isCardText(option)) return [view.hand?.includes(option) ? inHand(option) : inGang(option)];
  const seat = view.ranches.indexOf(option as View['ranches'][number]);
  return seat < 0 ? [verb(option)] : [atSeat(seat)];
}

export function meantBy(spots: readonly Spot[], view: View, _seat: Seat): readonly Action[] {
  const [spot] = spots.toReversed();
  if (spot === undefined) return [];
  if (spotKind(spot) === 'hand') return [{ type: view.trick === null ? 'play' : 'follow', card: cardOn(spot) }];
  if (spotKind(spot) === 'gang') return [{ type: 'choose', option: spotName(spot) }];
  const ranch = spotKind(spot) === 'seat' ? view.ranches[Number(spotName(spot))] : undefined;
  return ranch === undefined ? [] : [{ type: 'choose', option: ranch }];
}
