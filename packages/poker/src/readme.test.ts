// The example of the README runs, and prints what stands beside it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('each line prints its comment', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const comments = [...example.matchAll(/\/\/ (.*)/g)].map(([, comment]) => comment);
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const ran = spawnSync(process.execPath, ['--input-type=module'], { cwd, input: example, encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  expect(comments).not.toHaveLength(0);
  expect(ran.stdout.trim().split('\n')).toEqual(comments);
});
