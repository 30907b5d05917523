// The words of Cowpoker in the language of the table.
import type { Lang, Words } from '@sagebrush/engine';
import type { CowpokerTypes, Options } from '../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { wordsFrom } from './lexicon.ts';

const LANGUAGES = { en, de, it };

export const words = (lang: Lang, options: Options): Words<CowpokerTypes> => wordsFrom(LANGUAGES[lang], options);
