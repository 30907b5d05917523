// Playing a replay: by itself at a chosen pace, by buttons, and by keys: arrows step, Page Up and Down leap, Home and
// End, Space.
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Replay, ReplayShown } from './replay.ts';

/** Milliseconds between one move and the next. */
const PACES = { slow: 2400, normal: 1100, quick: 300 } as const;
/** A score sheet in the middle of a match stays open for so long. */
const SHEET = 5000;
const LEAP = 10;

export interface Playing {
  readonly on: boolean;
  readonly pace: keyof typeof PACES;
  setPace(pace: keyof typeof PACES): void;
  toggle(): void;
  /** Goes there, and stays. */
  go(at: number): void;
}

export function usePlaying(replay: Replay): Playing {
  const control = useControl();
  const busy = useShown((shown) => shown.busy);
  const { at, last } = useStore(replay.store);
  const [wanted, setWanted] = useState(false);
  const [pace, setPace] = useState<keyof typeof PACES>('normal');
  const on = wanted && at < last;

  useEffect(() => {
    if (!on) return;
    const next = () => (busy ? control.skipScene() : replay.go(at + 1, pace === 'quick'));
    const timer = setTimeout(next, busy ? SHEET : PACES[pace]);
    return () => clearTimeout(timer);
  }, [on, busy, at, pace, replay, control]);

  const go = useCallback(
    (to: number) => {
      setWanted(false);
      // Whoever steps on while a scene is still played has seen enough of it.
      replay.go(to, control.store.getState().busy);
    },
    [replay, control],
  );
  const toggle = useCallback(() => setWanted(!on), [on]);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('dialog, input, select')) return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      const to = placeFor(event.key, replay.store.getState());
      if (to === undefined && event.key !== ' ') return;
      event.preventDefault();
      if (to === undefined) toggle();
      else go(to);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [replay, go, toggle]);

  return { on, pace, setPace, toggle, go };
}

/** Where a key leads to. */
function placeFor(key: string, { at, last }: ReplayShown): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'PageDown':
      return at + LEAP;
    case 'PageUp':
      return at - LEAP;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
