// The evenings of this browser, one a game, with what they were before each change.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Evening } from './evening.ts';

interface Kept {
  readonly now: Evening;
  /** The latest first. */
  readonly past: readonly Evening[];
}
interface Evenings {
  readonly evenings: { readonly [game: string]: Kept };
}
const STEPS_BACK = 60;

export const useEvenings = create<Evenings>()(persist(() => ({ evenings: {} }), { name: 'sagebrush.scores' }));

export function keepEvening(game: string, now: Evening): void {
  useEvenings.setState(({ evenings }) => {
    const before = evenings[game];
    const past = before ? [before.now, ...before.past].slice(0, STEPS_BACK) : [];
    return { evenings: { ...evenings, [game]: { now, past } } };
  });
}

export function undoEvening(game: string): void {
  useEvenings.setState(({ evenings }) => {
    const [now, ...past] = evenings[game]?.past ?? [];
    return now ? { evenings: { ...evenings, [game]: { now, past } } } : {};
  });
}
