// The order of poker hands: the best five of any cards with any wilds as one number, counted in one pass.
import { ACE, type Card, rankOf, suitOf } from './cards.ts';
import { highest, topFive, topOfStraight } from './rank-sets.ts';
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  STRAIGHT_FLUSH,
  type Strength,
  THREE_OF_A_KIND,
  TWO_PAIR,
} from './strength.ts';
import { EVERY_RANK, type WildRanks, withJokers } from './wild.ts';

const ONE_OF_EACH_SUIT = 0x01010101;
/** Added to the four counts of suits, it carries into the top bit of each that has reached five. */
const SHORT_OF_FIVE = 123 * ONE_OF_EACH_SUIT;
const REACHED = 128 * ONE_OF_EACH_SUIT;

/** CP-8.1 The best five of the cards. Allocates nothing; up to 127 cards. */
export function order(cards: readonly Card[], wild: WildRanks): Strength {
  const wildSet = withJokers(wild);
  let wilds = 0;
  let suits = 0;
  // Ranks of which there is at least one natural card, at least two, and so on.
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let five = 0;
  // By index, not by iterator, so that nothing is allocated before the code is warm either.
  const size = cards.length;
  for (let index = 0; index < size; index++) {
    const card = cards[index] as Card;
    const bit = 1 << rankOf(card);
    if ((wildSet & bit) !== 0) {
      wilds++;
      continue;
    }
    five |= four & bit;
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
    suits += 1 << ((card & 3) << 3);
  }

  // CP-8.5 Each wild lifts every rank by one card. From here `pair` to `five` count the wilds in; `one` and `two` stay
  // natural.
  let pair = two;
  let any = one;
  for (let lifts = wilds; lifts > 0; lifts--) {
    five = four;
    four = three;
    three = pair;
    pair = any;
    any = EVERY_RANK;
  }

  if (five !== 0) return FIVE_OF_A_KIND | digit(five, 16);
  // Four wilds make five of a kind of any fifth card, so there are four at most, and then nothing else.
  const flush =
    ((suits + SHORT_OF_FIVE + wilds * ONE_OF_EACH_SUIT) & REACHED) === 0 ? 0 : bestFlush(cards, wildSet, wilds);
  if (flush >= STRAIGHT_FLUSH) return flush;
  if (four !== 0) return FOUR_OF_A_KIND | digit(four, 16) | ((topFive(without(one, four)) >> 4) & 0xf000);
  const paired = three === 0 ? 0 : without(two, three);
  if (paired !== 0) return FULL_HOUSE | digit(three, 16) | digit(paired, 12);
  if (flush !== 0) return flush;
  const straight = topOfStraight(one, wilds);
  if (straight !== 0) return STRAIGHT | ((straight + 1) << 16);
  if (three !== 0) return THREE_OF_A_KIND | digit(three, 16) | ((topFive(without(one, three)) >> 4) & 0xff00);
  if (pair === 0) return HIGH_CARD | (wilds === 0 ? topFive(one) : (ACE + 1) << 16);
  const second = without(two, pair);
  if (second === 0) return PAIR | digit(pair, 16) | ((topFive(without(one, pair)) >> 4) & 0xfff0);
  return TWO_PAIR | digit(pair, 16) | digit(second, 12) | ((topFive(without(without(one, pair), second)) >> 8) & 0xf00);
}

/** The digit of the highest rank of a set. */
const digit = (set: number, shift: number): number => (highest(set) + 1) << shift;

/** The set without the highest rank of another. */
const without = (set: number, other: number): number => set & ~(1 << highest(other));

/** The ranks of each suit, for one call of `bestFlush`. */
const suited = new Int32Array(4);

/**
 * CP-8.5 The best flush or straight flush, of the suits that the wilds can make five; in a flush a wild is always an
 * Ace.
 */
function bestFlush(cards: readonly Card[], wildSet: number, wilds: number): Strength {
  for (let suit = 0; suit < 4; suit++) suited[suit] = 0;
  let twins = 0;
  const size = cards.length;
  for (let index = 0; index < size; index++) {
    const card = cards[index] as Card;
    const ranks = suited[card & 3] as number;
    const bit = 1 << rankOf(card);
    twins |= ranks & bit;
    suited[card & 3] = ranks | bit;
  }
  const aces = (0xddddd << (20 - 4 * wilds)) & 0xfffff;
  let best = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ranks = (suited[suit] as number) & ~wildSet;
    const straight = topOfStraight(ranks, wilds);
    const top = (twins & ~wildSet) === 0 ? topFive(ranks) : topFiveWithTwins(cards, wildSet, suit);
    const flush = aces | (top >> (4 * wilds));
    if (straight !== 0) best = Math.max(best, STRAIGHT_FLUSH | ((straight + 1) << 16));
    else if ((flush & 15) !== 0) best = Math.max(best, FLUSH | flush);
  }
  return best;
}

/** `topFive` of one suit where two decks may hold a card twice. */
function topFiveWithTwins(cards: readonly Card[], wildSet: number, suit: number): number {
  let top = 0;
  let shift = 16;
  for (let rank = ACE; rank >= 0; rank--) {
    if ((wildSet & (1 << rank)) !== 0) continue;
    for (let index = 0; index < cards.length && shift >= 0; index++) {
      const card = cards[index] as Card;
      if (rankOf(card) !== rank || suitOf(card) !== suit) continue;
      top |= (rank + 1) << shift;
      shift -= 4;
    }
  }
  return top;
}
