// Somebody else's project: an empty folder outside the workspace with the tarballs installed, and nothing of ours else.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../scripts/tree.ts';
import { LIBRARY, PUBLISHABLE } from './publishable.ts';
import { run } from './stage.ts';
import { packAll, TARBALLS } from './tarballs.ts';

export interface Consumer {
  readonly folder: string;
  /** Runs a program there, with a Node that strips no types; what it printed. */
  node(...args: readonly string[]): string;
  /** The same with `input` on its standard input. */
  hear(input: string, ...args: readonly string[]): string;
  /** `npx sagebrush` there. */
  npx(...args: readonly string[]): string;
  /** The same with the Node that SAGEBRUSH_LIBRARY_NODE names: libraries run on older ones too. */
  libraryNode(...args: readonly string[]): string;
  write(name: string, text: string): void;
  remove(): void;
}

const PLAIN = '--no-experimental-strip-types';

export function openConsumer(): Consumer {
  const tarballs = packAll().map((name) => join(TARBALLS, name));
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-consumer-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('package.json', '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], folder);
  // What a consumer brings: the testkit is for projects that have vitest, and types of Node come with theirs.
  for (const peer of ['vitest', '@types/node']) {
    const to = join(folder, 'node_modules', peer);
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to)) symlinkSync(join(ROOT, 'node_modules', peer), to);
  }
  return {
    folder,
    write,
    node: (...args) => run(process.execPath, [PLAIN, ...args], folder),
    hear: (input, ...args) => run(process.execPath, [PLAIN, ...args], folder, input),
    npx: (...args) => run('npx', ['--no', 'sagebrush', ...args], folder),
    libraryNode: (...args) => run(process.env['SAGEBRUSH_LIBRARY_NODE'] ?? process.execPath, [PLAIN, ...args], folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface Example {
  readonly name: string;
  readonly isLibrary: boolean;
  readonly code: string;
  /** What its comments say that it prints. */
  readonly prints: string;
}

/** The lines that run of each README. */
export const readmeExamples = (): readonly Example[] =>
  PUBLISHABLE.flatMap(({ folder, name, node }) => {
    const code = /```js\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'))?.[1];
    if (code === undefined) return [];
    return [
      {
        name,
        isLibrary: node === LIBRARY,
        code,
        prints: [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line).join('\n'),
      },
    ];
  });
