// The runners-up: the best hand of every other kind that the same cards could have made. For understanding, never for
// judging.

import { type Best, type CountedCard, layOut, wantedRanks } from './best.ts';
import {
  type Card,
  type CardText,
  cardOf,
  makeCard,
  parseCard,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  suitOf,
} from './cards.ts';
import { order } from './order.ts';
import { categoryOf, ranksOf, type Strength } from './strength.ts';
import { NO_RANKS, type WildRanks, withJokers } from './wild.ts';

/** The best hand first; each of a lower category than the one before. CP-8.5 does not let anybody play them. */
export function runnersUp(cards: readonly Card[], wild: WildRanks): Best[] {
  const top = categoryOf(order(cards, wild));
  const found = new Map<string, Best>();
  for (const strength of strengthsOf(Math.min(5, cards.length))) {
    const category = categoryOf(strength);
    if (category === top || found.has(category)) continue;
    const five = made(cards, withJokers(wild), strength);
    if (five) found.set(category, { order: strength, category, ranks: ranksOf(strength), five });
  }
  const best = order(cards, wild);
  return [...found.values()].filter((hand) => hand.order < best);
}

const KNOWN = new Map<number, readonly Strength[]>();

/** Every strength that this many cards can have, from the best down. */
function strengthsOf(size: number): readonly Strength[] {
  const known = KNOWN.get(size);
  if (known) return known;
  const strengths = new Set<Strength>();
  for (const ranks of rankSets(size)) {
    strengths.add(strengthOf(ranks, (index) => index % 2));
    strengths.add(strengthOf(ranks, () => 0));
  }
  const sorted = [...strengths].sort((one, other) => other - one);
  KNOWN.set(size, sorted);
  return sorted;
}
const strengthOf = (ranks: readonly Rank[], suit: (index: number) => number): Strength =>
  order(
    ranks.map((rank, index) => cardOf(rank, suit(index))),
    NO_RANKS,
  );

/** So many ranks, never ascending. */
function rankSets(size: number, highest: Rank = RANKS.length - 1): Rank[][] {
  if (size === 0) return [[]];
  return Array.from({ length: highest + 1 }, (_, rank) => rank).flatMap((rank) =>
    rankSets(size - 1, rank).map((rest) => [rank, ...rest]),
  );
}

/** The cards that make exactly this, if they can. */
function made(cards: readonly Card[], wildSet: number, strength: Strength): CountedCard[] | undefined {
  const category = categoryOf(strength);
  const wanted = wantedRanks(category, ranksOf(strength));
  const five = layOut(cards, wildSet, category, wanted);
  if (five.length === 0) return undefined;
  if (category === 'flush' || category === 'straight-flush' || !isOneSuit(five)) return five;
  return inTwoSuits(cards, wildSet, { five, wanted });
}

const faceIn = ({ card, as }: CountedCard): Card => parseCard(as ?? card);
const isOneSuit = (five: readonly CountedCard[]): boolean =>
  five.length === 5 && new Set(five.map((played) => suitOf(faceIn(played)))).size === 1;

/** The same ranks, but no flush: a wild of another suit, another card of the same rank, or a wild in a card's stead. */
function inTwoSuits(
  cards: readonly Card[],
  wildSet: number,
  { five, wanted }: { readonly five: readonly CountedCard[]; readonly wanted: readonly Rank[] },
): CountedCard[] | undefined {
  const bent = five.findIndex(({ as }) => as !== undefined);
  if (bent >= 0)
    return five.map((played, index) =>
      index === bent ? { card: played.card, as: otherSuit(faceIn(played)) } : played,
    );
  const suit = suitOf(faceIn(five[0] as CountedCard));
  const isWild = (card: Card): boolean => (wildSet & (1 << rankOf(card))) !== 0;
  const other = cards.find((card) => !isWild(card) && suitOf(card) !== suit && wanted.includes(rankOf(card)));
  const wild = cards.find(isWild);
  if (other !== undefined) return replaced(five, rankOf(other), { card: makeCard(other) });
  const last = five.at(-1);
  return wild === undefined || last === undefined
    ? undefined
    : replaced(five, rankOf(faceIn(last)), { card: makeCard(wild), as: otherSuit(faceIn(last)) });
}

const otherSuit = (card: Card): CardText => makeCard(cardOf(rankOf(card), (suitOf(card) + 1) % SUITS.length));
function replaced(five: readonly CountedCard[], rank: Rank, by: CountedCard): CountedCard[] {
  const place = five.findLastIndex((played) => rankOf(faceIn(played)) === rank);
  return five.map((played, index) => (index === place ? by : played));
}
