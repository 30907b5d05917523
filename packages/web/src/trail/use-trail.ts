// The trails of all games that have one, and how the series against each of their characters stand.
import { type CharacterTrail, detach } from '@sagebrush/engine';
import type { TrailPart, TrailReward } from '@sagebrush/table-kit/plugin.ts';
import { useEffect, useState } from 'react';
import { GAME_IDS, gameRules, gameTrailPart } from '../games/games.ts';
import { type SavedMatch, savedMatches } from '../table/match-store.ts';
import { useAppWords } from '../words/index.ts';
import { useTrailWords } from './words/index.ts';

export interface GameTrail extends CharacterTrail, TrailPart {
  readonly game: string;
}

export async function loadTrail(game: string): Promise<GameTrail | undefined> {
  const [{ trail }, part] = await Promise.all([gameRules(game), gameTrailPart(game)]);
  return trail && part ? { game, ...trail, ...part } : undefined;
}

interface TrailShown {
  readonly trails: readonly GameTrail[];
  readonly matches: readonly SavedMatch[];
}

export function useTrails(): TrailShown | undefined {
  const [shown, setShown] = useState<TrailShown>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [trails, matches] = await Promise.all([Promise.all(GAME_IDS.map(loadTrail)), savedMatches()]);
      setShown({ trails: trails.filter((trail) => trail !== undefined), matches });
    };
    detach(load(), reportError);
  }, []);
  return shown;
}

/** What a reward is called. */
export function useRewardName(): (reward: TrailReward) => string {
  const app = useAppWords();
  const words = useTrailWords();
  return (reward) => {
    if ('felt' in reward) return words.aFelt(app.felts[reward.felt]);
    if ('back' in reward) return words.aBack(words.backs[reward.back]);
    return words.hats[reward.hat] ?? reward.hat;
  };
}
