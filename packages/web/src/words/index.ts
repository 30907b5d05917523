// The words of the screen around the tables, and those of every table, in the guest's language and no other: each
// language is loaded when it is first spoken. A wing with many words of its own (`<wing>/words/`) keeps and loads them
// itself.
import { detach, type Lang } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { create } from 'zustand';
import type { Words } from './words.ts';

const LOADERS: InEveryLang<() => Promise<Words>> = {
  en: async () => ({ ...(await import('@sagebrush/table-kit/words/en.ts')).en, ...(await import('./en.ts')).en }),
  de: async () => ({ ...(await import('@sagebrush/table-kit/words/de.ts')).de, ...(await import('./de.ts')).de }),
  it: async () => ({ ...(await import('@sagebrush/table-kit/words/it.ts')).it, ...(await import('./it.ts')).it }),
};

const useSpoken = create<{ readonly words?: Words }>()(() => ({}));

/** The app is drawn when the words have come; whoever changes the language reads the old one until then. */
export async function loadWords(lang: Lang): Promise<void> {
  const words = await LOADERS[lang]();
  if (useSettings.getState().lang === lang) useSpoken.setState({ words });
}
useSettings.subscribe(({ lang }, before) => {
  if (lang !== before.lang) detach(loadWords(lang), reportError);
});

function spoken({ words }: { readonly words?: Words }): Words {
  if (!words) throw new Error('no words have been loaded yet');
  return words;
}
export const useWords = (): Words => useSpoken(spoken);
export const wordsNow = (): Words => spoken(useSpoken.getState());
