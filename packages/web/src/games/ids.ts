// The three games by id, as the shell knows them before any rules are loaded.
import type { Game } from '@sagebrush/engine';

export const GAME_IDS = ['corral', 'wyoming', 'cowpoker'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => GAME_IDS.some((one) => one === id);

/** What a poster says before the game is loaded; a test holds it against the rules. */
export const POSTERS: Readonly<
  Record<
    GameId,
    { short: string; players: { min: number; max: number }; usual: number; minutes: { min: number; max: number } }
  >
> = {
  corral: { short: 'Corral', players: { min: 2, max: 6 }, usual: 4, minutes: { min: 15, max: 25 } },
  wyoming: { short: 'Wyoming', players: { min: 3, max: 9 }, usual: 4, minutes: { min: 30, max: 60 } },
  cowpoker: { short: 'Cowpoker', players: { min: 2, max: 4 }, usual: 4, minutes: { min: 15, max: 30 } },
};

const RULES = {
  corral: async () => (await import('@sagebrush/corral')).corral,
  wyoming: async () => (await import('@sagebrush/wyoming')).wyoming,
  cowpoker: async () => (await import('@sagebrush/cowpoker')).cowpoker,
} as const satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

/** The rules of a game, loaded when they are needed. */
export const loadRules = async (id: GameId): Promise<Game> => (await RULES[id]()) as unknown as Game;
