// What a component needs to know about a game.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { use } from 'react';
import { gameTitle, loadPlugin } from './games.ts';

/** Waits until the game's plugin is there. */
export const usePlugin = (id: string): GamePlugin => use(loadPlugin(id));

/** What the games are called in the guest's language. */
export function useTitles(): (id: string) => string {
  const lang = useSettings((settings) => settings.lang);
  return (id) => gameTitle(id, lang);
}
