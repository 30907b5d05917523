// WC-6.1 The catalogue: every gun that cards can make, each made once with its actions.
import {
  type Card,
  type CardText,
  EIGHT,
  FIVE,
  FOUR,
  makeCards,
  parseCards,
  rankOf,
  SEVEN,
  THREE,
  TWO,
} from '@sagebrush/engine';
import { cardAt, placeInRank } from './table.ts';
import type { Action, GunCode, GunKind } from './types.ts';

export interface Gun {
  readonly code: GunCode;
  readonly kind: GunKind;
  /** In ascending order of rank. */
  readonly cards: readonly Card[];
  readonly texts: readonly CardText[];
  readonly pull: Action;
  /** The answer that draws it quickly: a .357 of one suit only. */
  readonly quickDraw: Action | undefined;
  /** By victim. */
  readonly shoot: readonly Action[];
}

/** Added to a gun's code while it may not fire. */
export const SPENT = 1024;
const SEATS_AT_MOST = 9;
const PLACES = 8;

/**
 * WC-6.1 The guns: ranks, and whether they must be of one suit. A code is the base plus the places of the cards, in
 * base 8.
 */
const RECIPES = [
  { kind: '.22', ranks: [TWO, TWO], base: 0 },
  { kind: '.38', ranks: [THREE, EIGHT], base: 64 },
  { kind: '.45', ranks: [FOUR, FIVE], base: 128, oneSuit: true },
  { kind: '.357', ranks: [THREE, FIVE, SEVEN], base: 192 },
] as const satisfies readonly { kind: GunKind; ranks: readonly number[]; base: number; oneSuit?: true }[];
const QUICK_DRAW_BASE = 192;

const isOneSuit = (cards: readonly Card[]): boolean => cards.every((card) => (card & 3) === ((cards[0] ?? 0) & 3));

const GUNS: readonly (Gun | undefined)[] = RECIPES.flatMap((recipe) =>
  Array.from({ length: PLACES ** recipe.ranks.length }, (_, number) => {
    const places = recipe.ranks.map(
      (_rank, index) => Math.floor(number / PLACES ** (recipe.ranks.length - 1 - index)) % PLACES,
    );
    const cards = recipe.ranks.map((rank, index) => cardAt(rank, places[index] ?? 0));
    if (recipe.kind === '.22' && !((places[0] ?? 0) < (places[1] ?? 0))) return undefined;
    if ('oneSuit' in recipe && !isOneSuit(cards)) return undefined;
    return makeGun(recipe.base + number, recipe.kind, cards);
  }),
);

function makeGun(code: GunCode, kind: GunKind, cards: readonly Card[]): Gun {
  const texts = makeCards(cards);
  return {
    code,
    kind,
    cards,
    texts,
    pull: Object.freeze({ type: 'pull', cards: texts } as const),
    quickDraw:
      kind === '.357' && isOneSuit(cards)
        ? Object.freeze({ type: 'answer', with: 'quickdraw', cards: texts } as const)
        : undefined,
    shoot: Array.from({ length: SEATS_AT_MOST }, (_, victim) =>
      Object.freeze({ type: 'shoot', gun: texts, victim } as const),
    ),
  };
}

export function gunAt(code: GunCode): Gun {
  const gun = GUNS[code & (SPENT - 1)];
  if (gun === undefined) throw new RangeError(`there is no gun ${code}`);
  return gun;
}
/** A number for a set of two or three cards, whatever their order; NaN for any other. */
function setKey(cards: readonly Card[]): number {
  if (cards.length < 2 || cards.length > 3) return Number.NaN;
  const one = cards[0] as Card;
  const two = cards[1] as Card;
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  if (cards.length === 2) return (low << 7) | high;
  const three = cards[2] as Card;
  if (three < low) return tripleKey(three, low, high);
  return three < high ? tripleKey(low, three, high) : tripleKey(low, high, three);
}
const TRIPLE = 1 << 21;
const tripleKey = (low: number, middle: number, high: number): number => TRIPLE | (low << 14) | (middle << 7) | high;
const GUNS_BY_CARDS: ReadonlyMap<number, Gun> = new Map(
  GUNS.flatMap((gun) => (gun ? [[setKey(gun.cards), gun] as const] : [])),
);

