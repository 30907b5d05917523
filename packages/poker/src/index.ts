// Poker: cards, and the best five of any number of them with any wilds.
export { type Best, best, type CountedCard } from './best.ts';
export * from './cards.ts';
export { type Comparison, compare, decidingCards } from './compare.ts';
export { FormatError } from './format-error.ts';
export { order } from './order.ts';
export { type RankSet, topOfStraight } from './rank-sets.ts';
export { runnersUp } from './runners-up.ts';
export { CATEGORIES, type Category, categoryOf, ranksOf, type Strength } from './strength.ts';
export { NO_RANKS, type WildRanks, wildRanks } from './wild.ts';
export { handName, rankName } from './words.ts';
