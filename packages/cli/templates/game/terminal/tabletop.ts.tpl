// {{title}} on the terminal: the cards that were shown last, and how many bids everybody has won.
import { withCards, type Showing, spaced, type Tabletop } from '@sagebrush/engine';
import type { Action, View } from '@sagebrush/{{id}}';

const viewOf = ({ view }: Showing): View => view as View;

export const {{id}}Tabletop: Tabletop = {
  middle(showing) {
    const { shown, won } = viewOf(showing);
    const last = shown.slice(-won.length).map((card) => withCards(card));
    return last.length === 0 ? [] : [spaced(last)];
  },
  front(showing, seat) {
    const { won, handSizes } = viewOf(showing);
    return [[showing.texts.points(won[seat] ?? 0)], [showing.texts.cards(handSizes[seat] ?? 0)]];
  },
  held: (_, card) => withCards(card),
  attempts: (_, cards) => cards.slice(0, 1).map((card): Action => ({ type: 'bid', card })),
};
