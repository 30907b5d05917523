// A card in two signs, as people write it.
import type { CardText, SuitText } from '@sagebrush/engine';

export const SUIT_SIGNS: Readonly<Record<SuitText, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

export const rankText = (card: CardText): string => card.charAt(0).replace('T', '10');

/** `10♥`, and `10♥′` of a second deck; undefined for a Joker, which has no suit. */
export function shortName(card: CardText): string | undefined {
  const sign = SUIT_SIGNS[card.charAt(1) as SuitText] as string | undefined;
  return sign && `${rankText(card)}${sign}${card.endsWith("'") ? '′' : ''}`;
}
