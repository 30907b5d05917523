// The tip of this turn, in somebody's first match: one a turn at most, and none twice.
import type { Words } from '@sagebrush/engine';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useShown } from './context.ts';
import type { Tip } from './screen.ts';

export function useTip(words: Words): Tip | undefined {
  const lang = useSettings((settings) => settings.lang);
  const moment = useShown((shown) => shown.moment);
  const busy = useShown((shown) => shown.busy);
  const screen = useShown((shown) => shown.screen);
  const seating = useShown((shown) => shown.seating);
  const [given, setGiven] = useState<{ readonly [id: string]: number }>({});
  const seq = moment?.seq ?? 0;
  const tip = useMemo(() => {
    if (!moment?.asked || busy || !seating?.first || seating.you === 'rail') return undefined;
    const { you, players, table } = seating;
    const { view, choices } = moment;
    const earlier = new Set(Object.keys(given).filter((id) => given[id] !== seq));
    return screen?.tipFor?.({ view, choices, words, players, you, seat: you, options: table.options, lang }, earlier);
  }, [moment, busy, screen, seating, words, lang, given, seq]);
  const isNew = tip !== undefined && (given[tip.id] ?? seq) === seq;
  useEffect(() => {
    if (tip && isNew) setGiven((before) => (before[tip.id] === seq ? before : { ...before, [tip.id]: seq }));
  }, [tip, isNew, seq]);
  return isNew ? tip : undefined;
}
