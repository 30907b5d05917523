// Allotments: all the ways in which hidden cards can lie in the places that they may be in.

export interface Lodger {
  /** A bit for each place where it may be. */
  readonly places: number;
  /** How much room it takes. */
  readonly size: number;
}

/** As many as a set of bits has room for. */
const MOST_PLACES = 31;

/**
 * For each lodger its place, in every way that fills all rooms exactly; undefined where there are more than `most`
 * ways, or too many places.
 */
export function allotments(lodgers: readonly Lodger[], rooms: readonly number[], most: number): number[][] | undefined {
  if (rooms.length > MOST_PLACES) return undefined;
  const ways: number[][] = [];
  const room = rooms.slice();
  const at: number[] = [];
  // Lodgers that may not be everywhere can lead into many dead ends before the first way is found.
  let steps = (lodgers.length + 1) * (most + 1);
  const lodge = (next: number): boolean => {
    if (steps-- === 0) return false;
    const lodger = lodgers[next];
    if (!lodger) {
      if (room.every((left) => left === 0)) ways.push(at.slice());
      return ways.length <= most;
    }
    for (let place = 0; place < room.length; place++) {
      const left = room[place] as number;
      if (((lodger.places >> place) & 1) === 0 || left < lodger.size) continue;
      room[place] = left - lodger.size;
      at[next] = place;
      if (!lodge(next + 1)) return false;
      room[place] = left;
    }
    return true;
  };
  return lodge(0) ? ways : undefined;
}
