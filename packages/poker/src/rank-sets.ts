// Sets of ranks in thirteen bits: their highest members, and the straights in them.
import { ACE, JOKER, type Rank } from './cards.ts';

/** Bit 0 is the Two, bit 12 the Ace. */
export type RankSet = number;

export const highest = (set: RankSet): Rank => 31 - Math.clz32(set);

/**
 * The five highest ranks of each set, a hexadecimal digit each (see `strength.ts`), highest first; 0 where there is
 * none.
 */
const TOP_FIVE = new Int32Array(1 << JOKER);
for (let set = 1; set < TOP_FIVE.length; set++) {
  const rank = highest(set);
  TOP_FIVE[set] = ((rank + 1) << 16) | (topFive(set ^ (1 << rank)) >> 4);
}

export function topFive(set: RankSet): number {
  return TOP_FIVE[set] as number;
}

/** A bit for each run of five: A to 5, 2 to 6, up to T to A. */
const RUNS = (1 << 10) - 1;

/**
 * CP-8.3 The top rank of the highest straight that the set and this many wilds make; 0 (no straight ends on a Two) if
 * none.
 * All ten runs are counted at once, each in its own bit of three binary digits.
 */
export function topOfStraight(set: RankSet, wilds: number): Rank {
  const line = (set << 1) | (set >> ACE);
  const b = line >> 1;
  const c = line >> 2;
  const d = line >> 3;
  const e = line >> 4;
  const sum = line ^ b ^ c;
  const carry = (line & b) | (c & (line ^ b));
  const ones = sum ^ d ^ e;
  const carried = (sum & d) | (e & (sum ^ d));
  const fours = carry & carried;
  const twos = carry ^ carried;
  let runs = fours & ones;
  if (wilds === 1) runs = fours;
  else if (wilds === 2) runs = fours | (twos & ones);
  else if (wilds === 3) runs = fours | twos;
  else if (wilds === 4) runs = fours | twos | ones;
  else if (wilds >= 5) runs = RUNS;
  runs &= RUNS;
  return runs === 0 ? 0 : highest(runs) + 3;
}
