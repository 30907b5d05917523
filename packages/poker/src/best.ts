// The best hand explained: which five cards, and what each wild among them stands for.
import {
  ACE,
  type Card,
  type CardText,
  cardOf,
  faceOf,
  makeCard,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './cards.ts';
import { order } from './order.ts';
import { type Category, categoryOf, ranksOf, type Strength } from './strength.ts';
import { type WildRanks, withJokers } from './wild.ts';

/** A card among the five; `as` is there when it is wild, also when it stands for itself. */
export type CountedCard = { readonly card: CardText; readonly as?: CardText };

export type Best = {
  readonly order: Strength;
  readonly category: Category;
  /** In the order in which ties are broken; a straight has its top card only. */
  readonly ranks: readonly Rank[];
  /** The cards that make the hand first, then the kickers; fewer than five if there are no more. */
  readonly five: readonly CountedCard[];
};

/** CP-8.5 What `order` counted, laid out on the table. */
export function best(cards: readonly Card[], wild: WildRanks): Best {
  const strength = order(cards, wild);
  const category = categoryOf(strength);
  const ranks = ranksOf(strength);
  return {
    order: strength,
    category,
    ranks,
    five: layOut(cards, withJokers(wild), category, wantedRanks(category, ranks)),
  };
}

/** How often each rank of the category stands among the five; the kickers after them once each. */
const COPIES: Readonly<Partial<Record<Category, readonly number[]>>> = {
  pair: [2],
  'two-pair': [2, 2],
  'three-of-a-kind': [3],
  'full-house': [3, 2],
  'four-of-a-kind': [4],
  'five-of-a-kind': [5],
};

/** How many of the five cards stand for the first, second, … rank by which ties are broken. */
export const copiesOf = (category: Category, place: number): number => COPIES[category]?.[place] ?? 1;

/** The ranks of the five, as a hand of this kind lays them out. */
export function wantedRanks(category: Category, ranks: readonly Rank[]): Rank[] {
  if (category === 'straight' || category === 'straight-flush') {
    return ranks.flatMap((top) => [top, top - 1, top - 2, top - 3, top < 4 ? ACE : top - 4]);
  }
  return ranks.flatMap((rank, index) => Array<Rank>(copiesOf(category, index)).fill(rank));
}

/** The five cards that make a hand of this kind and these ranks; none where these cards do not. */
export function layOut(
  cards: readonly Card[],
  wildSet: number,
  category: Category,
  wanted: readonly Rank[],
): CountedCard[] {
  if (category !== 'flush' && category !== 'straight-flush') return filled(cards, wildSet, wanted) ?? [];
  for (const suit of SUITS.keys()) {
    const five = filled(cards, wildSet, wanted, suit);
    if (five !== undefined) return five;
  }
  return [];
}

/** Natural cards where there are any, wilds in the gaps; undefined if the wilds do not suffice. */
function filled(
  cards: readonly Card[],
  wildSet: number,
  wanted: readonly Rank[],
  suit?: Suit,
): CountedCard[] | undefined {
  const isWild = (card: Card): boolean => (wildSet & (1 << rankOf(card))) !== 0;
  const naturals = cards.filter((card) => !isWild(card));
  const left = [...naturals, ...cards.filter(isWild)];
  const there = new Set(naturals.map(faceOf));
  const five: CountedCard[] = [];
  for (const rank of wanted) {
    const fits = (card: Card): boolean => rankOf(card) === rank && (suit === undefined || suitOf(card) === suit);
    const card = left.find(fits) ?? left.find(isWild);
    if (card === undefined) return undefined;
    left.splice(left.indexOf(card), 1);
    if (!isWild(card)) {
      five.push({ card: makeCard(card) });
      continue;
    }
    const as = fits(card) ? faceOf(card) : standIn(rank, suit, there);
    there.add(as);
    five.push({ card: makeCard(card), as: makeCard(as) });
  }
  return five;
}

/** A card of the rank that is not there yet, if there is one. Where the suit matters it is given. */
function standIn(rank: Rank, suit: Suit | undefined, there: ReadonlySet<Card>): Card {
  if (suit !== undefined) return cardOf(rank, suit);
  const free = SUITS.findLastIndex((_, index) => !there.has(cardOf(rank, index)));
  return cardOf(rank, Math.max(free, 0));
}
