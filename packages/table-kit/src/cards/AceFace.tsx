// An Ace: its suit before a rising sun, between two sprigs of sage.
import type { SuitText } from '@sagebrush/engine';
import * as styles from './cards.module.css';
import { Twice } from './paper.tsx';
import { SuitAt } from './Suit.tsx';

const RAYS = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  const [from, to] = [27, index % 2 === 0 ? 33 : 30.5];
  const at = (r: number): string => `${(50 + r * Math.cos(angle)).toFixed(1)} ${(70 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}).join('');

/** Half a wreath below the sun; the other three are its mirror images. */
const STEM = 'M50 119C41 118 34 113 30 105';
const LEAVES = [
  [45, 118, 205],
  [41, 116.5, 150],
  [37.5, 114, 215],
  [34, 110.5, 165],
  [31.5, 107, 235],
  [30, 104, 255],
] as const;
const LEAF = 'M0 0C3 -6 9 -7 13 -4C11 1 6 4 0 0Z';

function Sprig() {
  return (
    <g className={styles.aceSprig}>
      <path d={STEM} className={styles.aceStem} />
      {LEAVES.map(([x, y, turn]) => (
        <path key={turn} d={LEAF} transform={`translate(${x} ${y}) rotate(${turn}) scale(.62)`} />
      ))}
    </g>
  );
}

export function AceFace({ suit }: { readonly suit: SuitText }) {
  return (
    <g>
      <circle cx="50" cy="70" r="25" className={styles.aceDisc} />
      <path d={RAYS} className={styles.aceRays} />
      <SuitAt suit={suit} x={50} y={70} size={40} />
      <Twice>
        <Sprig />
        <g transform="matrix(-1 0 0 1 100 0)">
          <Sprig />
        </g>
      </Twice>
    </g>
  );
}
