// The odds in a trick: what the hidden cards may hold.
import type { Card } from '@sagebrush/engine';
import { PACK_SIZE } from '../pack/format.ts';
import { SEATS } from '../types.ts';
import type { Sight } from './sight.ts';

/** A live player lays the better of about this many cards: not always the best of the hand. */
const CARDS_IN_EARNEST = 2;

const seen = new Uint8Array(PACK_SIZE);

function mark(piles: readonly (readonly Card[])[]): void {
  for (const pile of piles) for (const card of pile) seen[card] = 1;
}

/** The cards that the seat does not see, as flags by card; the same array every time. */
function markSeen({ gangs, cellars, out, hand, trick }: Sight): Uint8Array {
  seen.fill(0);
  mark(gangs);
  mark(cellars);
  for (const card of out) seen[card] = 1;
  for (const card of hand) seen[card] = 1;
  for (const card of trick?.cards ?? []) seen[card] = 1;
  return seen;
}

/** Of the hidden cards, the share below each value (index: the value) in a kind of trick. */
export function sharesBelow(sight: Sight, kind: number): (value: number) => number {
  const visible = markSeen(sight);
  const values = sight.pack.values[kind] as readonly number[];
  const counts = new Uint8Array(101);
  let hidden = 0;
  for (let card = 0; card < PACK_SIZE; card++) {
    if (visible[card] === 1) continue;
    counts[values[card] as number] = (counts[values[card] as number] as number) + 1;
    hidden++;
  }
  return (value) => {
    let below = 0;
    for (let lower = 0; lower < value; lower++) below += counts[lower] as number;
    return hidden === 0 ? 1 : below / hidden;
  };
}

/** The chance that none of these seats lays a card that reaches `value`; with `value + 1`, none that exceeds it. */
export function chanceAllBelow(sight: Sight, seats: readonly number[], share: number): number {
  let chance = 1;
  for (const seat of seats) {
    if (!sight.live[seat]) chance *= sight.deckSize > 0 ? share : 1;
    else if ((sight.handSizes[seat] as number) > 0) chance *= share ** Math.min(CARDS_IN_EARNEST, sight.handSizes[seat] as number);
  }
  return chance;
}

/** Who still plays after this seat in a trick called by the turn's seat. */
export function seatsAfter({ turn }: Sight, seat: number): number[] {
  const after: number[] = [];
  for (let next = seat; next !== turn; ) {
    next = (next + 1) % SEATS;
    after.push(next);
  }
  return after;
}
