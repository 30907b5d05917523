// The Jokers: a coyote and a tumbleweed.
import type { CardText } from '@sagebrush/engine';
import { Drawing } from '../art/Drawing.tsx';
import { ANIMALS } from '../art/people/animals.ts';
import * as styles from './cards.module.css';

interface Props {
  readonly card: CardText;
  /** On a small card: the figure alone. */
  readonly plain?: boolean;
}

export function JokerFace({ card, plain = false }: Props) {
  const coyote = card.startsWith('X1');
  const figure = <Drawing shapes={coyote ? ANIMALS.coyote : ANIMALS.tumbleweed} line={plain ? 3 : 1.4} />;
  if (plain) return <g transform="translate(20 52) scale(.78)">{figure}</g>;
  return (
    <g>
      <rect x="8" y="30" width="84" height="80" rx="3" className={coyote ? styles.jokerNight : styles.jokerNoon} />
      <svg x="8" y="30" width="84" height="80" viewBox="0 0 84 80" role="presentation">
        <path
          d={
            coyote ? 'M0 66L16 60L24 62L40 56L62 64L84 58V80H0Z' : 'M0 62H12L16 48H30L34 62H58L61 54H74L77 62H84V80H0Z'
          }
          className={styles.jokerLand}
        />
        <g transform={coyote ? 'translate(4 2) scale(.78)' : 'translate(9 9) scale(.66)'}>{figure}</g>
        {!coyote && <path d="M2 30H14M0 40H10M4 52H12" className={styles.jokerWind} />}
      </svg>
      <rect x="8" y="30" width="84" height="80" rx="3" className={styles.courtFrame} />
    </g>
  );
}
