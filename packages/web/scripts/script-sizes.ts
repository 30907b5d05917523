// Prints what the built web ships of script, plain and gzipped: all of it, what is kept for offline play, the front page,
// and the front page with a first table of each game. Build the web first.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '../src/games/games.ts';
import { openHouse } from '../tests/house.ts';

const DIST = process.env['SAGEBRUSH_WEB'] ?? fileURLToPath(new URL('../dist', import.meta.url));

async function print(what: string, paths: Iterable<string>): Promise<void> {
  const scripts = await Promise.all(
    [...paths].filter((path) => path.endsWith('.js')).map((path) => readFile(join(DIST, path))),
  );
  const plain = scripts.reduce((sum, bytes) => sum + bytes.length, 0);
  const zipped = scripts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  process.stdout.write(`| ${what} | ${plain} (${zipped}) bytes in ${scripts.length} scripts |\n`);
}

await print(
  'all of it',
  (await readdir(join(DIST, 'assets'))).map((name) => `assets/${name}`),
);
const worker = await readFile(join(DIST, 'sw.js'), 'utf8');
await print(
  'kept',
  [...worker.matchAll(/\{url:"([^"]+)"/g)].map(([, path = '']) => path),
);

const house = await openHouse();
for (const game of GAME_IDS) {
  const { page, context } = await house.guest();
  const loaded = new Set<string>();
  context.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)));
  await page.goto('/', { waitUntil: 'networkidle' });
  if (game === GAME_IDS[0]) await print('front page', loaded);
  await page.locator(`[data-part="poster"][data-game="${game}"] button`).click();
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
  await print(`front page and a first table of ${game}`, loaded);
  await context.close();
}
await house.close();
