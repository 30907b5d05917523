// The one back: a sagebrush rosette.
import * as styles from './cards.module.css';

const TURNS = Array.from({ length: 8 }, (_, index) => index * 45);
const SPRIG = 'M0 -7V-30';
const LEAVES =
  'M0 -11C-5 -11 -8 -15 -8 -19C-4 -19 -1 -16 0 -11C1 -16 4 -19 8 -19C8 -15 5 -11 0 -11ZM0 -19C-4 -20 -7 -24 -6 -28C-3 -27 -1 -24 0 -19C1 -24 3 -27 6 -28C7 -24 4 -20 0 -19ZM0 -27C-3 -30 -3 -34 0 -37C3 -34 3 -30 0 -27Z';
const CORNERS = [
  [15, 15, 135],
  [85, 15, 225],
  [85, 125, 315],
  [15, 125, 45],
] as const;

export function CardBack() {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".75" y=".75" width="98.5" height="138.5" rx="8" className={`${styles.paper} ${styles.backEdge}`} />
      <rect x="7" y="7" width="86" height="126" rx="4" className={styles.backSage} />
      <rect x="10.5" y="10.5" width="79" height="119" rx="2" className={styles.backLine} />
      <circle cx="50" cy="70" r="39" className={styles.backRing} />
      {TURNS.map((turn) => (
        <g key={turn} transform={`translate(50 70) rotate(${turn})`}>
          <path d={SPRIG} className={styles.backStem} />
          <path d={LEAVES} className={turn % 90 === 0 ? styles.backLeaves : styles.backLeavesPale} />
        </g>
      ))}
      <circle cx="50" cy="70" r="7.5" className={styles.backBloom} />
      <circle cx="50" cy="70" r="3" className={styles.backSeed} />
      {CORNERS.map(([x, y, turn]) => (
        <path
          key={turn}
          d={LEAVES}
          transform={`translate(${x} ${y}) rotate(${turn}) translate(0 9) scale(.8)`}
          className={styles.backLeavesPale}
        />
      ))}
    </svg>
  );
}
