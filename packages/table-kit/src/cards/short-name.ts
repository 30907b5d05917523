// A card in two signs, as people write it.
import type { SuitText } from '@sagebrush/engine';

export const SUIT_SIGNS: Readonly<Record<SuitText, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** The rank of a card, or a rank, as it is printed. */
export const rankText = (card: string): string => card.charAt(0).replace('T', '10');

/** `10♥`, and `10♥′` of a second deck; undefined for a Joker, which has no suit, and for what is no card. */
export function shortName(card: string): string | undefined {
  const sign = SUIT_SIGNS[card.charAt(1) as SuitText] as string | undefined;
  return sign && `${rankText(card)}${sign}${card.endsWith("'") ? '′' : ''}`;
}
