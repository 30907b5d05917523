// What your hand would be worth if it ended now, from what your seat knows: the rules' own sheet of it.
import { type Card, parseCards, SUITS } from '@sagebrush/engine';
import type { Options } from './options.ts';
import { scoreLines } from './rules/scoring.ts';
import { NONE, type View } from './types.ts';

type Line = ReturnType<typeof scoreLines>[number];

export interface HandWorth {
  /** What earns points, and what costs them (0 or less). */
  readonly earns: number;
  readonly costs: number;
  readonly total: number;
  readonly lines: readonly Line[];
}

const bitOf = (suit: View['couples'][number][number]): number => 1 << SUITS.indexOf(suit);

/** WC-8 Without the 30 for whoever ends the hand: nobody has yet. A cowboy with his badge is written `KS+AS`. */
export function handWorth(view: View, seat: number, { delay }: Pick<Options, 'delay'>): HandWorth {
  const held = (view.hand ?? []).map((text) => parseCards(text.split('+')));
  const badges = new Map(held.map(([card, badge]) => [card, badge]));
  const lines = scoreLines(
    {
      hand: held.flatMap(([card]) => (card === undefined ? [] : [card])),
      badgeOn: (king: Card) => badges.get(king) ?? NONE,
      tens: parseCards(view.tens[seat] ?? []),
      couples: (view.couples[seat] ?? []).reduce((shown, suit) => shown | bitOf(suit), 0),
      endedHand: false,
    },
    delay,
  );
  const sum = (wanted: (points: number) => boolean): number =>
    lines.reduce((total, { points }) => total + (wanted(points) ? points : 0), 0);
  const earns = sum((points) => points > 0);
  const costs = sum((points) => points < 0);
  return { earns, costs, total: earns + costs, lines };
}
