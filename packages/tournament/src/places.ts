// How a table ended: places by score, those who left behind the others, and what a place is worth.
import { placesOf } from '@sagebrush/engine';
import type { TableResult } from './tournament.ts';

/** 1 is best, equals share; who left shares the last place, whatever the score was. */
export function placesAtTable({ scores, left }: TableResult): number[] {
  const stayed = scores.length - left.length;
  const places = placesOf(scores.map((score, seat) => (left.includes(seat) ? Number.NEGATIVE_INFINITY : score)));
  return places.map((place, seat) => (left.includes(seat) ? stayed + 1 : place));
}

/** 1 for the win, 0 for the last place, evenly between; equals share what their places are worth together. */
export function placePoints(result: TableResult): number[] {
  const places = placesAtTable(result);
  const seats = places.length;
  if (seats < 2) return places.map(() => 1);
  return places.map((place, seat) => {
    if (result.left.includes(seat)) return 0;
    const equals = places.filter((other) => other === place).length;
    return (seats - place - (equals - 1) / 2) / (seats - 1);
  });
}
