// Numbered jobs on all cores with a progress bar, until they are done, enough is known, or somebody presses Ctrl-C.
import { untilInterrupted } from '../run-command.ts';
import { progressBar } from './progress-bar.ts';
import { inThreads, type WorkSpec } from './threads.ts';

interface JobsSpec<Result> extends Omit<WorkSpec, 'signal'> {
  /** What the progress bar counts, in the plural. */
  readonly what: string;
  /** Whether these results are enough: those of jobs that are under way then are left out, so that a seed stays a seed. */
  readonly isEnough?: (results: readonly Result[]) => boolean;
}

/** One result for each job, in order; fewer where it was interrupted or enough. */
export async function runJobs<Result>({ what, isEnough, ...work }: JobsSpec<Result>): Promise<Result[]> {
  const bar = progressBar(work.jobs, what);
  const all: Result[] = [];
  await untilInterrupted(async (interrupted) => {
    const enough = new AbortController();
    const signal = AbortSignal.any([interrupted, enough.signal]);
    for await (const results of inThreads<Result>({ ...work, signal })) {
      if (enough.signal.aborted) continue;
      for (const result of results) all.push(result);
      bar.done(results.length);
      if (isEnough?.(all)) enough.abort();
    }
  });
  bar.end();
  return all;
}
