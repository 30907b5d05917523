// The project as it was at a commit, in a folder of its own: its own packages, today's packages of others.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tree.ts';

export interface OldTree {
  /** The address of a module at that commit. */
  module(path: string): string;
  remove(): void;
}

export function oldTree(commit: string): OldTree {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-then-'));
  const archive = execFileSync('git', ['archive', commit, 'packages', 'package.json'], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@sagebrush'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@sagebrush'))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  const own = (name: string): string => join(folder, 'packages', name);
  for (const name of readdirSync(own('')).filter((entry) => entry !== 'games'))
    symlinkSync(own(name), join(modules, '@sagebrush', name));
  for (const name of readdirSync(own('games')))
    symlinkSync(own(join('games', name)), join(modules, '@sagebrush', name === 'all' ? 'games' : name));
  return { module: (path) => `file://${join(folder, path)}`, remove: () => rmSync(folder, { recursive: true }) };
}
