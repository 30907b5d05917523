// A table in the middle of a game, both ways.
import { makeCard, makeCards, parseCard, parseCards, type Random, type Shape, shape, type Table } from '@sagebrush/engine';
import type { Options, Position, State } from './types.ts';

const cards = shape.list(shape.card);
export const positionShape: Shape<Position> = shape.object({
  hands: shape.list(cards),
  bids: shape.list(shape.nullable(shape.card)),
  won: shape.list(shape.whole(0, 13)),
  deck: cards,
  shown: cards,
});

export const setUp = ({ hands, bids, won, deck, shown }: Position, _table: Table<Options>, random: Random): State => ({
  hands: hands.map((hand) => parseCards(hand)),
  bids: bids.map((bid) => (bid === null ? undefined : parseCard(bid))),
  won: [...won],
  deck: parseCards(deck),
  shown: parseCards(shown),
  random,
  infoVersion: 0,
});

export const positionOf = ({ hands, bids, won, deck, shown }: State): Position => ({
  hands: hands.map(makeCards),
  bids: bids.map((bid) => (bid === undefined ? null : makeCard(bid))),
  won: [...won],
  deck: makeCards(deck),
  shown: makeCards(shown),
});

export const clone = ({ hands, bids, won, deck, shown, random, infoVersion }: State): State => ({
  hands: hands.map((hand) => hand.slice()),
  bids: bids.slice(),
  won: won.slice(),
  deck: deck.slice(),
  shown: shown.slice(),
  random: random.clone(),
  infoVersion,
});
