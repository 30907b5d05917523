// The parts of a table as one viewer sees them, in rows.
import {
  type CardText,
  type GameAction,
  isCardText,
  type Json,
  type Seat,
  type Sentence,
  type Showing,
  type Tabletop,
  withCards,
} from '@sagebrush/engine';
import { tabletops } from '@sagebrush/games/tabletops';

export interface TabletopRow {
  /** Whose part of the table this is; undefined for the middle. */
  readonly seat?: Seat;
  readonly items: readonly Sentence[];
}

/** A game without a tabletop of its own shows how many cards everybody holds. */
const BARE: Tabletop = {
  middle: () => [],
  front: ({ view, texts }, seat) => [[texts.cards(view.handSizes[seat] ?? 0)]],
  held: (_, card) => withCards(card),
  attempts: () => [],
};
export const tabletopOf = (game: string): Tabletop => tabletops.get(game) ?? BARE;

/**
 * The other seats clockwise from the viewer's left, the middle, and the viewer's own place last.
 * `showingFor` is asked for each seat: an open replay shows everybody's own view of their place.
 */
export function rowsOf(
  tabletop: Tabletop,
  showingFor: (seat: Seat | undefined) => Showing,
  viewer: Seat | undefined,
): TabletopRow[] {
  const showing = showingFor(undefined);
  const seats = showing.table.seats.map((_, index) => ((viewer ?? -1) + 1 + index) % showing.table.seats.length);
  const rows: TabletopRow[] = seats.map((seat) => ({ seat, items: tabletop.front(showingFor(seat), seat) }));
  const middle: TabletopRow = { items: tabletop.middle(showing) };
  const others = viewer === undefined ? rows : rows.slice(0, -1);
  return [...others, middle, ...rows.slice(others.length)];
}

/** Every card that an action names. */
export function cardsNamed(action: Json | GameAction): CardText[] {
  if (isCardText(action)) return [action];
  return typeof action === 'object' && action !== null
    ? Object.values(action as object).flatMap((part) => cardsNamed(part as Json))
    : [];
}
