// The files of the repository, as the checks see them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A file by its path from the root, with forward slashes on every system. */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * Every file under a folder of the repository whose path fits, in a stable order; installed and built files left out.
 */
export function filesUnder(folder: string, fits: RegExp): TreeFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => fits.test(path) && !path.split('/').some((part) => SKIPPED.has(part)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** The packages of the games: each folder of packages/games but the one that lists them. */
export const GAME_FOLDERS = readdirSync(join(ROOT, 'packages/games')).filter((name) => name !== 'all');

/** Tests, and the files in a `tests` folder that help them. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/tests\//.test(path);
