// What each seat may see, and a whole table that fits what it has seen.
import {
  branch,
  DECK,
  makeCard,
  makeCards,
  parseCard,
  parseCards,
  RAIL,
  type Random,
  shuffle,
  type Table,
  type Viewer,
} from '@sagebrush/engine';
import { handOf, pending } from './rules/bids.ts';
import type { Options, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const bid = viewer === RAIL ? undefined : state.bids[viewer];
  const owing = pending(state);
  return {
    seat: viewer,
    ...(viewer === RAIL ? {} : { hand: makeCards(handOf(state, viewer)) }),
    handSizes: state.hands.map(({ length }) => length),
    turn: owing[0] ?? 0,
    pending: owing,
    won: [...state.won],
    shown: makeCards(state.shown),
    ...(bid === undefined ? {} : { bid: makeCard(bid) }),
  };
}

export function imagine(seen: View, _table: Table<Options>, random: Random): State {
  const { seat, hand = [], bid, handSizes, pending: owing, won, shown } = seen;
  const known = new Set([...hand, ...shown, ...(bid === undefined ? [] : [bid])]);
  const unseen = shuffle(
    random,
    DECK.filter((card) => !known.has(makeCard(card))),
  );
  const hands = handSizes.map((size, owner) => (owner === seat ? parseCards(hand) : unseen.splice(0, size)));
  const bids = handSizes.map((_, owner) => {
    if (owing.length === 0 || owing.includes(owner)) return undefined;
    return owner === seat && bid !== undefined ? parseCard(bid) : unseen.pop();
  });
  return {
    hands,
    bids,
    won: [...won],
    deck: unseen,
    shown: parseCards(shown),
    random: branch(random),
    infoVersion: 0,
  };
}
