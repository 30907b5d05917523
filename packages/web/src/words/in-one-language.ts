// Words in the guest's language and no other: each language is loaded when it is first spoken.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { use, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';

interface LoadedWords<Words> {
  readonly load: () => Promise<void>;
  readonly now: () => Words;
  readonly subscribe: (listener: () => void) => () => void;
  /** What somebody waits for who comes before the words, the same from then on; undefined where nobody did. */
  readonly coming: () => Promise<void> | undefined;
}

/** Whoever changes the language reads the old one until the new one has come. */
export function inOneLanguage<Words>(loaders: InEveryLang<() => Promise<Words>>): LoadedWords<Words> {
  const { subscribe, getState, setState } = createStore<{ readonly words?: Words }>()(() => ({}));
  let first: Promise<void> | undefined;
  async function load(): Promise<void> {
    const { lang } = useSettings.getState();
    const words = await loaders[lang]();
    if (useSettings.getState().lang === lang) setState({ words });
    else await load();
  }
  useSettings.subscribe(({ lang }, before) => {
    if (lang !== before.lang && getState().words !== undefined) detach(load(), reportError);
  });
  return {
    load,
    now() {
      const { words } = getState();
      if (words === undefined) throw new Error('no words have been loaded yet');
      return words;
    },
    subscribe,
    coming() {
      if (getState().words === undefined) first ??= load();
      return first;
    },
  };
}

export function useLoadedWords<Words>({ coming, subscribe, now }: LoadedWords<Words>): Words {
  const wait = coming();
  if (wait) use(wait);
  // The build, which writes the front page, reads the same words as a browser.
  return useSyncExternalStore(subscribe, now, now);
}
