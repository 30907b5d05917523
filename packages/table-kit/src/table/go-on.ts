// What the line says once something is picked.
import { either, type Lang } from '@sagebrush/engine';
import type { KitWords } from '../words/index.ts';
import type { SpotKinds } from './screen.ts';
import { type Picking, type Spot, spotKind } from './spots.ts';

/** What to pick next: so many cards more, or one of the kinds of things that glow; else the buttons say it all. */
export function goOn(
  own: KitWords,
  { lit, offered, missing }: Picking,
  picked: readonly Spot[],
  { lang, spotKinds = {} }: { readonly lang: Lang; readonly spotKinds?: SpotKinds | undefined },
): string {
  const next = [...lit].filter((spot) => spotKind(spot) !== 'do');
  if (next.every((spot) => offered.some(({ spots }) => spots.includes(spot))))
    return offered.length === 1 ? own.playThis : own.playWhich;
  const kinds = [...new Set(next.map(spotKind))].filter((kind) => kind !== 'do');
  if (missing.fewest > 0 && kinds.every((kind) => kind === 'hand')) {
    const cards = picked.filter((spot) => spotKind(spot) === 'hand').length;
    return cards === 0 ? own.pickFromHand(missing.fewest) : own.pickCards(cards, missing.fewest);
  }
  const named = kinds.map((kind) => ({ ...own.kinds, ...spotKinds })[kind] ?? kind);
  return own.pickNext(either(lang, named).join(''));
}
