// The rules and the bots, off the page: this worker runs a local table, and answers questions about any table from its
// view alone.
import { answerCalls } from './calls.ts';
import { rulesCalls } from './rules-calls.ts';

const notify = answerCalls(
  globalThis,
  rulesCalls((moment) => notify(moment)),
);
