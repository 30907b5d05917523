// The engine: the shared table. It knows no game.
export * from '@sagebrush/poker/cards';
export * from './allotments.ts';
export * from './detach.ts';
export * from './errors.ts';
export * from './fairness.ts';
export { type Fault, faultText } from './fault.ts';
export * from './fold.ts';
export * from './game.ts';
export * from './log.ts';
export * from './match.ts';
export * from './observer.ts';
export * from './options.ts';
export * from './random.ts';
export type { Json, JsonSchema, Of, Shape } from './shape.ts';
export * as shape from './shape.ts';
export * from './steps.ts';
export * from './take-card.ts';
export * from './words.ts';
