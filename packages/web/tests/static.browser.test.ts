// The edition of plain files, below a path of a web server that knows nothing of it: matches, every page without people, no people.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { play } from './play.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const BELOW = '/some/cards';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
};

let house: House;
let folder: string;
let files: Server;
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'sagebrush-static-'));
  await promisify(execFile)(process.execPath, [COMMAND_LINE, 'static', folder]);
  files = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const wanted = [path, join(path, 'index.html')].map((name) => join(folder, name.replace(BELOW, '')));
    const file =
      path.startsWith(`${BELOW}/`) && wanted.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    if (file) response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '' }).end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(files, 'listening');
});
afterAll(async () => {
  await house.close();
  files.close();
  await rm(folder, { recursive: true, force: true });
});

test('a page begins with all that it needs, and says nothing before the app knows that nobody answers', () => {
  const html = (path: string): string => readFileSync(join(folder, path), 'utf8');
  expect(html('learn/corral/index.html')).toMatch(/load\("<link rel=\\"modulepreload\\"[^>]*LessonPage-/);
  expect(html('play/corral/index.html')).not.toContain('<template');
  expect(html('index.html')).toContain('<template');
  expect(existsSync(join(folder, 'written'))).toBe(false);
  expect(existsSync(join(folder, 'lobby'))).toBe(false);
});

test('a match from plain files below a path, with a reload, its review and the rules', WHOLE_MATCH, async () => {
  const address = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  const { page, context, problems } = await house.guest({ address, size: PHONE, worker: true });
  await page.goto(`${BELOW}/?speed=none`);
  await workerReady(page);
  expect(await page.locator('a[href$="/lobby"], a[href$="/me"]').count()).toBe(0);
  await page.locator('[data-part="poster"][data-game="corral"] button').click();
  await page.waitForURL(`**${BELOW}/table/*`);
  await play(page, { picks: 4, by: 'touch' });
  await page.reload();
  await play(page, { by: 'touch' });
  await page.locator('[data-part="outcome"] a[href*="/understand/"]').click();
  await page.locator('[data-part="chances-chart"]').waitFor();
  const [match = ''] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [];
  await page.goto(`${BELOW}/rules/corral/#GC-5.2`);
  await page.locator('[id="GC-5.2"]').waitFor();
  expect(await page.locator('[id="GC-5.2"] a').first().getAttribute('href')).toBe(`${BELOW}/rules/corral#GC-5.2`);
  await page.goto(`${BELOW}/play/corral/?anyone`);
  await page.locator('[data-part="actions"] button').waitFor();
  expect(await page.locator('[data-part="online-settings"], [name="company"]').count()).toBe(0);
  expect(await page.locator('[name="level"]').count()).toBeGreaterThan(1);
  await page.goto(`${BELOW}/lobby`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('[data-part="actions"]').count()).toBe(0);
  const pages = [
    ['learn/corral', 'lesson-task'],
    ['workshop', 'shelf'],
    ['trail', 'stop'],
    ['puzzles', 'puzzle-today'],
    ['matches', 'matches'],
    [`replay/${match}`, 'replay-bar'],
  ];
  for (const [path, part] of pages) {
    await page.goto(`${BELOW}/${path}`);
    await page.locator(`[data-part~="${part}"]`).first().waitFor();
  }
  await page.goto(`${BELOW}/?speed=none`);
  await page.locator('[data-state="practice"]').first().click();
  await page.waitForURL(`**${BELOW}/table/*`);
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
