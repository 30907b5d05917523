// Insight: what a finished match tells about chances, luck and decisions. It knows no game, no screen and no clock.
export type { Account } from './accounts.ts';
export * from './beliefs.ts';
export type { CostlyDecision } from './decisions.ts';
export type { Estimate } from './noise.ts';
export { type ChancePoint, causeOf, type TurningPoint } from './turning-points.ts';
export * from './understand.ts';
export * from './words.ts';
