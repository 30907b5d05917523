// Chapter 6, special effects: the five cards that are a poker showdown.
import { type Card, isJoker, rankOf } from '@sagebrush/engine';
import { topOfStraight } from '@sagebrush/poker';

export type Showdown = 'straight' | 'flush' | 'full-house';

/**
 * GC-6.9, GC-6.10 What the five cards make, with Jokers wild; false if it is no showdown. All five must take part, so a
 * straight
 * has no rank twice, and a full house has two ranks, none of which lies there four times. Jokers may be one of its two
 * ranks:
 * three Kings and two Jokers are Kings full of any pair, four Kings and a Joker are four Kings and a fifth card.
 */
export function isShowdown(five: readonly Card[]): Showdown | false {
  if (five.length !== 5) return false;
  let jokers = 0;
  let suits = 0;
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let index = 0; index < 5; index++) {
    const card = five[index] as Card;
    if (isJoker(card)) {
      jokers++;
      continue;
    }
    const bit = 1 << rankOf(card);
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
    suits |= 1 << (card & 3);
  }
  if (two === 0 && topOfStraight(one, jokers) !== 0) return 'straight';
  if (hasAtMostOne(suits)) return 'flush';
  const others = one & (one - 1);
  return four === 0 && hasAtMostOne(others) ? 'full-house' : false;
}

const hasAtMostOne = (set: number): boolean => (set & (set - 1)) === 0;
