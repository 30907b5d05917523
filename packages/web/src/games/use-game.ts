// What a component needs to know about a game.
import { detach, type Game } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { use, useEffect, useState } from 'react';
import { gameTitle, isGameId, loadPlugin, loadRules } from './games.ts';

/** Waits until the game's plugin is there. */
export const usePlugin = (id: string): GamePlugin => use(loadPlugin(id));

/** What the games are called in the guest's language. */
export function useTitles(): (id: string) => string {
  const lang = useSettings((settings) => settings.lang);
  return (id) => gameTitle(id, lang);
}

/** The game's rules, once they are there; undefined for a game that this site does not have. */
export function useRules(id: string): Game | undefined {
  const [rules, setRules] = useState<Game>();
  useEffect(() => {
    if (isGameId(id)) detach(loadRules(id).then(setRules), reportError);
  }, [id]);
  return rules?.id === id ? rules : undefined;
}
