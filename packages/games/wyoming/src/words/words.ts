// Words: everything that the game says, in three languages and two tones.
import type { Lang, Words } from '@sagebrush/engine';
import type { Options } from '../options.ts';
import type { WyomingTypes } from '../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { TONES, wordsFrom } from './lexicon.ts';

const LANGUAGES = { en, de, it };
type Spoken = Words<WyomingTypes>;
const spoken = new Map<string, Spoken>();

/** Gentle words unless the table asks for the rulebook's. */
export function words(lang: Lang, _options: Options, wording?: string): Spoken {
  const tone = TONES.find((one) => one === wording) ?? TONES[0];
  const key = `${lang} ${tone}`;
  const known = spoken.get(key) ?? wordsFrom(LANGUAGES[lang], tone);
  spoken.set(key, known);
  return known;
}
