// The shell knows no game: no id and no noun of a game stands in the packages that open games by the list.
import { lineOf } from './scan.ts';
import { isTest, type TreeFile } from './tree.ts';

/** The packages that know the contract of a game and nothing of any. */
export const SHELL = [
  'poker',
  'engine',
  'table-kit',
  'web',
  'cli',
  'server',
  'bots',
  'insight',
  'tournament',
  'protocol',
  'testkit',
];

/** Where a word of a game may stand. */
export interface Allowance {
  readonly path: string;
  readonly noun: string;
}

/** `deadwood` is how logs, messages and databases have spelt a seat that chance plays since the first game that had one. */
export const WIRE_SPELLING: readonly Allowance[] = [{ path: 'packages/engine/src/game.ts', noun: 'deadwood' }];

/** What is no source of the shell: tests and what helps them, what the browser is tested with, the beginnings of games. */
const ASIDE = /\/(?:fixtures|testing|templates|scripts|hostile|dist|public)\//;

export interface GameNouns {
  readonly game: string;
  readonly nouns: readonly string[];
}

/** The words in a text as people read them: `deadwoodName` is deadwood and name. */
function* wordsIn(text: string): Generator<{ readonly word: string; readonly at: number }> {
  for (const { 0: word, index: at } of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g))
    yield { word: word.toLowerCase(), at };
}

/** Each noun of a game in the shell, one sentence each; an allowance that nothing needs is a finding too. */
export function nounsInShell(
  files: readonly TreeFile[],
  games: readonly GameNouns[],
  allowed: readonly Allowance[] = [],
): string[] {
  const owner = new Map(
    games.flatMap(({ game, nouns }) =>
      nouns.flatMap((noun) => formsOf(noun).map((form) => [form, { game, noun }] as const)),
    ),
  );
  const needed = new Set<Allowance>();
  const found = files
    .filter(({ path }) => isShell(path))
    .flatMap(({ path, text }) =>
      [...wordsIn(text)].flatMap(({ word, at }) => {
        const known = owner.get(word);
        if (!known) return [];
        const allowance = allowed.find((one) => one.path === path && one.noun === known.noun);
        if (allowance) {
          needed.add(allowance);
          return [];
        }
        return [`${path}:${lineOf(text, at)} says ${word}, a word of ${known.game}`];
      }),
    );
  const idle = allowed.filter((one) => !needed.has(one));
  return [
    ...found,
    ...idle.map(({ path, noun }) => `${path} is allowed to say ${noun} and does not: take the allowance away`),
  ];
}

const formsOf = (noun: string): string[] => [noun, `${noun}s`, `${noun}es`];
const isShell = (path: string): boolean =>
  SHELL.some((name) => path.startsWith(`packages/${name}/`)) && !isTest(path) && !ASIDE.test(path);

/** What each game lists as its own, in its folder; a game that lists nothing is a finding. */
export function gameNouns(files: readonly TreeFile[], folders: readonly string[]): GameNouns[] {
  return folders.map((game) => {
    const file = files.find(({ path }) => path === `packages/games/${game}/nouns.json`);
    const nouns = file === undefined ? [] : (JSON.parse(file.text) as readonly string[]);
    if (!nouns.includes(game)) throw new Error(`packages/games/${game}/nouns.json does not list ${game}`);
    return { game, nouns };
  });
}
