// What an option of an effect's choice is called.
import { type Card, cardName, type Lang, makeCard } from '@sagebrush/engine';
import { type OptionCode, optionCode, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import type { Pack } from '../pack/compile.ts';
import { textIn } from '../pack/format.ts';
import type { View } from '../types.ts';
import { ranchNames, trickNames } from './names.ts';

/** A card's name in the pack, with its poker card: Marigold Finster (Queen of Hearts). */
export function cardLabel(lang: Lang, pack: Pack, card: Card): string {
  const entry = pack.json.cards[pack.entry[card] ?? -1];
  const poker = cardName(lang, makeCard(card));
  return entry ? `${textIn(lang, entry.name)} (${poker})` : poker;
}

export function optionText(lang: Lang, pack: Pack, code: OptionCode): string {
  if (code >= TRICK_OPTION) return trickNames[lang][code - TRICK_OPTION] ?? '';
  if (code >= RANCH_OPTION) return ranchNames[code - RANCH_OPTION] ?? '';
  return cardLabel(lang, pack, code as Card);
}

/** The same view, and each option that it asks about with its name. */
export function withOptionTexts(lang: Lang, pack: Pack, view: View): View {
  const { asked } = view;
  if (!asked) return view;
  const options = asked.options.map(({ id }) => ({ id, text: optionText(lang, pack, optionCode(id)) }));
  return { ...view, asked: { ...asked, options } };
}
