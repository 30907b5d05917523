// The arrow check finds what it is there to find.
import { describe, expect, test } from 'vitest';
import { ROOMS, wrongArrows } from './arrows.ts';
import { importsOf } from './scan.ts';
import { filesUnder } from './tree.ts';

const house = ROOMS.map(({ folder }) => ({ path: `${folder}src/index.ts`, text: 'export {};' }));
const wrong = (path: string, text: string): string[] => wrongArrows([...house, { path, text }]);

test('an empty house, and a house of empty files, are told apart', () => {
  expect(wrongArrows([])).toHaveLength(ROOMS.length);
  expect(wrongArrows(house)).toEqual([]);
});

test('every package of the repository is a room', () => {
  const packages = filesUnder('packages', /package\.json$/).map(({ path }) => path.replace('package.json', ''));
  const rooms = ROOMS.map(({ folder }) => folder);
  expect(packages.filter((folder) => !rooms.includes(folder))).toEqual([]);
  expect(rooms.filter((folder) => !packages.some((whole) => folder.startsWith(whole)))).toEqual([]);
});

describe('a wrong arrow is found', () => {
  test.each([
    ['packages/poker/src/x.ts', "import { shape } from '@sagebrush/engine';"],
    ['packages/poker/src/x.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['packages/bots/src/x.ts', "import { order } from '@sagebrush/poker';"],
    ['packages/engine/src/x.ts', "import { corral } from '@sagebrush/corral';"],
    ['packages/engine/src/x.ts', "import zod from 'zod';"],
    ['packages/games/corral/src/x.ts', "import { wyoming } from '@sagebrush/wyoming';"],
    ['packages/games/corral/src/x.test.ts', "import { wyoming } from '@sagebrush/wyoming';"],
    ['packages/games/corral/src/x.ts', "import { contract } from '@sagebrush/testkit';"],
    ['packages/games/corral/src/x.ts', "import type { Card } from '../../../poker/src/cards.ts';"],
    ['packages/games/corral/src/x.ts', "export * from '@sagebrush/games';"],
    ['packages/bots/src/x.ts', "const server = await import('@sagebrush/server');"],
    ['packages/bots/src/x.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/protocol/src/x.ts', "import {\n  type Bot,\n} from '@sagebrush/bots';"],
    ['packages/server/src/x.ts', "import '@sagebrush/web';"],
    ['packages/web/src/x.tsx', "import { app } from '@sagebrush/server';"],
    ['packages/testkit/src/x.ts', "import { corral } from '@sagebrush/games';"],
    ['packages/bots/src/x.ts', "import { ceilingOf } from '../fixtures/ceiling.ts';"],
    ['packages/cli/src/x.ts', "import { ceilingOf } from '@sagebrush/bots/fixtures/ceiling.ts';"],
    ['packages/games/corral/src/x.ts', "import { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';"],
    ['packages/games/corral/src/x.ts', "import { screen } from '../web/screen.tsx';"],
    ['packages/games/corral/src/x.ts', "import { corralEntry } from '@sagebrush/corral/entry';"],
    ['packages/games/corral/web/x.ts', "import { wyoming } from '@sagebrush/wyoming';"],
    ['packages/games/corral/web/x.ts', "import { Page } from '@sagebrush/web/src/pages/Page.tsx';"],
    ['packages/games/corral/web/x.ts', "import { deal } from '../src/rules/set-up.ts';"],
    ['packages/table-kit/src/x.ts', "import { corral } from '@sagebrush/corral';"],
    ['packages/table-kit/src/x.ts', "import { ENTRIES } from '@sagebrush/games/entries';"],
    ['packages/web/src/x.ts', "import { corral } from '@sagebrush/corral';"],
    ['packages/web/src/x.test.ts', "import { corralEntry } from '@sagebrush/corral/entry';"],
    ['packages/server/src/x.ts', "import { corral } from '@sagebrush/corral';"],
    ['packages/newcomer/src/x.ts', 'export {};'],
  ])('%s: %s', (path, text) => {
    expect(wrong(path, text)).toHaveLength(1);
  });
});

describe('a right arrow is left alone', () => {
  test.each([
    ['packages/engine/src/x.ts', "export * from '@sagebrush/poker/cards';"],
    ['packages/engine/src/x.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    [
      'packages/games/corral/src/x.test.ts',
      "import { contract } from '@sagebrush/testkit';\nimport { readFileSync } from 'node:fs';",
    ],
    ['packages/games/all/src/x.ts', "import { corralEntry } from '@sagebrush/corral/entry';"],
    [
      'packages/games/corral/web/x.tsx',
      "import { corral } from '@sagebrush/corral';\nimport { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';",
    ],
    ['packages/games/corral/web/x.ts', "const text = () => import('../rules.en.md?raw');"],
    ['packages/games/corral/entry.ts', "const plugin = () => import('./web/plugin.ts');"],
    ['packages/web/src/x.ts', "import { ENTRIES } from '@sagebrush/games/entries';"],
    ['packages/web/src/x.test.ts', "import { corral } from '@sagebrush/corral';"],
    ['packages/bots/src/x.test.ts', "import { ceilingOf } from '../fixtures/ceiling.ts';"],
    ['packages/web/src/x.browser.test.ts', "import { findBrowser } from '../../../scripts/browser.ts';"],
    ['packages/cli/src/x.ts', "import { listen } from '@sagebrush/server';\nimport { argv } from 'node:process';"],
  ])('%s: %s', (path, text) => {
    expect(wrong(path, text)).toEqual([]);
  });
});

test('what is impure is found in code, with its line, and not in comments, strings or property names', () => {
  expect(wrong('packages/engine/src/x.ts', 'const a = 1;\nconst now = Date.now();')).toEqual([
    'packages/engine/src/x.ts:2 uses Date: @sagebrush/engine is pure',
  ]);
  expect(wrong('packages/bots/src/x.ts', 'const luck = `${Math.random()}`;')).toHaveLength(1);
  expect(wrong('packages/bots/src/x.ts', "const half = a / b; // Date\nconst word = 'fetch';")).toEqual([]);
  expect(wrong('packages/bots/src/x.ts', 'const slash = /[/"]/; const t = performance.now();')).toHaveLength(1);
  expect(
    wrong('packages/bots/src/x.ts', 'const view = { window: 3 }; view.window += Math.floor(2.5); // console'),
  ).toEqual([]);
});

test('what only tests import is judged as a test, unless the entry of the package leads to it', () => {
  const helper = { path: 'packages/engine/src/arbitrary.ts', text: "import fc from 'fast-check';" };
  const user = {
    path: 'packages/engine/src/x.test.ts',
    text: "import { any } from './arbitrary.ts';\nimport { all } from './index.ts';",
  };
  const entry = { path: 'packages/engine/src/index.ts', text: "export { any } from './arbitrary.ts';" };
  expect(wrongArrows([...house, helper])).toHaveLength(1);
  expect(wrongArrows([...house, helper, user])).toEqual([]);
  expect(wrongArrows([...house, helper, user, entry])).toHaveLength(1);
});

test('imports are read across lines, and not from comments or strings', () => {
  const source =
    "import {\n  one, // from 'two'\n} from 'three';\n// import 'four';\nconst five = `\nimport 'six';`;\nexport type { A } from 'seven';";
  expect(importsOf(source)).toEqual([
    { from: 'three', line: 3 },
    { from: 'seven', line: 7 },
  ]);
});
