// Everything that the game says, by language.
import type { Lang, Words } from '@sagebrush/engine';
import type { CorralTypes } from '../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { wordsFrom } from './lexicon.ts';

const WORDS: Readonly<Record<Lang, Words<CorralTypes>>> = { en: wordsFrom(en), de: wordsFrom(de), it: wordsFrom(it) };

export const words = (lang: Lang): Words<CorralTypes> => WORDS[lang];
