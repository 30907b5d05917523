// From the score sheet to the explainer: the poker hands that its lines speak of.
import { parseCard, RANKS, type RankText, rankOf, type SheetLine } from '@sagebrush/engine';
import { handsAddress, NO_HAND, type PickedHand } from '@sagebrush/table-kit/hands-address.ts';

/**
 * The five of a line, with the ranks that were wild where they lay; undefined where the line is about no poker hand.
 */
function handOfLine({ cards, note }: SheetLine): PickedHand | undefined {
  const stands = note?.['stands'];
  if (typeof stands !== 'object' || stands === null || !('category' in (note ?? {}))) return undefined;
  return { cards, wild: Object.keys(stands).flatMap(rankIn) };
}
const rankIn = (card: string): RankText[] => RANKS.slice(rankOf(parseCard(card)), rankOf(parseCard(card)) + 1);

/** Where a line's poker hand is explained, beside the one that took the points if that was another. */
export function explainLine(line: SheetLine, sheet: readonly SheetLine[]): string | undefined {
  const one = handOfLine(line);
  if (!one) return undefined;
  const better = sheet.find(
    (other) => other.what === line.what && other.seat !== line.seat && other.points > line.points,
  );
  return handsAddress({ one, two: (better && handOfLine(better)) ?? NO_HAND });
}
