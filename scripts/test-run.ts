// One run of vitest, judged: how many tests passed and failed, which files took longest, and why a run died.
import { basename } from 'node:path';

/** Tests that passed and that failed. A check that is no test run counts only when it fails, as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Which tests failed, for the last lines of a run: what a long log loses first is its middle. */
  readonly failures?: readonly string[];
}

/** How a process ended, as `spawnSync` says it. */
export interface ProcessEnd {
  readonly status: number | null;
  readonly signal: string | null;
  readonly error?: Error | undefined;
}

export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface Judgement {
  readonly tally: Tally;
  /** What people should read about it. */
  readonly remarks: readonly string[];
}

/**
 * A skipped test fails a run, and so does a run that breaks without a failed test, finds no test at all, or dies before
 * it has written its report.
 */
export function judgeRun(end: ProcessEnd, report: VitestReport | undefined): Judgement {
  const death = whyDead(end);
  if (report === undefined)
    return { tally: { passed: 0, failed: 1 }, remarks: [`No report was written: ${death ?? 'nobody knows why'}.`] };
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles(report) + skipped;
  const isBroken = failed === 0 && !(end.status === 0 && report.success && report.numPassedTests > 0);
  const remarks = [
    ...(skipped > 0 ? [`${skipped} tests are skipped, and none may be.`] : []),
    ...(isBroken ? [`No test failed, and yet the run did: ${death ?? 'it found no test'}.`] : []),
    ...slowestFiles(report),
  ];
  const tally = { passed: report.numPassedTests, failed: isBroken ? 1 : failed, failures: failures(report) };
  return { tally, remarks };
}

/** What the shell adds to the number of a signal that ended a process. */
const KILLED = 128;
const SIGNALS: Readonly<Record<number, string>> = { 6: 'SIGABRT', 9: 'SIGKILL', 11: 'SIGSEGV', 15: 'SIGTERM' };
const CAUSES: Readonly<Record<string, string>> = {
  SIGKILL: 'which is what a machine without memory does',
  SIGABRT: 'which is what Node does when its heap is full',
  SIGTERM: 'so somebody ended it',
  SIGINT: 'so somebody ended it',
};

/** Undefined where a process ended as it should. */
export function whyDead({ status, signal, error }: ProcessEnd): string | undefined {
  if (error !== undefined) return `vitest could not be started (${error.message})`;
  const name = signal ?? (status === null ? undefined : SIGNALS[status - KILLED]);
  if (name !== undefined) return `vitest was killed by ${name}, ${CAUSES[name] ?? 'from outside'}`;
  return status === 0 ? undefined : `vitest ended with code ${status}`;
}

/** A test file that does not even load fails without a failed test in it. */
const brokenFiles = ({ testResults }: VitestReport): number =>
  testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;

/** Each failed test behind its file, and each file that did not load. */
const failures = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0
        ? [`${shortPath(name)} did not load`]
        : tests.map(({ fullName }) => `${shortPath(name)}: ${fullName}`);
    });

const SLOWEST = 10;
const WORTH_NAMING = 1;

/** The slowest files, longest first; those below a second are not worth a line. */
export function slowestFiles({ testResults }: Pick<VitestReport, 'testResults'>): string[] {
  const timed = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .filter(({ seconds }) => seconds >= WORTH_NAMING)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  if (timed.length === 0) return [];
  return ['Slowest:', ...timed.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${shortPath(name)}`)];
}

/** From `packages/` or `scripts/` on. */
const shortPath = (path: string): string => /(?:packages|scripts)\/.*$/.exec(path)?.[0] ?? basename(path);
