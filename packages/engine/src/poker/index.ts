// Poker: the best five of any cards, for Cowpoker (CP-8) and the Corral's showdown (GC-6).
export { type Best, best, type Played } from './best.ts';
export { type Comparison, compare, decidingCards } from './compare.ts';
export { order } from './order.ts';
export { runnersUp } from './runners-up.ts';
export { isShowdown, type Showdown } from './showdown.ts';
export { CATEGORIES, type Category, categoryOf, ranksOf, type Strength } from './strength.ts';
export { NO_RANKS, type WildRanks, wildRanks } from './wild.ts';
export { handName } from './words.ts';
