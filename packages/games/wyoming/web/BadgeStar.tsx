// A lawman's badge with its suit.
import type { SuitText } from '@sagebrush/engine';
import { SuitShape } from '@sagebrush/table-kit/cards/Suit.tsx';
import * as styles from './BadgeStar.module.css';

export function BadgeStar({ suit }: { readonly suit: SuitText }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.star} aria-hidden="true">
      <path d="M50 4l12 28 30 3-23 20 7 30-26-16-26 16 7-30L8 35l30-3z" className={styles.metal} />
      <circle cx="50" cy="52" r="20" className={styles.plate} />
      <g transform="translate(36 38) scale(.28)">
        <SuitShape suit={suit} />
      </g>
    </svg>
  );
}
