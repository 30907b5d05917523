// The words of the daily deal; the front page says some of them.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import { inOneLanguage, useLoadedWords } from '../../words/in-one-language.ts';
import type { en } from './en.ts';

export type DailyWords = Widened<typeof en>;
const daily = inOneLanguage<DailyWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
});
export const useDailyWords = (): DailyWords => useLoadedWords(daily);
