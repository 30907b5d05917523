// Where the lines of the chart run.

/** The paper that a chart is drawn on, and the margins around its lines. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export const WIDE: Frame = { width: 760, height: 320, left: 50, right: 16, top: 14, bottom: 30 };
/** For a phone: nearly as high as wide, so that the lines can be told apart. */
export const NARROW: Frame = { width: 400, height: 320, left: 52, right: 14, top: 14, bottom: 32 };

export const xOf = ({ width, left, right }: Frame, moment: number, last: number): number =>
  left + ((width - left - right) * moment) / Math.max(1, last);
export const yOf = ({ height, top, bottom }: Frame, chance: number): number =>
  top + (height - top - bottom) * (1 - chance);

/** The line of one seat, through its chance at each moment so far; `last` is where the match ends. */
export const lineOf = (frame: Frame, chances: readonly number[], last: number): string =>
  chances
    .map(
      (chance, moment) =>
        `${moment === 0 ? 'M' : 'L'}${xOf(frame, moment, last).toFixed(1)} ${yOf(frame, chance).toFixed(1)}`,
    )
    .join('');

/** The moment nearest to a place on the chart, `part` of its width from the left. */
export function momentAt({ width, left, right }: Frame, part: number, last: number): number {
  const moment = Math.round(((part * width - left) / (width - left - right)) * last);
  return Math.max(0, Math.min(last, moment));
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
