// The Italian article that each card wants.
import { ACE, type CardText, EIGHT, parseCard, QUEEN, rankOf } from '@sagebrush/engine';

/** il Re, la Donna, l'Asso; the same with a preposition in front. */
export const ARTICLES = {
  the: ['il ', 'la ', "l'"],
  The: ['Il ', 'La ', "L'"],
  on: ['sul ', 'sulla ', "sull'"],
  On: ['Sul ', 'Sulla ', "Sull'"],
  to: ['al ', 'alla ', "all'"],
} as const;

export const isQueen = (card: CardText): boolean => rankOf(parseCard(card)) === QUEEN;

export function article(kind: keyof typeof ARTICLES, card: CardText): string {
  const rank = rankOf(parseCard(card));
  const [il, la, elided] = ARTICLES[kind];
  if (rank === ACE || rank === EIGHT) return elided;
  return rank === QUEEN ? la : il;
}
