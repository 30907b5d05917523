// Where the pips of a number card stand, in a card of 100 by 140.

export interface Pip {
  readonly x: number;
  readonly y: number;
  /** In the lower half pips stand on their heads. */
  readonly turned: boolean;
}

const [LEFT, MIDDLE, RIGHT] = [37.5, 50, 62.5];
const [TOP, BOTTOM] = [24, 116];
const CENTRE = (TOP + BOTTOM) / 2;

const pip = (x: number, part: number): Pip => {
  const y = TOP + (BOTTOM - TOP) * part;
  return { x, y, turned: y > CENTRE };
};
const column = (x: number, count: number): readonly Pip[] =>
  Array.from({ length: count }, (_, index) => pip(x, count === 1 ? 0.5 : index / (count - 1)));
const sides = (count: number): readonly Pip[] => [...column(LEFT, count), ...column(RIGHT, count)];

export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  '2': column(MIDDLE, 2),
  '3': column(MIDDLE, 3),
  '4': sides(2),
  '5': [...sides(2), pip(MIDDLE, 0.5)],
  '6': sides(3),
  '7': [...sides(3), pip(MIDDLE, 0.25)],
  '8': [...sides(3), pip(MIDDLE, 0.25), pip(MIDDLE, 0.75)],
  '9': [...sides(4), pip(MIDDLE, 0.5)],
  T: [...sides(4), pip(MIDDLE, 1 / 6), pip(MIDDLE, 5 / 6)],
};
