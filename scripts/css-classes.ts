// Every class of a CSS module dresses something: a source file that imports the module names it.
import { posix } from 'node:path';
import type { TreeFile } from './tree.ts';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes that a style sheet has rules for. */
const classesIn = (css: string): string[] => [
  ...new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name),
  ),
];

/** Each class that nobody names, one sentence each. */
export function unusedClasses(files: readonly TreeFile[]): string[] {
  const sources = files.filter(({ path }) => /(?<!\.d\.css)\.tsx?$/.test(path));
  return files
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const importers = sources.filter((source) => source.text.includes(posix.basename(path)));
      const named = (name: string): boolean =>
        importers.some((source) => new RegExp(`\\.${camel(name)}\\b|\\['${name}'\\]`).test(source.text));
      return classesIn(text)
        .filter((name) => !named(name))
        .map((name) => `${path}: nothing has the class ${name}`);
    });
}
