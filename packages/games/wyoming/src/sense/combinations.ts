// What cards of a hand are worth something together: guns to pull, couples, families, and most of a set of four.
import {
  type Card,
  EIGHT,
  FIVE,
  FOUR,
  JACK,
  KING,
  QUEEN,
  rankOf,
  SEVEN,
  type Seat,
  suitOf,
  THREE,
  TWO,
} from '@sagebrush/engine';
import { isProtected } from '../table.ts';
import type { State } from '../types.ts';

const COMBINATIONS = ['kings', 'queens', 'jacks', 'family', '.45', '.38', '.357', 'couple', '.22', 'part'] as const;
export interface Combination {
  readonly kind: (typeof COMBINATIONS)[number];
  readonly cards: readonly Card[];
}

/** Of a set of four, so many suits are worth a word. */
const MOST_OF_A_SET = 3;

/** Those that this card has a share in, the dearest first. */
export const combinationsWith = (state: State, seat: Seat, hand: readonly Card[], card: Card): Combination[] =>
  combinationsIn(state, seat, hand, card).filter(({ cards }) => cards.includes(card));

/** All in a hand, the dearest first, without couples that were shown: they only cost now. Where several cards would do as well, `preferred` stands for them. */
export function combinationsIn(state: State, seat: Seat, hand: readonly Card[], preferred?: Card): Combination[] {
  const found: Combination[] = [];
  const sorted = [...hand].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  const of = (rank: number): Card[] => sorted.filter((card) => rankOf(card) === rank);
  const put = (kind: Combination['kind'], ...cards: (Card | undefined)[]): void => {
    const there = cards.filter((card) => card !== undefined);
    if (there.length === cards.length) found.push({ kind, cards: there });
  };
  for (const [kind, rank] of [
    ['kings', KING],
    ['queens', QUEEN],
    ['jacks', JACK],
  ] as const) {
    const set = oneOfEachSuit(of(rank));
    if (set.length >= MOST_OF_A_SET) found.push({ kind, cards: set });
  }
  for (const king of of(KING)) {
    const queen = of(QUEEN).find((card) => suitOf(card) === suitOf(king));
    const jack = of(JACK).find((card) => suitOf(card) === suitOf(king));
    if (isProtected(state, king)) put('family', king, queen, jack);
    if ((((state.couples[seat] ?? 0) >> suitOf(king)) & 1) === 0) put('couple', king, queen);
  }
  for (const four of of(FOUR))
    put(
      '.45',
      four,
      of(FIVE).find((five) => suitOf(five) === suitOf(four)),
    );
  const [[three], [five], [seven], [eight], [two, otherTwo]] = [of(THREE), of(FIVE), of(SEVEN), of(EIGHT), of(TWO)];
  put('.38', three, eight);
  put('.22', two, otherTwo);
  put('.357', three, five, seven);
  if (!(three && five && seven)) {
    put('part', three, five);
    put('part', five, seven);
    put('part', three, seven);
  }
  return found.sort((one, other) => COMBINATIONS.indexOf(one.kind) - COMBINATIONS.indexOf(other.kind));
}

/** What is lost when these cards leave the hand, the dearest first: what others stand in for is not. */
export function lostWithout(
  state: State,
  seat: Seat,
  hand: readonly Card[],
  leaving: readonly Card[],
): Combination | undefined {
  const left = combinationsIn(
    state,
    seat,
    hand.filter((card) => !leaving.includes(card)),
  );
  const isAlike = (one: Combination, other: Combination): boolean =>
    one.kind === other.kind && one.cards.length === other.cards.length;
  const all = leaving.flatMap((card) => combinationsWith(state, seat, hand, card));
  const before = combinationsIn(state, seat, hand);
  const lost = all.filter(
    (one) => before.filter((other) => isAlike(one, other)).length > left.filter((other) => isAlike(one, other)).length,
  );
  return lost.sort((one, other) => COMBINATIONS.indexOf(one.kind) - COMBINATIONS.indexOf(other.kind))[0];
}

const oneOfEachSuit = (cards: readonly Card[]): Card[] =>
  cards.filter((card, index) => cards.findIndex((other) => suitOf(other) === suitOf(card)) === index);
