// The evenings of this browser, one a game, with what they were before each change.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Evening } from './evening.ts';

/** House rules stay as they are set, whatever is taken back: some are too large to be kept sixty times. */
type PastEvening = Omit<Evening, 'options'>;

interface Kept {
  readonly now: Evening;
  /** The latest first. */
  readonly past: readonly PastEvening[];
}
interface Evenings {
  readonly evenings: { readonly [game: string]: Kept };
}
const STEPS_BACK = 60;

export const useEvenings = create<Evenings>()(persist(() => ({ evenings: {} }), { name: 'sagebrush.scores' }));

const withoutRules = ({ options: _, ...evening }: Evening): PastEvening => evening;

export function keepEvening(game: string, now: Evening): void {
  useEvenings.setState(({ evenings }) => {
    const before = evenings[game];
    const past = before ? [withoutRules(before.now), ...before.past].slice(0, STEPS_BACK) : [];
    return { evenings: { ...evenings, [game]: { now, past } } };
  });
}

export function undoEvening(game: string): void {
  useEvenings.setState(({ evenings }) => {
    const kept = evenings[game];
    const [before, ...past] = kept?.past ?? [];
    if (!kept || !before) return {};
    const { options } = kept.now;
    const now = { ...before, ...(options === undefined ? {} : { options }) };
    return { evenings: { ...evenings, [game]: { now, past } } };
  });
}
