// The bots: players for any game of the contract, who get a view and never a state; the arena, and simulated games.
export * from './arena/contest.ts';
export * from './arena/figures.ts';
export * from './arena/sequential.ts';
export * from './explain.ts';
export * from './levels.ts';
export { type Playout, playoutOf } from './playout.ts';
export * from './question.ts';
export { type GameRecord, levelsBySeat, playRecorded, type SimTask } from './simulation/game-record.ts';
export { figureNamesOf } from './simulation/observer-of.ts';
export { type Estimate, type GroupFigure, type Histogram, type Summary, summaryOf } from './simulation/summary.ts';
export { think } from './think.ts';
export { type Lesson, lessonsOf } from './training/lessons.ts';
export { type Course, lossOf, train, USUAL_COURSE } from './training/train.ts';
export { makeNetwork, parseNetwork } from './value/network.ts';
export { rankedChoices, ranking, weightsOf } from './weights.ts';
export { spar } from './zoo.ts';
