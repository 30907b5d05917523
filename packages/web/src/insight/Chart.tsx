// The chances of all seats from the deal to the end, as lines; a slider reads any moment of them.
import type { TurningPoint } from '@sagebrush/insight';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { lineOf, markOf, momentAt, NARROW, WIDE, xOf, yOf } from './chart-lines.ts';
import type { NamedSeat } from './Told.tsx';
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
    if (event.pointerType === 'mouse' || event.type === 'pointerdown') onPick(momentAt(frame, (event.clientX - left) / width, last));
  };
  const now = chances[Math.min(at, chances.length - 1)] ?? [];
  return (
    <svg
      className="chances-chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={own.chartOf(seats.map(({ name }) => name).join(', '))}
      onPointerDown={pick}
      onPointerMove={pick}
    >
      {GRID.map((chance) => (
        <g key={chance} className="grid">
          <line x1={frame.left} x2={frame.width - frame.right} y1={yOf(frame, chance)} y2={yOf(frame, chance)} />
          <text x={frame.left - 8} y={yOf(frame, chance) + 5} textAnchor="end">
            {percent.format(chance)}
          </text>
        </g>
      ))}
      <line
        className="par"
        x1={frame.left}
        x2={frame.width - frame.right}
        y1={yOf(frame, 1 / seats.length)}
        y2={yOf(frame, 1 / seats.length)}
      />
      {turningPoints.map(({ moment }, index) => (
        <g key={moment} className="turn" transform={`translate(${xOf(frame, moment, last)} 0)`}>
          <line y1={frame.top} y2={frame.height - frame.bottom} />
          <circle cy={frame.height - 12} r={11} />
          <text y={frame.height - 7} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      {seats.map(({ seat }) => (
        <path
          key={seat}
          className={`seat-line seat-${seat}`}
          d={lineOf(
            frame,
            chances.map((one) => one[seat] ?? 0),
            last,
          )}
        />
      ))}
      <line className="cursor" x1={xOf(frame, at, last)} x2={xOf(frame, at, last)} y1={frame.top} y2={frame.height - frame.bottom} />
      {seats.map(({ seat }) => (
        <text
          key={seat}
          className={`mark seat-${seat}`}
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
