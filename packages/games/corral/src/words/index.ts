// Everything that the game says, by language.
import type { Lang, Words } from '@sagebrush/engine';
import type { CorralTypes } from '../types.ts';
import { en } from './en.ts';
import { wordsFrom } from './lexicon.ts';

const WORDS: Readonly<Record<Lang, Words<CorralTypes>>> = { en: wordsFrom(en), de: wordsFrom(en), it: wordsFrom(en) };

export const words = (lang: Lang): Words<CorralTypes> => WORDS[lang];
