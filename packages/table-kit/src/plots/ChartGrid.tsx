// The lines across a chart, each with its value at the left.
import type { ChartFrame, Scale } from '@sagebrush/bots/chart';

interface Props {
  readonly frame: ChartFrame;
  readonly y: Scale;
  readonly values: readonly number[];
  readonly show: (value: number) => string;
  readonly className: string | undefined;
}

export function ChartGrid({ frame: { left, width, right }, y, values, show, className }: Props) {
  return values.map((value) => (
    <g key={value} className={className}>
      <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
      <text x={left - 8} y={y(value) + 5} textAnchor="end">
        {show(value)}
      </text>
    </g>
  ));
}
