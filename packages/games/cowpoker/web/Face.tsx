// A Cowpoker card as the pack of this table has it, in the guest's language.
import type { CardText } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { CowpokerFace } from './cards/CowpokerFace.tsx';
import { characterOf } from './cards/character.ts';
import { entryOf, packAt } from './pack.ts';

export function Face({ card }: { readonly card: CardText }) {
  const lang = useSettings((settings) => settings.lang);
  const entry = useShown(({ seating }) => seating && entryOf(packAt(seating.table.options), card));
  return entry ? <CowpokerFace card={characterOf(lang, entry)} /> : null;
}
