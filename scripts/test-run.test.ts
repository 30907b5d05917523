// A test run that dies says why, and the slowest files are named.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { judgeRun, slowestFiles, type VitestReport, whyDead } from './test-run.ts';

const file = (name: string, seconds: number, status = 'passed') => ({
  name: `/somewhere/packages/${name}.test.ts`,
  status,
  startTime: 1000,
  endTime: 1000 + 1000 * seconds,
  assertionResults: status === 'passed' ? [{ status, fullName: 'it works' }] : [],
});
const report: VitestReport = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('a', 0.2), file('b', 7), file('c', 70)],
};
const FINE = { status: 0, signal: null };

test('a run that went well is counted, with its slowest files', () => {
  expect(judgeRun(FINE, report)).toEqual({
    tally: { passed: 3, failed: 0, failures: [] },
    remarks: ['Slowest:', '   70.0 s  packages/c.test.ts', '    7.0 s  packages/b.test.ts'],
  });
});

test('at most ten files are named, the slowest first', () => {
  const many = Array.from({ length: 30 }, (_, index) => file(`f${index}`, index + 1));
  const lines = slowestFiles({ testResults: many });
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('f29');
});

test.each([
  ['a skipped test', FINE, { ...report, numPendingTests: 1 }, 1],
  ['a file that does not load', FINE, { ...report, testResults: [file('a', 1, 'failed')] }, 1],
  ['no test at all', FINE, { ...report, numPassedTests: 0 }, 1],
  ['a failure outside of any test', { status: 1, signal: null }, report, 1],
  ['no report', FINE, undefined, 1],
])('%s fails the run', (_, end, told, failed) => expect(judgeRun(end, told).tally.failed).toBe(failed));

test('what failed is named: each test behind its file, and a file that does not load', () => {
  const [sound, broken] = [file('a', 1), file('b', 1, 'failed')];
  const wrong = { ...sound, status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a room is free' }] };
  const { tally } = judgeRun({ status: 1, signal: null }, { ...report, testResults: [sound, broken, wrong] });
  expect(tally.failures).toEqual(['packages/b.test.ts did not load', 'packages/a.test.ts: a room is free']);
});

test('a run that dies without a report says why', () => {
  const killed = spawnSync(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(judgeRun(killed, undefined).remarks[0]).toMatch(/No report was written: vitest was killed by SIGKILL.*memory/);
  const full = spawnSync(process.execPath, ['-e', 'process.abort()']);
  expect(whyDead(full)).toMatch(/SIGABRT.*heap/);
  expect(whyDead({ status: 137, signal: null })).toContain('SIGKILL');
  expect(whyDead(spawnSync(`${process.execPath}-missing`))).toContain('could not be started');
  expect(whyDead(spawnSync(process.execPath, ['-e', 'process.exit(3)']))).toBe('vitest ended with code 3');
  expect(whyDead(FINE)).toBeUndefined();
});
