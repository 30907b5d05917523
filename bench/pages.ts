// The first load of every page, by Lighthouse in the system's Chromium: score, first paint, bytes and requests.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../scripts/browser.ts';

/** What is wanted of a page on a phone; the front page has more to hold than the others. */
const WANTED = { front: 97, others: 90 };
const PAGES: Readonly<Record<string, string>> = {
  front: '/',
  lobby: '/lobby',
  rules: '/rules/corral',
  'poker hands': '/hands',
  workshop: '/workshop',
  "a table's options": '/play/corral',
  lesson: '/learn/corral',
};
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

interface Load {
  readonly score: number;
  readonly paint: number;
  readonly bytes: number;
  readonly requests: number;
}

const median = <T>(items: readonly T[], by: (item: T) => number): T =>
  items.toSorted((one, other) => by(one) - by(other))[Math.floor(items.length / 2)] as T;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`${url} does not answer`);
}

async function loadOf(url: string, chromium: number, device: 'phone' | 'desktop'): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const run = await lighthouse(
      url,
      { port: chromium, onlyCategories: ['performance'], logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
    const { audits, categories } = run.lhr;
    const requests = (audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined)?.items;
    loads.push({
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      paint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      bytes: (requests ?? []).reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests?.length ?? 0,
    });
  }
  return median(loads, ({ score }) => score);
}

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-pages-'));
const children: ChildProcess[] = [];
try {
  const [port, chromium] = [await freePort(), await freePort()];
  const cli = join(import.meta.dirname, '../packages/cli/src/main.ts');
  children.push(spawn(process.execPath, [cli, 'serve', '-p', String(port), '--data', join(folder, 'data')]));
  const { executablePath, args } = await findBrowser();
  const flags = [`--remote-debugging-port=${chromium}`, `--user-data-dir=${join(folder, 'profile')}`, '--headless=new'];
  children.push(spawn(executablePath, [...args, ...flags]));
  await Promise.all([
    answers(`http://127.0.0.1:${port}/healthz`),
    answers(`http://127.0.0.1:${chromium}/json/version`),
  ]);

  let isMissed = false;
  console.log('| page | phone | first paint | kB | requests | desktop |\n|---|---|---|---|---|---|');
  for (const [name, path] of Object.entries(PAGES)) {
    const url = `http://127.0.0.1:${port}${path}`;
    const phone = await loadOf(url, chromium, 'phone');
    const desktop = await loadOf(url, chromium, 'desktop');
    isMissed ||= phone.score < (name === 'front' ? WANTED.front : WANTED.others);
    const paint = `${(phone.paint / 1000).toFixed(1)} s`;
    const kilobytes = (phone.bytes / 1000).toFixed(0);
    console.log(`| ${[name, phone.score, paint, kilobytes, phone.requests, desktop.score].join(' | ')} |`);
  }
  process.exitCode = isMissed ? 1 : 0;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await pause(500);
  rmSync(folder, { recursive: true, force: true });
}
