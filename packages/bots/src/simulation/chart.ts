// Charts: the one place where scales, axes and paths are made, for pages and for reports alike. It draws nothing itself.
import type { Histogram } from './summary.ts';

/** From a value to a place on the paper. */
export type Scale = (value: number) => number;
type Range = readonly [from: number, to: number];

export const scaleBetween =
  ([low, high]: Range, [start, end]: Range): Scale =>
  (value) =>
    start + ((end - start) * (value - low)) / (high === low ? 1 : high - low);

/** What lies beyond the ends is drawn at them. */
export const clampedBetween = (values: Range, places: Range): Scale => {
  const scale = scaleBetween(values, places);
  return (value) => scale(Math.min(values[1], Math.max(values[0], value)));
};

/** The paper that a chart is drawn on, and the margins around its lines. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const acrossFrame = ({ width, left, right }: ChartFrame, values: Range): Scale =>
  clampedBetween(values, [left, width - right]);
/** More is higher. */
export const upFrame = ({ height, top, bottom }: ChartFrame, values: Range): Scale =>
  clampedBetween(values, [height - bottom, top]);

/** As drawings have it: no finer than anybody can see. */
export const drawnAt = (place: number): string => place.toFixed(1);

type Point = readonly [x: number, y: number];
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${drawnAt(x)} ${drawnAt(y)}`).join('');
/** The room between two lines. */
export const bandPath = (above: readonly Point[], below: readonly Point[]): string =>
  `${linePath([...above, ...below.toReversed()])}Z`;

/** A few values from one end to the other. */
export const ticksOf = ([from, to]: Range, count = 5): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const endOf = ({ from, width, counts }: Histogram): number => from + width * counts.length;
const totalOf = ({ counts }: Histogram): number =>
  Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );

/** The values of all of them, and the highest share of games for one unit. */
export interface HistogramScale {
  readonly values: Range;
  readonly top: number;
}
export const histogramScale = (histograms: readonly Histogram[]): HistogramScale => ({
  values: [Math.min(...histograms.map(({ from }) => from)), Math.max(...histograms.map(endOf))],
  top: Math.max(...histograms.map((one) => Math.max(...one.counts) / totalOf(one) / one.width)),
});

/** A histogram as steps that are as high as their share of the games; closed along the bottom, so that it can be filled. */
export function stepsPath(histogram: Histogram, { values, top }: HistogramScale, frame: ChartFrame): string {
  const x = acrossFrame(frame, values);
  const y = upFrame(frame, [0, top || 1]);
  const all = totalOf(histogram);
  const tops = histogram.counts.map((count, bin) => {
    const right = histogram.from + (bin + 1) * histogram.width;
    return `V${drawnAt(y(count / all / histogram.width))}H${drawnAt(x(right))}`;
  });
  return `M${drawnAt(x(histogram.from))} ${drawnAt(y(0))}${tops.join('')}V${drawnAt(y(0))}Z`;
}
