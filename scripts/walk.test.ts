// The walk of ARCHITECTURE.md is the way that an action goes, and a walk that is not would be found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, ROOT } from './tree.ts';
import { walkFaults, walkIn } from './walk.ts';

const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const files = filesUnder('packages', /\.tsx?$/);

test('an action passes files that are there, each named once and joined to another', () => {
  expect(walkIn(page).length).toBeGreaterThan(20);
  expect(walkFaults(page, files)).toEqual([]);
});

test('from the table in the browser to the store and back, and offline through a worker', () => {
  const walk = walkIn(page);
  const places = [
    'packages/table-kit/src/table/table-control.ts',
    'packages/server/src/http/move-routes.ts',
    'packages/engine/src/host.ts',
    'packages/server/src/storage/store.ts',
    'packages/table-kit/src/table/playback.ts',
    'packages/web/src/table/rules.worker.ts',
  ].map((path) => walk.indexOf(path));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const FILES = [
  { path: 'packages/web/src/tap.ts', text: "import { send } from './send.ts';" },
  { path: 'packages/web/src/send.ts', text: '' },
  { path: 'packages/web/src/send.test.ts', text: "import { send } from './send.ts';" },
  { path: 'packages/server/src/alone.ts', text: '' },
];
const walk = (...names: string[]): string =>
  `## A player's action, and so on\n${names.map((name) => `1. \`${name}\` does it.`).join('\n')}\n**One host** \`web/src/other.ts\``;

test.each([
  ['no page', '# Another page', ['ARCHITECTURE.md has no walk: the check looked at nothing']],
  ['a good walk', walk('web/src/tap.ts', 'send.ts'), []],
  [
    'twice',
    walk('web/src/tap.ts', 'send.ts', 'tap.ts'),
    ['ARCHITECTURE.md: an action passes packages/web/src/tap.ts twice'],
  ],
  [
    'a file that has gone, and with it what joined another',
    walk('web/src/gone.ts', 'send.ts'),
    [
      'ARCHITECTURE.md: an action passes packages/web/src/gone.ts, which is no source file',
      'ARCHITECTURE.md: no import joins packages/web/src/send.ts to the walk',
    ],
  ],
  [
    'a test',
    walk('web/src/tap.ts', 'send.ts', 'send.test.ts'),
    ['ARCHITECTURE.md: an action passes packages/web/src/send.test.ts, which is no source file'],
  ],
  [
    'a file beside the way',
    walk('web/src/tap.ts', 'send.ts', 'server/src/alone.ts'),
    ['ARCHITECTURE.md: no import joins packages/server/src/alone.ts to the walk'],
  ],
])('%s', (_, text, faults) => {
  expect(walkFaults(text, FILES)).toEqual(faults);
});
