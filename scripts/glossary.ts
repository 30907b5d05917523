// The glossary's check: every word of docs/glossary.md lives where it says and nowhere else, and no exported name has
// two homes.
import { lineOf, scan, without } from './scan.ts';
import { isTest, type TreeFile } from './tree.ts';

interface Entry {
  readonly word: string;
  readonly path: string;
}

const ROW = /^\| `(?<word>[^`]+)` \| .+ \| `(?<path>[^`]+)` \|$/;

/** The rows of the glossary's tables. */
export const entriesOf = (glossary: string): Entry[] =>
  glossary.split('\n').flatMap((line) => {
    const { word, path } = ROW.exec(line)?.groups ?? {};
    return word === undefined || path === undefined ? [] : [{ word, path }];
  });

/** What is wrong with the glossary, one sentence each. */
export function glossaryFaults(glossary: string, files: readonly TreeFile[]): string[] {
  const entries = entriesOf(glossary);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const rows = glossary.split('\n').filter((line) => line.startsWith('| `')).length;
  return [
    ...(entries.length === 0 ? ['docs/glossary.md has no words: the check looked at nothing'] : []),
    ...(rows === entries.length ? [] : [`docs/glossary.md: ${rows - entries.length} rows are not word, meaning, file`]),
    ...entries.flatMap(({ word, path }, index) => {
      const text = texts.get(path);
      if (text === undefined) return [`docs/glossary.md: ${word} lives in ${path}, which is no source file`];
      if (!declares(text, word)) return [`docs/glossary.md: ${path} declares no ${word}`];
      return entries.findIndex((entry) => entry.word === word) < index ? [`docs/glossary.md: ${word} twice`] : [];
    }),
  ];
}

/** As a type, a function, a value, or a field of one. */
const declares = (text: string, word: string): boolean =>
  new RegExp(`(?:type|interface|function\\*?|const|class|readonly) ${word}\\b|^ {2}${word}(?:\\(|\\??:)`, 'm').test(
    without(scan(text), 'comment', 'string'),
  );

/** Exported types and functions: a function is also a value that begins like one. */
const EXPORTED =
  /^export (?:(?:interface|class|type|(?:async )?function\*?) (?<name>[A-Za-z_$][\w$]*)|const (?<value>[A-Za-z_$][\w$]*)(?:\s*:[^=]+)?\s*=\s*(?:async\s*)?(?:<[^>]*>\s*)?(?:\(|\w+ =>))/gm;

interface Home {
  readonly room: string;
  readonly place: string;
}

/** Every exported name that more than one package declares, with where; the games count as one among themselves. */
export function namesWithTwoHomes(files: readonly TreeFile[]): string[] {
  const homes = new Map<string, Home[]>();
  for (const { path, text } of files.filter((file) => !isForTests(file.path)))
    for (const match of without(scan(text), 'comment', 'string').matchAll(EXPORTED)) {
      const name = match.groups?.['name'] ?? match.groups?.['value'] ?? '';
      homes.set(name, [
        ...(homes.get(name) ?? []),
        { room: roomOf(path), place: `${path}:${lineOf(text, match.index)}` },
      ]);
    }
  return [...homes]
    .filter(([, all]) => new Set(all.map(({ room }) => room)).size > 1)
    .map(([name, all]) => `${name} is declared in ${all.map(({ place }) => place).join(' and ')}`);
}

/** Every type of the glossary that another file declares too, for itself or for others. */
export function secondMeanings(glossary: string, files: readonly TreeFile[]): string[] {
  const homes = new Map(entriesOf(glossary).map(({ word, path }) => [word, path]));
  return typesIn(files, ANY_TYPE).flatMap(({ name, path, place }) => {
    const home = homes.get(name);
    return home === undefined || home === path ? [] : [`${place} declares ${name}, a word of the glossary (${home})`];
  });
}

/** Every exported type that two files of one package declare. */
export function typesDeclaredTwice(files: readonly TreeFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { name, path, place } of typesIn(files, EXPORTED_TYPE)) {
    const key = `${packageOf(path)} ${name}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  return [...places].flatMap(([key, all]) =>
    all.length > 1 ? [`${key.split(' ')[1]} is declared in ${all.join(' and ')}`] : [],
  );
}

const ANY_TYPE = /^ *(?:export )?(?:interface|class|type) (?<name>[A-Za-z_$][\w$]*)(?=[^;,}]*[={])/gm;
const EXPORTED_TYPE = /^export (?:interface|class|type) (?<name>[A-Za-z_$][\w$]*)(?=[^;,}]*[={])/gm;

const typesIn = (files: readonly TreeFile[], declared: RegExp) =>
  files
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, text }) =>
      [...without(scan(text), 'comment', 'string').matchAll(declared)].map(({ groups, index }) => ({
        name: groups?.['name'] ?? '',
        path,
        place: `${path}:${lineOf(text, index)}`,
      })),
    );

/** A game is a package of its own here. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/games/') ? 3 : 2)
    .join('/');
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');
/** Tests, and the folders with what they are made of. */
const isForTests = (path: string): boolean => isTest(path) || /\/(?:testing|fixtures)\//.test(path);
