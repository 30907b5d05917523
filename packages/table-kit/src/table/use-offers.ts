// The offers of this moment, in the guest's words.
import type { Words } from '@sagebrush/engine';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { useShown } from './context.ts';
import type { Offer } from './offers.ts';

const NONE: readonly Offer[] = [];

/** None while something is being shown, or nothing is asked. */
export function useOffers(words: Words): readonly Offer[] {
  const lang = useSettings((settings) => settings.lang);
  const moment = useShown((shown) => shown.moment);
  const busy = useShown((shown) => shown.busy);
  const screen = useShown((shown) => shown.screen);
  const seating = useShown((shown) => shown.seating);
  return useMemo(() => {
    if (!moment || busy || !seating || seating.you === 'rail' || !screen?.offersOf || !moment.asked) return NONE;
    const { you, players, table } = seating;
    const { view, choices } = moment;
    return screen.offersOf({ view, choices, words, players, you, seat: you, options: table.options, lang });
  }, [moment, busy, screen, seating, words, lang]);
}
