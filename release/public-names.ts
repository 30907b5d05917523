// The names that a package gives to others, by its declarations and by the page of its API.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DECLARED = /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type) ([\w$]+)/gm;

/** Without comments: they may quote an export. */
const codeIn = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What a declaration file exports, with all that it hands on from beside it. What it has of `doors` is read there. */
export function namesGiven(file: string, doors: ReadonlyMap<string, string>): string[] {
  const code = codeIn(file);
  const beside = (from: string): string => doors.get(from) ?? join(dirname(file), from.replace(/\.js$/, '.d.ts'));
  return sorted([
    ...found(code, DECLARED),
    ...found(code, /^export \* as ([\w$]+)/gm),
    ...found(code, /^export (?:type )?\{([^}]*)\}/gm).flatMap(namesInList),
    ...found(code, /^export \* from ['"]([^'"]+)['"]/gm).flatMap((from) => namesGiven(beside(from), doors)),
  ]);
}

/** What a page of an API lists. */
export function namesListed(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const lists = found(text, /^export \{([^}]*)\}/gm).flatMap(namesInList);
  return sorted([...found(text, DECLARED), ...lists, ...found(text, /^declare namespace ([\w$]+)/gm)]);
}

const namesInList = (list: string): string[] =>
  list
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter((name) => name !== '');

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = '']) => part);
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
