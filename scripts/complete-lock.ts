// `npm run lock`: after a change of dependencies, completes the lockfiles for the platforms that this machine did not
// see.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, LOCKS, type Lock } from './lock.ts';
import { ROOT } from './tree.ts';

for (const name of LOCKS) {
  const path = join(ROOT, name);
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
}
