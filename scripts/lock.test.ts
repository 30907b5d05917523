// The lockfile installs on every platform, from any registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completed, LOCKS, type Lock, missingBinaries } from './lock.ts';
import { ROOT } from './tree.ts';

const read = (name: string): Lock => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Lock;

test.each(LOCKS)('%s: the binaries of all platforms are locked (else: npm run lock)', (name) => {
  expect(Object.keys(missingBinaries(read(name)))).toEqual([]);
});

test.each(LOCKS)('%s: no registry host is written down', (name) => {
  expect(Object.values(read(name).packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

test('nothing is locked that its authors have given up', () => {
  const lock = read('package-lock.json');
  expect(Object.keys(lock.packages).filter((path) => lock.packages[path]?.deprecated !== undefined)).toEqual([]);
});

test('a missing binary is found, and added with the platform that its name tells', () => {
  const optionalDependencies = { '@x/binding-linux-arm64-musl': '1.2.3', '@x/binding-darwin-x64': '1.2.3' };
  const torn = {
    packages: {
      'node_modules/x': { optionalDependencies },
      'node_modules/@x/binding-darwin-x64': { version: '1.2.3' },
    },
  };
  expect(missingBinaries(torn)).toEqual({
    'node_modules/@x/binding-linux-arm64-musl': {
      version: '1.2.3',
      cpu: ['arm64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
  expect(missingBinaries(completed(torn))).toEqual({});
});
