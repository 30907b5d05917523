// Where the lines of the chances run.
import { acrossFrame, type ChartFrame, linePath, upFrame } from '@sagebrush/bots/chart';

export const WIDE: ChartFrame = { width: 760, height: 320, left: 50, right: 16, top: 14, bottom: 30 };
/** For a phone: nearly as high as wide, so that the lines can be told apart. */
export const NARROW: ChartFrame = { width: 400, height: 320, left: 52, right: 14, top: 14, bottom: 32 };

/** A chart of chances: its frame, and where a step of the match and a chance are on it. */
export const chancesChart = (frame: ChartFrame, last: number) => ({
  frame,
  x: acrossFrame(frame, [0, Math.max(1, last)]),
  y: upFrame(frame, [0, 1]),
});
export type ChancesChart = ReturnType<typeof chancesChart>;

/** The line of one seat, through its chance at each step so far. */
export const chancesPath = ({ x, y }: ChancesChart, chances: readonly number[]): string =>
  linePath(chances.map((chance, step) => [x(step), y(chance)]));

/** The step nearest to a place on the chart, `part` of its width from the left. */
export function stepAt({ width, left, right }: ChartFrame, part: number, last: number): number {
  const step = Math.round(((part * width - left) / (width - left - right)) * last);
  return Math.max(0, Math.min(last, step));
}

/** The nearest places to these, in rising order, that keep a distance and stay on the paper. */
export function spread(places: readonly number[], distance: number, end: number): number[] {
  const apart: number[] = [];
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? Number.NEGATIVE_INFINITY) + distance));
  let most = end;
  for (let index = apart.length - 1; index >= 0; index--) {
    most = Math.min(most, apart[index] ?? most);
    apart[index] = most;
    most -= distance;
  }
  return apart;
}

/** Seats are told apart by colour, by dashes and by the shape of their mark. */
const MARKS = ['●', '■', '▲', '◆', '★', '▼', '✚', '○', '□'] as const;
export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? '●';
