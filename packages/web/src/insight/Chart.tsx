// The chances of all seats from the deal to the end, as lines; a slider reads any moment of them.
import type { TurningPoint } from '@sagebrush/insight';
import { ChartGrid } from '@sagebrush/table-kit/plots/ChartGrid.tsx';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { type ChancesChart, chancesChart, chancesPath, markOf, NARROW, spread, stepAt, WIDE } from './chart-lines.ts';
import type { NamedSeat } from './GameSentence.tsx';
import * as styles from './understand.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  /** For each moment the chances of each seat. */
  readonly chances: readonly (readonly number[])[];
  readonly seats: readonly NamedSeat[];
  /** The number of the last moment: lines that end before it are still being drawn. */
  readonly last: number;
  readonly at: number;
  readonly turningPoints: readonly TurningPoint[];
  readonly percent: Intl.NumberFormat;
  readonly onPick: (moment: number) => void;
}

const GRID = [0, 0.25, 0.5, 0.75, 1];

export function Chart({ chances, seats, last, at, turningPoints, percent, onPick }: Props) {
  const own = useInsightWords();
  const chart = chancesChart(useNarrow() ? NARROW : WIDE, last);
  const { frame, x, y } = chart;
  const pick = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === 'mouse' || event.type === 'pointerdown')
      onPick(stepAt(frame, (event.clientX - left) / width, last));
  };
  const now = chances[Math.min(at, chances.length - 1)] ?? [];
  return (
    <svg
      className={styles.chancesChart}
      data-part="chances-chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={own.chartOf(seats.map(({ name }) => name).join(', '))}
      onPointerDown={pick}
      onPointerMove={pick}
    >
      <ChartGrid frame={frame} y={y} values={GRID} show={percent.format} className={styles.grid} />
      <line
        className={styles.par}
        x1={frame.left}
        x2={frame.width - frame.right}
        y1={y(1 / seats.length)}
        y2={y(1 / seats.length)}
      />
      <Turns chart={chart} steps={turningPoints.map(({ moment }) => moment)} />
      {seats.map(({ seat }) => (
        <path
          key={seat}
          className={styles.seatLine}
          data-seat={seat}
          d={chancesPath(
            chart,
            chances.map((one) => one[seat] ?? 0),
          )}
        />
      ))}
      <line className={styles.cursor} x1={x(at)} x2={x(at)} y1={frame.top} y2={frame.height - frame.bottom} />
      {seats.map(({ seat }) => (
        <text
          key={seat}
          className={styles.mark}
          data-seat={seat}
          x={x(Math.min(at, chances.length - 1))}
          y={y(now[seat] ?? 0) + 6}
          textAnchor="middle"
        >
          {markOf(seat)}
        </text>
      ))}
    </svg>
  );
}

const RADIUS = 11;

/** The steps that decided it, numbered as in the list; numbers of neighbours make room for each other. */
function Turns({ chart, steps }: { readonly chart: ChancesChart; readonly steps: readonly number[] }) {
  const { frame } = chart;
  const foot = frame.height - frame.bottom;
  const order = steps
    .map((step, index) => ({ number: index + 1, x: chart.x(step) }))
    .sort((one, other) => one.x - other.x);
  const signs = spread(
    order.map(({ x }) => x),
    2 * RADIUS + 2,
    frame.width - RADIUS - 1,
  );
  return order.map(({ number, x }, index) => (
    <g key={number} className={styles.turn}>
      <line x1={x} x2={x} y1={frame.top} y2={foot} />
      <path d={`M${x} ${foot}L${signs[index] ?? x} ${frame.height - 12}`} />
      <circle cx={signs[index] ?? x} cy={frame.height - 12} r={RADIUS} />
      <text x={signs[index] ?? x} y={frame.height - 7} textAnchor="middle">
        {number}
      </text>
    </g>
  ));
}

const PHONE = '(max-width: 700px)';
function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
  );
}
