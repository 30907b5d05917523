// What the pages promise is there: links, files, npm scripts, parts of the test command, flags and variables.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programWith } from '../packages/cli/src/program.ts';
import { filesUnder, ROOT } from './tree.ts';

const program = await programWith();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({ path, text: read(path) })),
  ...filesUnder('docs', /\.md$/),
  ...filesUnder('packages', /\/README\.md$/),
];
const source = ['packages', 'release']
  .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
  .map(({ text }) => text)
  .join('\n');
/** The scripts of the house, of the benches and of the web. */
const scripts = ['package.json', 'bench/package.json', 'packages/web/package.json'].flatMap((path) =>
  Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts),
);
const parts = [
  'long',
  'quick',
  ...[...read('scripts/check.ts').matchAll(/^ {2,4}(?:(?:\{ )?name: |long\()'([\w-]+)'/gm)].map(([, name]) => name),
];

/** All that fits, once each; a page on which nothing fits is simply not asked. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, part]) => part ?? whole)),
];

/** As GitHub makes the anchors of headings. */
const anchorsIn = (text: string): string[] =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : join(dirname(page), file);
  return existsSync(join(ROOT, target)) && (anchor === undefined || anchorsIn(read(target)).includes(anchor));
}

/** The words of each `sagebrush ...` in a page, up to the end of its line, its code or its comment. */
const calls = (text: string): string[][] =>
  found(text, /(?:npx |`)sagebrush ((?!-)[^\n`#|>&]*)/g)
    .map((line) =>
      line
        .replace(/"[^"]*"/g, 'text')
        .split(/\s+/)
        .filter((word) => word !== ''),
    )
    .filter(([name = '']) => /^[a-z]+$/.test(name));

function wrongIn(words: readonly string[], command: typeof program = program): string | undefined {
  const [name, ...rest] = words;
  const next = command.commands.find((one) => one.name() === name);
  if (next) return wrongIn(rest, next);
  if (command === program) return `no command ${name}`;
  const known = command.options.flatMap(({ long, short }) => [long, short]);
  const strange = words
    .filter((word) => /^--?[a-z]/.test(word))
    .find((word) => !known.includes(word) && word !== '--help');
  return strange === undefined ? undefined : `${command.name()} has no ${strange}`;
}

test('the pages, the parts and the commands are found', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(parts).toContain('browser');
  expect(pages.flatMap(({ text }) => calls(text)).length).toBeGreaterThan(40);
  expect(wrongIn(['sim', 'corral', '--nonsense', '3'])).toBe('sim has no --nonsense');
  expect(wrongIn(['simulate'])).toBe('no command simulate');
  expect(isThere('docs/cli.md', '#nowhere')).toBe(false);
});

test('docs/cli.md has every command, and a section for it', () => {
  const text = read('docs/cli.md');
  const sections = found(text, /^## (.+)$/gm).flatMap((heading) => heading.split(', '));
  const listed = found(text, /^\| (\[.+?\]\(#)/gm).join(' ');
  const names = program.commands.map((command) => command.name());
  expect(names.filter((name) => !sections.includes(name) || !listed.includes(`\`${name}\``))).toEqual([]);
});

describe.each(pages)('$path', ({ path, text }) => {
  test('links lead somewhere', () => {
    const links = found(text, /\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.filter((link) => !isThere(path, link))).toEqual([]);
  });
  test('files that it names exist', () => {
    const files = found(text, /(?<![\w/])(?:packages|scripts|bench|examples|docs)\/[\w./-]*\w(?![\w<{*…/-])/g);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
  test('npm knows its commands', () => {
    const named = found(text, /\bnpm run (?:--silent )?([\w-]+)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    const asked = found(text, /\bnpm test -- ([a-z -]+)/g).flatMap((list) => list.trim().split(' '));
    expect(asked.filter((name) => !parts.includes(name))).toEqual([]);
  });
  test('sagebrush knows its commands and flags', () => {
    expect(calls(text).flatMap((words) => wrongIn(words) ?? [])).toEqual([]);
  });
  test('variables of the environment are read somewhere', () => {
    expect(found(text, /\bSAGEBRUSH_[A-Z_]+/g).filter((name) => !source.includes(name))).toEqual([]);
  });
});
