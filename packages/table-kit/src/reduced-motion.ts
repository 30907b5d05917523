// Whether whoever looks on would rather have things stand still.
import { useSyncExternalStore } from 'react';

const ASKED = '(prefers-reduced-motion: reduce)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(ASKED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const isMotionReduced = (): boolean => matchMedia(ASKED).matches;

export const useReducedMotion = (): boolean => useSyncExternalStore(listen, isMotionReduced, () => false);
