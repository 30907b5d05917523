// The glossary's check finds what it is for.
import { expect, test } from 'vitest';
import { entriesOf, glossaryFaults, namesWithTwoHomes, secondMeanings, typesDeclaredTwice } from './glossary.ts';

const FILES = [
  { path: 'packages/engine/src/log.ts', text: 'export interface Log {\n  readonly seal: string;\n}\n' },
  {
    path: 'packages/server/src/ops/logger.ts',
    text: '// type Log\nexport const loggerFrom = (level: string) => level;\n',
  },
];
const row = (word: string, path = 'packages/engine/src/log.ts'): string => `| \`${word}\` | a meaning | \`${path}\` |`;

test('words that live where the glossary says are fine', () => {
  const glossary = ['| word | meaning | file |', '|---|---|---|', row('Log'), row('seal')].join('\n');
  expect(entriesOf(glossary)).toHaveLength(2);
  expect(glossaryFaults(glossary, FILES)).toEqual([]);
});

test.each([
  ['a word that is not there', row('Ledger'), 'declares no Ledger'],
  ['a word that stands in a comment alone', row('Log', 'packages/server/src/ops/logger.ts'), 'declares no Log'],
  ['a file that is not there', row('Log', 'packages/engine/src/book.ts'), 'no source file'],
  ['a word twice', `${row('Log')}\n${row('Log')}`, 'Log twice'],
  ['a row that is none', `${row('Log')}\n| \`Seal\` | without a file |`, '1 rows are not'],
  ['an empty glossary', '# Glossary', 'no words'],
])('%s is found', (_, glossary, fault) => expect(glossaryFaults(glossary, FILES).join('\n')).toContain(fault));

const declaring = (path: string, text: string) => ({ path, text: `${text}\n` });

test.each([
  ['a type', 'export type Wish = string;', 'export interface Wish {}'],
  ['a function', 'export function tell(): void {}', 'export const tell = (): void => undefined;'],
  ['a typed function', 'export const tell: Tell = (event) => event;', 'export async function tell() {}'],
])('%s with two homes is found', (_, one, other) => {
  const found = namesWithTwoHomes([
    declaring('packages/engine/src/a.ts', one),
    declaring('packages/web/src/b.ts', other),
  ]);
  expect(found).toEqual([expect.stringMatching(/is declared in packages\/engine\/src\/a.ts:1 and packages\/web/)]);
});

test('the games among themselves, one package, values and what only tests are made of may share a name', () => {
  const wish = 'export type Wish = string;';
  expect(
    namesWithTwoHomes([
      declaring('packages/games/corral/src/a.ts', wish),
      declaring('packages/games/wyoming/src/a.ts', wish),
      declaring('packages/games/wyoming/src/b.ts', wish),
      declaring('packages/web/tests/wish.ts', wish),
      declaring('packages/server/src/testing/wish.ts', wish),
      declaring('packages/web/src/en.ts', 'export const en = { a: 1 };'),
      declaring('packages/cli/src/en.ts', 'export const en = { a: 1 };'),
    ]),
  ).toEqual([]);
});

test('a type of the glossary that another file declares for itself is found', () => {
  const found = secondMeanings(row('Log'), [
    ...FILES,
    declaring('packages/web/src/a.ts', '\ninterface Log {\n  readonly lines: string[];\n}'),
    declaring('packages/cli/src/b.ts', 'import {\n  type Log,\n} from "x";\n// type Log = 1\nfunction Log() {}'),
    declaring('packages/cli/src/b.test.ts', 'type Log = string;'),
  ]);
  expect(found).toEqual(['packages/web/src/a.ts:2 declares Log, a word of the glossary (packages/engine/src/log.ts)']);
});

test('an exported type that two files of one package declare is found', () => {
  const load = 'export type Load = string;';
  const twice = [declaring('packages/server/src/a.ts', load), declaring('packages/server/src/b.ts', load)];
  expect(typesDeclaredTwice(twice)).toEqual([
    'Load is declared in packages/server/src/a.ts:1 and packages/server/src/b.ts:1',
  ]);
  const apart = [
    declaring('packages/games/corral/src/a.ts', load),
    declaring('packages/games/wyoming/src/a.ts', load),
    declaring('packages/games/wyoming/src/b.ts', 'type Load = string;'),
  ];
  expect(typesDeclaredTwice(apart)).toEqual([]);
});
