// Who sits where on the screen: you at the bottom, the others clockwise from your left.
import type { Seat, Viewer } from '@sagebrush/engine';

export const SIDES = ['left', 'top', 'right'] as const;
type Side = (typeof SIDES)[number];
interface Seated {
  readonly seat: Seat;
  readonly side: Side;
}

/** How many sit at each side of you; the rest sit opposite. */
const AT_EACH_SIDE = [0, 0, 0, 1, 1, 1, 2, 2, 2];

/** The others in order around the table: up the left side, along the top, down the right side. */
export function othersAround(seats: number, you: Viewer): readonly Seated[] {
  const first = you === 'rail' ? 0 : you + 1;
  const count = you === 'rail' ? seats : seats - 1;
  const beside = AT_EACH_SIDE[count] ?? 2;
  return Array.from({ length: count }, (_, index) => {
    const seat = (first + index) % seats;
    if (index < beside) return { seat, side: 'left' };
    return { seat, side: index >= count - beside ? 'right' : 'top' };
  });
}
