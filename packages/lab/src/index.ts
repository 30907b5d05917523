// The lab: simulated games, what is kept of each, and the figures they come to. The terminal and the browser bring the
// threads.
export { type GameRecord, levelsBySeat, playRecorded, type SimTask } from './game-record.ts';
export { type Estimate, type GroupFigure, type Histogram, type Summary, summaryOf } from './summary.ts';
