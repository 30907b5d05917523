// The chances of all seats from the deal to the end, as lines; a slider reads any moment of them.
import type { TurningPoint } from '@sagebrush/insight';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { type Frame, lineOf, markOf, momentAt, NARROW, spread, WIDE, xOf, yOf } from './chart-lines.ts';
import type { NamedSeat } from './Told.tsx';
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
  const frame = useNarrow() ? NARROW : WIDE;
  const pick = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === 'mouse' || event.type === 'pointerdown')
      onPick(momentAt(frame, (event.clientX - left) / width, last));
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
      {GRID.map((chance) => (
        <g key={chance} className={styles.grid}>
          <line x1={frame.left} x2={frame.width - frame.right} y1={yOf(frame, chance)} y2={yOf(frame, chance)} />
          <text x={frame.left - 8} y={yOf(frame, chance) + 5} textAnchor="end">
            {percent.format(chance)}
          </text>
        </g>
      ))}
      <line
        className={styles.par}
        x1={frame.left}
        x2={frame.width - frame.right}
        y1={yOf(frame, 1 / seats.length)}
        y2={yOf(frame, 1 / seats.length)}
      />
      <Turns frame={frame} moments={turningPoints.map(({ moment }) => moment)} last={last} />
      {seats.map(({ seat }) => (
        <path
          key={seat}
          className={styles.seatLine}
          data-seat={seat}
          d={lineOf(
            frame,
            chances.map((one) => one[seat] ?? 0),
            last,
          )}
        />
      ))}
      <line
        className={styles.cursor}
        x1={xOf(frame, at, last)}
        x2={xOf(frame, at, last)}
        y1={frame.top}
        y2={frame.height - frame.bottom}
      />
      {seats.map(({ seat }) => (
        <text
          key={seat}
          className={styles.mark}
          data-seat={seat}
          x={xOf(frame, Math.min(at, chances.length - 1), last)}
          y={yOf(frame, now[seat] ?? 0) + 6}
          textAnchor="middle"
        >
          {markOf(seat)}
        </text>
      ))}
    </svg>
  );
}

const RADIUS = 11;

/** The moments that decided it, numbered as in the list; numbers of neighbours make room for each other. */
function Turns({
  frame,
  moments,
  last,
}: {
  readonly frame: Frame;
  readonly moments: readonly number[];
  readonly last: number;
}) {
  const foot = frame.height - frame.bottom;
  const order = moments
    .map((moment, index) => ({ number: index + 1, x: xOf(frame, moment, last) }))
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
