// The slow judge of the tests: every five of the cards, every card for every wild. Shares no code with what it judges.

/** rank * 4 + suit, or -1 for a wild. */
type Face = number;

/** Twins count as the card they are, Jokers and wild ranks as wilds. */
export const facesOf = (cards: readonly number[], wild: number): Face[] =>
  cards.map((card) => card % 64).map((face) => (face >= 52 || (wild >> Math.floor(face / 4)) % 2 === 1 ? -1 : face));

/** The best score that the cards can make. */
export function bruteForce(faces: readonly Face[]): number {
  let best = 0;
  for (const five of choices(faces, Math.min(5, faces.length))) {
    substitute(five, (hand) => {
      best = Math.max(best, scoreOf(hand));
    });
  }
  return best;
}

/** Every way to pick this many of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** Every card for every wild. Which wild is which does not matter, so the cards for them never descend. */
function substitute(hand: readonly Face[], consider: (hand: readonly Face[]) => void, from = 0): void {
  const gap = hand.indexOf(-1);
  if (gap < 0) {
    consider(hand);
    return;
  }
  const tried = [...hand];
  for (let face = from; face < 52; face++) {
    tried[gap] = face;
    substitute(tried, consider, face);
  }
}

/** Up to five natural cards as hexadecimal digits: the category, then up to five ranks, the Two as 1. */
export function scoreOf(hand: readonly Face[]): number {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const face of hand) counts[Math.floor(face / 4) + 1] = countOf(counts, Math.floor(face / 4) + 1) + 1;
  const ranks: number[] = [];
  const sizes: number[] = [];
  for (let size = 5; size >= 1; size--) {
    for (let rank = 13; rank >= 1; rank--) {
      if (counts[rank] !== size) continue;
      ranks.push(rank);
      sizes.push(size);
    }
  }
  const [largest = 0, next = 0] = sizes;
  const isFlush = hand.length === 5 && hand.every((face) => face % 4 === (hand[0] ?? 0) % 4);
  const top = hand.length === 5 && largest === 1 ? topOfRow(ranks) : 0;

  if (largest === 5) return digits(9, ranks);
  if (isFlush && top > 0) return digits(8, [top]);
  if (largest === 4) return digits(7, ranks);
  if (largest === 3 && next === 2) return digits(6, ranks);
  if (isFlush)
    return digits(
      5,
      hand.map((face) => Math.floor(face / 4) + 1).sort((a, b) => b - a),
    );
  if (top > 0) return digits(4, [top]);
  if (largest === 3) return digits(3, ranks);
  if (largest === 2 && next === 2) return digits(2, ranks);
  return digits(largest === 2 ? 1 : 0, ranks);
}

const countOf = (counts: readonly number[], rank: number): number => counts[rank] ?? 0;

/** The top of five different ranks if they stand in a row, else 0; the Ace also stands below the Two. */
function topOfRow(ranks: readonly number[]): number {
  const [high = 0, second = 0, , , low = 0] = ranks;
  if (high - low === 4) return high;
  return high === 13 && second === 4 ? second : 0;
}

function digits(category: number, ranks: readonly number[]): number {
  let score = category;
  for (let place = 0; place < 5; place++) score = score * 16 + (ranks[place] ?? 0);
  return score;
}
