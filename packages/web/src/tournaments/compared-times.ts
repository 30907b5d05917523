// With the same cards at every table, who sits in the same seat is compared: how evenly that came out so far.
import type { RoundInfo } from '@sagebrush/protocol';

/** How often the least and the most compared two have had the same seat in a round: `1–2`. */
export function comparedTimes(rounds: readonly Pick<RoundInfo, 'tables'>[], ids: readonly string[]): string {
  const seats = ids.map((id) =>
    rounds.map(({ tables }) => Math.max(...tables.map(({ seats: sitting }) => sitting.indexOf(id)))),
  );
  const counts = seats.flatMap((mine, index) =>
    seats.slice(index + 1).map((other) => mine.filter((seat, round) => seat >= 0 && seat === other[round]).length),
  );
  if (counts.length === 0) return '';
  return [...new Set([Math.min(...counts), Math.max(...counts)])].join('–');
}
