// What the end of a match has to tell, and whether it still has to be counted out.
import type { Outcome, Sentence, Words } from '@sagebrush/engine';
import { isMotionReduced } from '@sagebrush/table-kit/reduced-motion.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useControl } from '@sagebrush/table-kit/table/context.ts';
import { type RevealStep, stepsOfSheet } from '@sagebrush/table-kit/table/ending.ts';
import { useCallback, useMemo, useState } from 'react';

interface EndStory {
  readonly steps: readonly RevealStep[];
  readonly best: Sentence | undefined;
}

export function useEnded(outcome: Outcome, words: Words): EndStory | undefined {
  const { store } = useControl();
  const lang = useSettings((settings) => settings.lang);
  return useMemo(() => {
    const { screen, seating, moment, log } = store.getState();
    if (!screen || !seating || !moment) return undefined;
    const { players, table } = seating;
    const events = log.map(({ event }) => event);
    const ended = { outcome, view: moment.view, players, options: table.options, words, lang, events };
    return { steps: screen.ending?.(ended) ?? stepsOfSheet(ended), best: screen.bestMoment?.(ended) };
  }, [store, outcome, words, lang]);
}

/** Counted out once a match, and not where nothing shall move: there all of it stands at rest. */
const counted = new Set<string>();

export function useCounted(isDue: boolean): readonly [boolean, () => void] {
  const { store } = useControl();
  const speed = useSettings((settings) => settings.speed);
  const match = store.getState().seating?.match ?? '';
  const isStill = speed === 'none' || isMotionReduced();
  const [isDone, setDone] = useState(!isDue || isStill || counted.has(match));
  const finish = useCallback(() => {
    counted.add(match);
    setDone(true);
  }, [match]);
  return [isDone, finish];
}
