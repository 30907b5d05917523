// The tabletop of each game, and its rows as one viewer sees them.
import type { Seat } from '@sagebrush/engine';
import { cardsIn, type Row, type Showing, type Tabletop } from './tabletop.ts';
import { corralTabletop } from './tabletop-corral.ts';
import { cowpokerTabletop } from './tabletop-cowpoker.ts';
import { wyomingTabletop } from './tabletop-wyoming.ts';

const TABLETOPS: { readonly [game: string]: Tabletop } = {
  corral: corralTabletop,
  wyoming: wyomingTabletop,
  cowpoker: cowpokerTabletop,
};

/** A game without a tabletop of its own shows how many cards everybody holds. */
const BARE: Tabletop = {
  middle: () => [],
  front: ({ view, texts }, seat) => [[texts.cards(view.handSizes[seat] ?? 0)]],
  held: (_, card) => cardsIn(card),
  attempts: () => [],
};
export const tabletopOf = (game: string): Tabletop => TABLETOPS[game] ?? BARE;

/**
 * The other seats clockwise from the viewer's left, the middle, and the viewer's own place last.
 * `showingFor` is asked for each seat: an open replay shows everybody's own view of their place.
 */
export function rowsOf(
  tabletop: Tabletop,
  showingFor: (seat: Seat | undefined) => Showing,
  viewer: Seat | undefined,
): Row[] {
  const showing = showingFor(undefined);
  const seats = showing.table.seats.map((_, index) => ((viewer ?? -1) + 1 + index) % showing.table.seats.length);
  const rows: Row[] = seats.map((seat) => ({ seat, items: tabletop.front(showingFor(seat), seat) }));
  const middle: Row = { items: tabletop.middle(showing) };
  const others = viewer === undefined ? rows : rows.slice(0, -1);
  return [...others, middle, ...rows.slice(others.length)];
}
