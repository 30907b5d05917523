// How the actions of {{title}} touch the table, and what a guest may mean who picks something.
import type { CardText } from '@sagebrush/engine';
import type { Action } from '@sagebrush/{{id}}';
import { inHand, spotKind, spotName, type Spot } from '@sagebrush/table-kit/table/spots.ts';

export const BIDS: Spot = 'place:bids';

export const spotsOf = ({ card }: Action): readonly Spot[] => [inHand(card), BIDS];

export const meantBy = (spots: readonly Spot[]): readonly Action[] =>
  spots.filter((spot) => spotKind(spot) === 'hand').map((spot) => ({ type: 'bid', card: spotName(spot) as CardText }));
