// The three games by id, as the shell knows them before any rules are loaded.
import type { Game } from '@sagebrush/engine';

export const GAME_IDS = ['corral', 'wyoming', 'cowpoker'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => GAME_IDS.some((one) => one === id);

/** What a poster says before the game is loaded; a test holds it against the rules. */
export const POSTERS: Readonly<
  Record<GameId, { players: { min: number; max: number }; usual: number; minutes: { min: number; max: number } }>
> = {
  corral: { players: { min: 2, max: 6 }, usual: 4, minutes: { min: 15, max: 25 } },
  wyoming: { players: { min: 3, max: 9 }, usual: 4, minutes: { min: 30, max: 60 } },
  cowpoker: { players: { min: 2, max: 4 }, usual: 4, minutes: { min: 15, max: 30 } },
};

/** The rules of a game, loaded when they are needed. */
export async function loadRules(id: GameId): Promise<Game> {
  if (id === 'corral') return (await import('@sagebrush/corral')).corral as unknown as Game;
  if (id === 'wyoming') return (await import('@sagebrush/wyoming')).wyoming as unknown as Game;
  return (await import('@sagebrush/cowpoker')).cowpoker as unknown as Game;
}
