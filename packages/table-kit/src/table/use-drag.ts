// Dragging a thing with mouse or finger: it follows, and glides back to its place when it is let go.
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isMotionReduced } from '../reduced-motion.ts';
import { paced, useSettings } from '../settings.ts';
import { EASE_OUT } from './flight.ts';

interface Dragging {
  readonly onStart: () => void;
  /** Let go at this point of the window. */
  readonly onDrop: (x: number, y: number) => void;
}
interface Draggable {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** A click that only ends a drag is none. */
  readonly onClickCapture: (event: { stopPropagation(): void }) => void;
}

/** Pixels; less is a tap of an unsteady finger. */
const STEADY = 3;
const BACK = 240;

export function useDrag({ onStart, onDrop }: Dragging): Draggable {
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const speed = useSettings((settings) => settings.speed);
  const listening = useRef<AbortController>(undefined);
  useEffect(() => () => listening.current?.abort(), []);

  function glideBack(element: HTMLElement): void {
    const from = element.style.translate;
    delete element.dataset['dragged'];
    element.style.translate = '';
    if (!isMotionReduced())
      element.animate([{ translate: from }, { translate: 'none' }], {
        duration: paced(BACK, speed),
        easing: `cubic-bezier(${EASE_OUT.join(',')})`,
      });
  }

  function follow(element: HTMLElement, { pointerId, clientX, clientY }: PointerEvent): void {
    const leave = new AbortController();
    listening.current = leave;
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (x: number, y: number) => void): void =>
      addEventListener(
        type,
        (event) => {
          if (event.pointerId === pointerId) act(event.clientX, event.clientY);
        },
        { signal: leave.signal },
      );
    const end = (): void => {
      leave.abort();
      if (dragged.current) glideBack(element);
    };
    on('pointermove', (x, y) => {
      if (!dragged.current && Math.hypot(x - clientX, y - clientY) < STEADY) return;
      if (!dragged.current) {
        dragged.current = true;
        element.dataset['dragged'] = '';
        onStart();
      }
      element.style.translate = `${x - clientX}px ${y - clientY}px`;
    });
    on('pointerup', (x, y) => {
      if (dragged.current) onDrop(x, y);
      end();
    });
    on('pointercancel', end);
  }

  return {
    ref,
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0 || !ref.current) return;
      dragged.current = false;
      follow(ref.current, event);
    },
    onClickCapture(event) {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}
