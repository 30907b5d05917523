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

/** Names and house rules are no steps: what is taken back is taps. */
const isStep = (before: Evening, now: Evening): boolean =>
  before.open !== now.open || before.rounds !== now.rounds || before.dealer !== now.dealer;

const withoutRules = ({ options: _, ...evening }: Evening): PastEvening => evening;

/** `before` is what the page showed: nothing is kept of a game until the first change. */
export function keepEvening(game: string, before: Evening, now: Evening): void {
  useEvenings.setState(({ evenings }) => {
    const { past = [] } = evenings[game] ?? {};
    const steps = isStep(before, now) ? [withoutRules(before), ...past].slice(0, STEPS_BACK) : past;
    return { evenings: { ...evenings, [game]: { now, past: steps } } };
  });
}

export function undoEvening(game: string): void {
  useEvenings.setState(({ evenings }) => {
    const kept = evenings[game];
    const [before, ...past] = kept?.past ?? [];
    if (!kept || !before) return {};
    const { names, options } = kept.now;
    const now = {
      ...before,
      names: names.length === before.names.length ? names : before.names,
      ...(options === undefined ? {} : { options }),
    };
    return { evenings: { ...evenings, [game]: { now, past } } };
  });
}
