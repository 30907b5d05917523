// Each leak can be put in: what it changes stands in its file, once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEAKS } from './leaks.ts';
import { ROOT } from './tree.ts';

test.each(LEAKS)('$path: $secret', ({ path, from, to }) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
