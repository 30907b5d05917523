// The bots: players for any game of the contract, who get a view and never a state; the arena, and simulated games.
export * from './arena/contest.ts';
export * from './arena/daily-levels.ts';
export * from './arena/figures.ts';
export * from './arena/sequential.ts';
export * from './daily.ts';
export * from './explain.ts';
export * from './levels.ts';
export { type Playout, playoutOf } from './playout.ts';
export * from './question.ts';
export { type GameRecord, levelsBySeat, playRecorded, type SimTask } from './simulation/game-record.ts';
export { figureNamesOf } from './simulation/observer-of.ts';
export { type GroupFigure, type Histogram, type Interval, type Summary, summaryOf } from './simulation/summary.ts';
export { spar } from './sparring.ts';
export { think } from './think.ts';
export { type Sample, samplesOf } from './training/samples.ts';
export { lossOf, type TrainingConfig, train, USUAL_TRAINING } from './training/train.ts';
export { makeNetwork, parseNetwork } from './value/network.ts';
export { rankedChoices, ranking, weightsOf } from './weights.ts';
