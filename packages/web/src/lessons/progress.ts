// How far a guest has come in each lesson, kept in this browser.
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { GameId } from '../games/ids.ts';

/** The step to go on with. */
const store = createStore<Partial<Record<GameId, number>>>()(persist(() => ({}), { name: 'sagebrush.lessons' }));
export const stepIn = (game: GameId): number => store.getState()[game] ?? 0;
export function keepStep(game: GameId, step: number): void {
  store.setState({ [game]: step });
}
