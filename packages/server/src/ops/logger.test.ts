// Lines of JSON, from a level on.
import { expect, test } from 'vitest';
import { loggerFrom } from './logger.ts';

test('a line says what happened, and an error where', () => {
  const lines: string[] = [];
  const log = loggerFrom('info', (line) => lines.push(line));
  log.debug({ detail: 1 }, 'too small');
  log.info({ table: 'abc' }, 'table');
  log.error({ err: new RangeError('too far') }, 'failed');
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const [told, failed] = lines.map((line) => JSON.parse(line));
  expect(told).toMatchObject({ level: 30, pid: process.pid, table: 'abc', msg: 'table' });
  expect(failed).toMatchObject({ level: 50, err: { type: 'RangeError', message: 'too far' }, msg: 'failed' });
  expect(failed.err.stack).toContain('logger.test.ts');
  expect(lines).toHaveLength(2);
});

test('silence', () => {
  loggerFrom('silent', () => expect.unreachable()).error({}, 'failed');
});
