// The words of the screen around the games, in the guest's language.
import type { Lang } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Lang, Words>> = { en, de, it };
export const useWords = (): Words => WORDS[useSettings((settings) => settings.lang)];
export const wordsNow = (): Words => WORDS[useSettings.getState().lang];
