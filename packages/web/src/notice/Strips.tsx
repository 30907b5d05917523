// What the house has to say stands above every page and every table, and takes its own room: it covers nothing.
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Strips.module.css';

export function Strips({ children }: { readonly children: ReactNode }) {
  const strips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strips;
    if (!current) return;
    const room = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--above', `${current.offsetHeight}px`),
    );
    room.observe(current);
    return () => room.disconnect();
  }, []);
  return (
    <div ref={strips} className={styles.strips}>
      {children}
    </div>
  );
}