/** The gun that exactly these cards make, in any order. */
export const gunOf = (cards: readonly Card[]): Gun | undefined => GUNS_BY_CARDS.get(setKey(cards));

/** The gun that the cards of a choice make. Choices share their lists of texts, so each list is read once. */
export function gunOfTexts(texts: readonly CardText[]): Gun | undefined {
  const known = named.get(texts) ?? gunOf(parseCards(texts));
  if (known) named.set(texts, known);
  return known;
}
const named = new WeakMap<readonly CardText[], Gun>();

/** The cards of a hand by rank: a bit for each place in the rank. Filled anew by each call. */
const held = new Uint8Array(13);
export const heldByRank = (hand: readonly Card[]): Uint8Array => putByRank(hand, held);
/** The same, into a list of one's own. Not by `fill` and `set`, whose calls take longer than thirteen ranks. */
export function putByRank(hand: readonly Card[], into: Uint8Array): Uint8Array {
  for (let rank = 0; rank < into.length; rank++) into[rank] = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    const rank = rankOf(card);
    into[rank] = (into[rank] as number) | (1 << placeInRank(card));
  }
  return into;
}

/** WC-6.1 Every gun that the hand could pull. */
export function eachGun(byRank: Uint8Array, visit: (code: GunCode) => void): void {
  const twos = byRank[TWO] as number;
  const threes = byRank[THREE] as number;
  const fives = byRank[FIVE] as number;
  if ((twos & (twos - 1)) !== 0) eachPair(twos, twos, 0, 0, visit);
  if (threes !== 0) {
    const eights = byRank[EIGHT] as number;
    const sevens = byRank[SEVEN] as number;
    if (eights !== 0) eachPair(threes, eights, 64, 0, visit);
    if (fives !== 0 && sevens !== 0) {
      for (let three = 0; three < PLACES; three++)
        if ((threes & (1 << three)) !== 0) eachPair(fives, sevens, QUICK_DRAW_BASE + three * 64, 0, visit);
    }
  }
  const fours = byRank[FOUR] as number;
  if (fours !== 0 && fives !== 0) eachPair(fours, fives, 128, 3, visit);
}
function eachPair(first: number, second: number, base: number, sameSuit: number, visit: (code: GunCode) => void): void {
  for (let one = 0; one < PLACES; one++) {
    if ((first & (1 << one)) === 0) continue;
    for (let other = base === 0 ? one + 1 : 0; other < PLACES; other++) {
      if ((second & (1 << other)) !== 0 && ((one ^ other) & sameSuit) === 0) visit(base + one * PLACES + other);
    }
  }
}

/** WC-7.3 Every 3, 5 and 7 of one suit in the hand. */
export function eachQuickDraw(byRank: Uint8Array, visit: (code: GunCode) => void): void {
  const threes = byRank[THREE] as number;
  const fives = byRank[FIVE] as number;
  const sevens = byRank[SEVEN] as number;
  if (threes === 0 || fives === 0 || sevens === 0) return;
  for (let three = 0; three < PLACES; three++) {
    if ((threes & (1 << three)) === 0) continue;
    for (let five = three & 3; five < PLACES; five += 4) {
      if ((fives & (1 << five)) === 0) continue;
      for (let seven = three & 3; seven < PLACES; seven += 4) {
        if ((sevens & (1 << seven)) !== 0) visit(QUICK_DRAW_BASE + three * 64 + five * PLACES + seven);
      }
    }
  }
}

export const isTwentyTwo = (code: GunCode): boolean => (code & (SPENT - 1)) < 64;
export const isThirtyEight = (code: GunCode): boolean => (code & (SPENT - 1)) >> 6 === 1;
export const isFortyFive = (code: GunCode): boolean => (code & (SPENT - 1)) >> 6 === 2;
