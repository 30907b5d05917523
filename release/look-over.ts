// npm run release -- --check: what the usual tools say of the packages, and whether their API is what its pages say.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/tree.ts';
import { staleReports, WITH_API } from './api-reports.ts';
import { PUBLISHABLE } from './publishable.ts';
import { run, stagedFolder } from './stage.ts';
import { TARBALLS } from './tarballs.ts';

const HERE = join(ROOT, 'release');
const tool = (name: string): string => join(HERE, 'node_modules', '.bin', name);

/** Installs the tools where they are missing; they stand outside the workspaces. */
export function installTools(): void {
  if (!existsSync(tool('publint'))) run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], HERE);
}

/** Looks over what was packed; throws with what a tool has to say, and returns the pages of the API that are stale. */
export function lookOver(tarballs: readonly string[], isWriting: boolean): string[] {
  for (const one of PUBLISHABLE) run(tool('publint'), [stagedFolder(one), '--strict']);
  for (const { name } of WITH_API) {
    const tarball = tarballs.find((file) => file.startsWith(`${name.slice(1).replace('/', '-')}-`)) ?? '';
    run(tool('attw'), [join(TARBALLS, tarball), '--profile', 'esm-only', '--quiet']);
  }
  return staleReports(isWriting);
}

/** Every change of a package says in `.changeset/` what it is; a release makes versions and changelogs of them. */
export const raiseVersions = (): string => run(tool('changeset'), ['version']);
