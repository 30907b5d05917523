// What {{title}} says, in three languages.
import { cardName, type Lang, type Words } from '@sagebrush/engine';
import type { {{Id}}Types } from '../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** All but the title and the cards, which are the same or made the same way in every language. */
export type RuleWords = Omit<Words<{{Id}}Types>, 'title' | 'card'>;

const WORDS: Readonly<Record<Lang, RuleWords>> = { en, de, it };

export const words = (lang: Lang): Words<{{Id}}Types> => ({
  title: '{{title}}',
  card: (card) => cardName(lang, card),
  ...WORDS[lang],
});
