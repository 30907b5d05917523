// The words of the screen around the tables, and those of every table. A wing with many words of its own
// (`<wing>/words/`) keeps and loads them itself.
import { inOneLanguage, useLoadedWords } from './in-one-language.ts';
import type { AppWords } from './words.ts';

const app = inOneLanguage<AppWords>({
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
  it: async () => (await import('./it.ts')).words,
});

/** The app is drawn when its words have come. */
export const loadWords = app.load;
export const appWordsNow = app.now;
export const useAppWords = (): AppWords => useLoadedWords(app);
