// The ace pile as badges, and the clock that runs to the end of the hand.

import { SUITS, type SuitText } from '@sagebrush/engine';
import type { WyomingView } from '@sagebrush/wyoming';
import { BadgeStar } from './BadgeStar.tsx';
import { decksFor, shownEndClock } from './end-clock.ts';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function Badges({ view }: { readonly view: WyomingView }) {
  const own = useWords();
  const decks = decksFor(view.handSizes.length);
  return (
    <ul className={styles.badges} aria-label={own.badgesLeft(view.aces.length)}>
      {SUITS.map((suit) => (
        <li key={suit}>
          <Badge suit={suit} left={view.aces.filter((ace) => ace.charAt(1) === suit).length} decks={decks} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ suit, left, decks }: { readonly suit: SuitText; readonly left: number; readonly decks: number }) {
  return (
    <span className={styles.badge} data-gone={left === 0 || undefined}>
      <BadgeStar suit={suit} />
      {decks > 1 && <b>{left}</b>}
    </span>
  );
}

export function EndClockPanel({ view }: { readonly view: WyomingView }) {
  const own = useWords();
  const { tens: all, tensOut: out, isTwentyTwoDown: down } = shownEndClock(view);
  return (
    <section className={styles.endClock} aria-label={own.endClock}>
      <p>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: all }, (_, index) => (index < out ? '◆' : '◇')).join('')}
        </span>{' '}
        {own.tensOut(out, all)}
      </p>
      <p>
        <span aria-hidden="true">{down ? '◆' : '◇'}</span> {down ? own.twentyTwoDown : own.twentyTwoUp}
      </p>
      <p>
        <span aria-hidden="true">★</span> {own.badgesLeft(view.aces.length)}
      </p>
    </section>
  );
}
