// The words of the screen around the tables, and those of every table, in the guest's language and no other: each
// language is loaded when it is first spoken. A wing with many words of its own (`<wing>/words/`) keeps and loads them
// itself.
import { detach, type Lang } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import type { AppWords } from './words.ts';

const LOADERS: InEveryLang<() => Promise<AppWords>> = {
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
  it: async () => (await import('./it.ts')).words,
};

const speech = createStore<{ readonly words?: AppWords }>()(() => ({}));

/** The app is drawn when the words have come; whoever changes the language reads the old one until then. */
export async function loadWords(lang: Lang): Promise<void> {
  const words = await LOADERS[lang]();
  if (useSettings.getState().lang === lang) speech.setState({ words });
}
useSettings.subscribe(({ lang }, before) => {
  if (lang !== before.lang) detach(loadWords(lang), reportError);
});

function spoken({ words }: { readonly words?: AppWords }): AppWords {
  if (!words) throw new Error('no words have been loaded yet');
  return words;
}
export const appWordsNow = (): AppWords => spoken(speech.getState());
/** The build, which writes the front page, reads the same words as a browser. */
export const useAppWords = (): AppWords => useSyncExternalStore(speech.subscribe, appWordsNow, appWordsNow);
