// The walk of ARCHITECTURE.md: every file that an action passes is there, named once, and joined to another by an import.
import { posix } from 'node:path';
import { isTest, type TreeFile } from './tree.ts';

const WALK = /^## A player's action.*?(?=^\*\*One host\*\*)/ms;

/** The source files of the walk, in its order; a name without a folder stands in the folder of the one before it. */
export function walkIn(page: string): string[] {
  let folder = '';
  return [...(WALK.exec(page)?.[0] ?? '').matchAll(/`([\w./-]+\.tsx?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('scripts/'))
    .map((name) => {
      const path = name.includes('/') ? `packages/${name}` : `${folder}/${name}`;
      folder = posix.dirname(path);
      return path;
    });
}

/** What is wrong with the walk, one sentence each. */
export function walkFaults(page: string, files: readonly TreeFile[]): string[] {
  const walk = walkIn(page);
  if (walk.length === 0) return ['ARCHITECTURE.md has no walk: the check looked at nothing'];
  const texts = new Map(files.filter(({ path }) => !isTest(path)).map(({ path, text }) => [path, text]));
  const joins = walk.flatMap((path) => importsOf(path, texts.get(path) ?? '', walk).map((to) => [path, to]));
  return walk.flatMap((path, index) => {
    if (!texts.has(path)) return [`ARCHITECTURE.md: an action passes ${path}, which is no source file`];
    if (walk.indexOf(path) < index) return [`ARCHITECTURE.md: an action passes ${path} twice`];
    return joins.some((join) => join.includes(path)) ? [] : [`ARCHITECTURE.md: no import joins ${path} to the walk`];
  });
}

/** The files of the walk that one imports: by a path, or by the name of their package, whose entry hands them on. */
function importsOf(path: string, text: string, walk: readonly string[]): string[] {
  const named = [...text.matchAll(/(?:from |new URL\()'([^']+)'/g)].map(([, name = '']) => name);
  return walk.filter((to) => {
    const [, room = '', ...inside] = to.split('/');
    const whole = `@sagebrush/${room}`;
    return named.some(
      (name) =>
        posix.join(posix.dirname(path), name) === to ||
        name === `${whole}/${inside.slice(1).join('/')}` ||
        (name === whole && posix.dirname(path) !== posix.dirname(to)),
    );
  });
}
