// A second way to judge large hands in the tests: of all hands there are, from the best down, the first that the cards
// reach.
import { facesOf, scoreOf } from './brute-force.ts';

/** A score, and how many cards of which key it takes: a face, or for any suit 52 + rank. */
type Target = { readonly score: number; readonly needs: readonly (readonly [key: number, count: number])[] };

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const anySuit = (rank: number): number => 52 + rank;

/** Every five ranks, never descending. */
function fiveRanks(from = 0, count = 5): number[][] {
  if (count === 0) return [[]];
  return RANKS.slice(from).flatMap((rank) => fiveRanks(rank, count - 1).map((rest) => [rank, ...rest]));
}

const needsOf = (keys: readonly number[]): [number, number][] =>
  [...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]);

/** The ranks in two suits, so that it is no flush, and in each suit. */
const targetsOf = (ranks: readonly number[]): Target[] => [
  { score: scoreOf(ranks.map((rank, index) => rank * 4 + (index % 2))), needs: needsOf(ranks.map(anySuit)) },
  ...[0, 1, 2, 3]
    .map((suit) => ranks.map((rank) => rank * 4 + suit))
    .map((faces) => ({ score: scoreOf(faces), needs: needsOf(faces) })),
];

const TARGETS = fiveRanks()
  .flatMap(targetsOf)
  .sort((a, b) => b.score - a.score);

/** The best score of five cards or more. */
export function firstReached(cards: readonly number[], wild: number): number {
  const keys = facesOf(cards, wild).flatMap((face) => (face < 0 ? [] : [face, anySuit(Math.floor(face / 4))]));
  const have = new Map(needsOf(keys));
  const wilds = cards.length - keys.length / 2;
  const isReached = ({ needs }: Target): boolean =>
    needs.reduce((short, [key, count]) => short + Math.max(0, count - (have.get(key) ?? 0)), 0) <= wilds;
  return TARGETS.find(isReached)?.score ?? 0;
}
