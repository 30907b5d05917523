// Builds the web, unless nothing that goes into it has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './arrows.ts';
import { filesUnder, isTest, ROOT } from './tree.ts';

/** The web's own room, and every room that an arrow from it leads to. */
function foldersOfWeb(): string[] {
  const found = new Set(['@sagebrush/web']);
  for (const name of found)
    for (const room of ROOMS) if (room.name === name) for (const next of room.rooms) found.add(next);
  return ROOMS.filter(({ name }) => found.has(name)).map(({ folder }) => folder);
}

const folders = foldersOfWeb();
const built = join(ROOT, 'packages/web/dist/index.html');
const cache = join(ROOT, 'node_modules/.cache');
const stamp = join(cache, 'web-built-from');

function ingredients(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const files = folders
    .flatMap((folder) => filesUnder(folder, /./))
    .filter(({ path }) => !isTest(path) && !path.endsWith('.d.css.ts'));
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

const now = ingredients();
if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
  console.log('The web is built already.');
} else {
  console.log('Building the web ...');
  rmSync(stamp, { force: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(ROOT, 'packages/web'),
    stdio: 'inherit',
  });
  if (status !== 0 || !existsSync(built)) {
    console.error('The web could not be built; the reason stands above.');
    process.exit(1);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, now);
}
