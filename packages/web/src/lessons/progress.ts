// How far a guest has come in each lesson, kept in this browser.
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The step to go on with. */
const store = createStore<Partial<Record<string, number>>>()(persist(() => ({}), { name: 'sagebrush.lessons' }));
export const stepIn = (game: string): number => store.getState()[game] ?? 0;
export function keepStep(game: string, step: number): void {
  store.setState({ [game]: step });
}
