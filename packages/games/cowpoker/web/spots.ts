// How the actions of Cowpoker touch the table, and what a guest may mean who picks something.
import type { Action, View } from '@sagebrush/cowpoker';
import type { CardText, Seat } from '@sagebrush/engine';
import { atSeat, inHand, kindOf, nameOf, type Spot, verb } from '@sagebrush/table-kit/table/spots.ts';

export const OWN_GANG: Spot = 'place:gang';
export const TRICK: Spot = 'pile:trick';
export const inGang = (card: CardText): Spot => `gang:${card}`;

export function spotsOf(action: Action, view: View): readonly Spot[] {
  if (action.type === 'play') return [inHand(action.card), OWN_GANG];
  if (action.type === 'follow') return [inHand(action.card), TRICK];
  const { option } = action;
  if (view.hand?.includes(option)) return [inHand(option)];
  if ([...view.gangs, ...view.cellars].some((cards) => cards.includes(option))) return [inGang(option)];
  const seat = view.ranches.indexOf(option as View['ranches'][number]);
  return seat < 0 ? [verb(option)] : [atSeat(seat)];
}

export function meantBy(spots: readonly Spot[], view: View, _seat: Seat): readonly Action[] {
  const [spot] = spots.toReversed();
  if (spot === undefined) return [];
  const name = nameOf(spot);
  if (kindOf(spot) === 'hand')
    return [view.trick === null ? { type: 'play', card: name } : { type: 'follow', card: name }];
  if (kindOf(spot) === 'gang') return [{ type: 'choose', option: name }];
  const ranch = kindOf(spot) === 'seat' ? view.ranches[Number(name)] : undefined;
  return ranch === undefined ? [] : [{ type: 'choose', option: ranch }];
}
