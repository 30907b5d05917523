// The door to the insight's worker.
import { type Caller, makeCalls } from '../table/calls.ts';
import type { InsightCalls, Underway } from './insight-calls.ts';

export interface InsightWorker extends Caller<InsightCalls> {
  stop(): void;
}

export function openInsightWorker(onUnderway: (underway: Underway) => void = () => undefined): InsightWorker {
  const worker = new Worker(new URL('./insight.worker.ts', import.meta.url), { type: 'module' });
  return {
    ...makeCalls<InsightCalls>(worker, (notice) => onUnderway(notice as Underway)),
    stop: () => worker.terminate(),
  };
}
