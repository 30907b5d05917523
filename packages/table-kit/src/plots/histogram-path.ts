// Two histograms in one drawing: a common scale, and each as a path of steps in a box of 100 by 40.
import type { Histogram } from '@sagebrush/bots';

export const BOX = { width: 100, height: 40 } as const;

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** The highest share of games for one unit. */
  readonly top: number;
}

const endOf = ({ from, width, counts }: Histogram): number => from + width * counts.length;
const total = ({ counts }: Histogram): number =>
  Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );

export function scaleOf(histograms: readonly Histogram[]): Scale {
  return {
    from: Math.min(...histograms.map(({ from }) => from)),
    to: Math.max(...histograms.map(endOf)),
    top: Math.max(...histograms.map((one) => Math.max(...one.counts) / total(one) / one.width)),
  };
}

/** Closed along the bottom, so that it can be filled. */
export function stepsPath(histogram: Histogram, { from, to, top }: Scale): string {
  const x = (value: number): string => ((BOX.width * (value - from)) / (to - from)).toFixed(2);
  const all = total(histogram);
  const tops = histogram.counts.map((count, bin) => {
    const height = (BOX.height * count) / all / histogram.width / top;
    const left = histogram.from + bin * histogram.width;
    return `V${(BOX.height - height).toFixed(2)}H${x(left + histogram.width)}`;
  });
  return `M${x(histogram.from)} ${BOX.height}${tops.join('')}V${BOX.height}Z`;
}

/** A few round values along the bottom. */
export function ticks({ from, to }: Scale, count = 5): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * index) / (count - 1)));
}
