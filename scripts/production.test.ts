// Production installs what production imports.
import { expect, test } from 'vitest';
import { lockedPackages, type Packages } from './licences.ts';
import { strayPackages, wrongDependencies } from './production.ts';
import { filesUnder } from './tree.ts';

test('every package that production installs is needed by a program, and every dependency imported by its sources', () => {
  expect(strayPackages(lockedPackages())).toEqual([]);
  expect(wrongDependencies(lockedPackages(), filesUnder('packages', /\.tsx?$/))).toEqual([]);
});

const PACKAGES: Packages = {
  'packages/server': { dependencies: { '@sagebrush/own': '1', fastify: '5', vitest: '5' } },
  'packages/testkit': { dependencies: { 'fast-check': '4' } },
  'node_modules/@sagebrush/own': { link: true, resolved: 'packages/own' },
  'packages/own': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0' },
  'node_modules/fast-check': { version: '4.0.0' },
  'node_modules/biome': { version: '2.0.0', dev: true },
};

test('a tool among the dependencies is found: of a shipped package by its imports, of another by the lock', () => {
  const files = [
    { path: 'packages/server/src/index.ts', text: "import Fastify from 'fastify';\nimport { Pool } from 'pg';\n" },
    {
      path: 'packages/server/src/index.test.ts',
      text: "import { test } from 'vitest';\nimport './testing/house.ts';\n",
    },
    { path: 'packages/server/src/testing/house.ts', text: "import { vi } from 'vitest';\n" },
  ];
  expect(wrongDependencies(PACKAGES, files)).toEqual([
    'packages/server lists vitest, but only tests or tools use it: a devDependency',
    'packages/server imports pg, which is not among its dependencies',
  ]);
  expect(strayPackages(PACKAGES)).toEqual(['node_modules/fast-check']);
});
