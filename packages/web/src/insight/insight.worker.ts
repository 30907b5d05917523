// The insight, off the page: this worker imagines thousands of games, and can be stopped at any time.
import { answerCalls } from '../table/calls.ts';
import { insightCalls } from './insight-calls.ts';

const notify = answerCalls(
  globalThis,
  insightCalls((underway) => notify(underway)),
);
