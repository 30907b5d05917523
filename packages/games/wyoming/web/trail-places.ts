// Where the markers of the trail stand: the leader of a bunch where the points are, the others close behind.

interface TrailPlaces {
  /** Along the trail, 0 to 1: each marker, the points that are 0, and where the way begins. */
  readonly markers: readonly number[];
  readonly zero: number;
  readonly start: number;
}

/** As a part of the way from the start to the target: who is level with somebody stands so far behind. */
const BEHIND = 0.06;

/** The way goes from the lowest total, or from 0, to the target; before it there is room for all who stand behind somebody. */
export function trailPlaces(totals: readonly number[], target: number): TrailPlaces {
  const low = Math.min(0, ...totals);
  const pen = BEHIND * Math.max(0, totals.length - 1);
  const partOf = (total: number): number => Math.min(1, (total - low) / Math.max(1, target - low));
  const along = (part: number): number => (part + pen) / (1 + pen);
  const parts = totals.map(partOf);
  let ahead = Number.POSITIVE_INFINITY;
  const order = totals.map((_, seat) => seat).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  for (const seat of order) {
    ahead = Math.min(parts[seat] ?? 0, ahead - BEHIND);
    parts[seat] = ahead;
  }
  return { markers: parts.map(along), zero: along(partOf(0)), start: along(0) };
}
