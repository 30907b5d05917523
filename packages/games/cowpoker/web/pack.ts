// The pack of the table at hand.
import { type CardEntry, type Options, type Pack, packOf } from '@sagebrush/cowpoker';
import { type CardText, parseCard } from '@sagebrush/engine';

/** The same object every time for the same table. */
export const packAt = (options: object): Pack => packOf(options as Options);

export const pointsIn = (pack: Pack, cards: readonly CardText[]): number =>
  cards.reduce((sum, card) => sum + (pack.points[parseCard(card)] ?? 0), 0);

export const entryOf = (pack: Pack, card: CardText): CardEntry | undefined =>
  pack.json.cards[pack.entry[parseCard(card)] ?? -1];
