// Allotments: all the ways in which hidden cards can lie in the places that they may be in.

export interface HiddenCard {
  /** A bit for each place where it may be. */
  readonly places: number;
  /** How much room it takes. */
  readonly size: number;
}

/** As many as a set of bits has room for. */
const MOST_PLACES = 31;

/**
 * For each card its place, in every way that fills all rooms exactly; undefined where there are more than `most`
 * ways, or too many places.
 */
export function allotments(
  cards: readonly HiddenCard[],
  rooms: readonly number[],
  most: number,
): number[][] | undefined {
  if (rooms.length > MOST_PLACES) return undefined;
  const ways: number[][] = [];
  const room = rooms.slice();
  const at: number[] = [];
  // Cards that may not be everywhere can lead into many dead ends before the first way is found.
  let steps = (cards.length + 1) * (most + 1);
  const put = (next: number): boolean => {
    if (steps-- === 0) return false;
    const card = cards[next];
    if (!card) {
      if (room.every((left) => left === 0)) ways.push(at.slice());
      return ways.length <= most;
    }
    for (let place = 0; place < room.length; place++) {
      const left = room[place] as number;
      if (((card.places >> place) & 1) === 0 || left < card.size) continue;
      room[place] = left - card.size;
      at[next] = place;
      if (!put(next + 1)) return false;
      room[place] = left;
    }
    return true;
  };
  return put(0) ? ways : undefined;
}
