// Two hands side by side: which is better, and the exact step at which the tie broke.

import { type Best, copiesOf } from './best.ts';
import type { CardText, Rank } from './cards.ts';
import { type Category, categoryOf, ranksOf, type Strength } from './strength.ts';

/** Positive if the first hand is better. `place` is the first, second, … rank that makes the hand, or kicker. */
export type Comparison =
  | { readonly sign: 0; readonly by: 'tie' }
  | { readonly sign: 1 | -1; readonly by: 'category'; readonly categories: readonly [Category, Category] }
  | {
      readonly sign: 1 | -1;
      readonly by: 'rank' | 'kicker';
      readonly place: number;
      /** Of the first and of the second hand; undefined is a missing kicker, below any card. */
      readonly ranks: readonly [Rank | undefined, Rank | undefined];
    };

/** How many ranks make the hand; those after them are kickers. */
const MAKING: Readonly<Record<Category, number>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 1,
  flush: 5,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 1,
  'five-of-a-kind': 1,
};

/** CP-8.4 By category, then by the ranks that make the hand, then by kickers. */
export function compare(first: { readonly order: Strength }, second: { readonly order: Strength }): Comparison {
  if (first.order === second.order) return { sign: 0, by: 'tie' };
  const sign = first.order > second.order ? 1 : -1;
  const category = categoryOf(first.order);
  const other = categoryOf(second.order);
  if (category !== other) return { sign, by: 'category', categories: [category, other] };
  const ranks = ranksOf(first.order);
  const others = ranksOf(second.order);
  let place = 0;
  while (ranks[place] === others[place]) place++;
  const making = MAKING[category];
  const isKicker = place >= making;
  return {
    sign,
    by: isKicker ? 'kicker' : 'rank',
    place: isKicker ? place - making + 1 : place + 1,
    ranks: [ranks[place], others[place]],
  };
}

/** The cards of one of the two hands at which it was decided: none in a tie, and none where its kicker is missing. */
export function decidingCards({ category, five }: Best, comparison: Comparison): CardText[] {
  if (comparison.by === 'tie') return [];
  const first = comparison.by === 'kicker' ? MAKING[category] : 0;
  const from = comparison.by === 'category' ? 0 : first + comparison.place - 1;
  const to = comparison.by === 'category' ? MAKING[category] : from + 1;
  const cardsBefore = (place: number): number =>
    Array.from({ length: place }, (_, index) => copiesOf(category, index)).reduce((sum, count) => sum + count, 0);
  const whole = category === 'straight' || category === 'straight-flush';
  return five
    .slice(cardsBefore(from), whole && comparison.by === 'category' ? 5 : cardsBefore(to))
    .map(({ card }) => card);
}
