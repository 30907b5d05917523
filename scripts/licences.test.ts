// The licences: found where Node would find the packages, known ones only, and listed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isListed, listed, lockedPackages, type Packages, shipped, wrongLicences } from './licences.ts';
import { ROOT } from './tree.ts';

test('every package that is shipped has a licence that we know', () => {
  expect(shipped(lockedPackages()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'react', 'pg', 'commander']),
  );
  expect(wrongLicences(lockedPackages())).toEqual([]);
});

test('NOTICE.md lists them all (else: npm run licences)', () => {
  expect(isListed(readFileSync(join(ROOT, 'NOTICE.md'), 'utf8'), lockedPackages())).toBe(true);
});

test('an unknown licence is found, also deep down and in a version of its own; what only tests need is not asked', () => {
  const packages: Packages = {
    'packages/server': { dependencies: { '@x/own': '1', a: '1' } },
    'node_modules/@x/own': { link: true, resolved: 'packages/own' },
    'packages/own': { dependencies: { b: '2' } },
    'packages/own/node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' }, optionalDependencies: { c: '1' } },
    'node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/only-in-tests': { version: '1.0.0', license: 'SSPL' },
  };
  expect(wrongLicences(packages).map((sentence) => sentence.split(':')[0])).toEqual([
    'b 2.0.0 is under GPL-3.0',
    'c 1.0.0 is under unknown',
  ]);
  expect(listed(packages)).toBe('- **GPL-3.0**: b\n- **ISC**: b\n- **MIT**: a\n- **unknown**: c\n');
});
