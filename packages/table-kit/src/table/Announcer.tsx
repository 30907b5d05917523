// What a screen reader is told of turns and events.
import * as controls from '../styles/controls.module.css';
import { useShown } from './context.ts';

export function Announcer() {
  const announced = useShown((shown) => shown.announced);
  return (
    <p className={controls.hidden} role="status" aria-live="polite" data-announcer>
      {announced}
    </p>
  );
}
