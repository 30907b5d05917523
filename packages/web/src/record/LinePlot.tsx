// A line over matches: with a band around it where the value is uncertain. The label says in words what it shows.
import { acrossFrame, bandPath, type ChartFrame, linePath, ticksOf, upFrame } from '@sagebrush/bots/chart';
import { ChartGrid } from '@sagebrush/table-kit/plots/ChartGrid.tsx';
import * as styles from './record.module.css';

interface Props {
  readonly label: string;
  readonly values: readonly number[];
  /** How far the truth may lie on either side of each value. */
  readonly spread?: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly show: (value: number) => string;
}

const FRAME: ChartFrame = { width: 600, height: 180, left: 84, right: 14, top: 14, bottom: 14 };

export function LinePlot({ label, values, spread = [], low, high, show }: Props) {
  const last = values.length - 1;
  const x = acrossFrame(FRAME, [0, Math.max(1, last)]);
  const y = upFrame(FRAME, [low, high]);
  const points = (of: readonly number[]) => of.map((value, index) => [x(index), y(value)] as const);
  const above = points(values.map((value, index) => value + (spread[index] ?? 0)));
  const below = points(values.map((value, index) => value - (spread[index] ?? 0)));
  return (
    <svg className={styles.plot} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
      <ChartGrid frame={FRAME} y={y} values={ticksOf([low, high], 3)} show={show} className={styles.rule} />
      {spread.length > 0 && <path d={bandPath(above, below)} className={styles.band} />}
      <path d={linePath(points(values))} className={styles.line} />
      {last >= 0 && <circle cx={x(last)} cy={y(values[last] ?? low)} r={5} className={styles.dot} />}
    </svg>
  );
}
