// What the sentences of all languages need to know about cards and the table.
import { type CardText, parseCard, type Rank, rankOf } from '@sagebrush/engine';
import { isLawman, isOutlaw } from '../rules/fighters.ts';
import type { View } from '../types.ts';

export type FighterKind = 'lawman' | 'cowpoke' | 'outlaw';

export function fighterKind(text: CardText): FighterKind {
  const card = parseCard(text);
  if (isLawman(card)) return 'lawman';
  return isOutlaw(card) ? 'outlaw' : 'cowpoke';
}

/** The rank of a natural pair. */
export const pairRank = (cards: readonly CardText[]): Rank => rankOf(parseCard(cards[0] as CardText));

/** Who controls this fighter, as the view shows it. */
export const ownerOn = (view: View, fighter: CardText): number =>
  view.fighters.findIndex((fighters) => fighters.some(({ card }) => card === fighter));
