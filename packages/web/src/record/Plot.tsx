// A line over matches, drawn by hand: with a band around it where the value is uncertain. The label says in words what
import * as styles from './record.module.css';

// it shows.
interface Props {
  readonly label: string;
  readonly values: readonly number[];
  /** How far the truth may lie on either side of each value. */
  readonly spread?: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly show: (value: number) => string;
}

const [WIDTH, HEIGHT, LEFT, EDGE] = [600, 180, 84, 14];

export function Plot({ label, values, spread = [], low, high, show }: Props) {
  const x = (index: number): number => LEFT + ((WIDTH - LEFT - EDGE) * index) / Math.max(1, values.length - 1);
  const y = (value: number): number => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share;
  };
  const points = (of: readonly number[]): string[] =>
    of.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const above = points(values.map((value, index) => value + (spread[index] ?? 0)));
  const below = points(values.map((value, index) => value - (spread[index] ?? 0)));
  const last = values.length - 1;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[low, (low + high) / 2, high].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - EDGE} y1={y(value)} y2={y(value)} className={styles.rule} />
          <text x={LEFT - 8} y={y(value) + 5} textAnchor="end">
            {show(value)}
          </text>
        </g>
      ))}
      {spread.length > 0 && <polygon points={[...above, ...below.reverse()].join(' ')} className={styles.band} />}
      <polyline points={points(values).join(' ')} className={styles.line} />
      {last >= 0 && <circle cx={x(last)} cy={y(values[last] ?? low)} r={5} className={styles.dot} />}
    </svg>
  );
}
