// The first load of every page, by Lighthouse in the system's Chromium: score, paints, blocked time, bytes and requests.
// What counts is the score by CPU time (`cpu-time.ts`), which other work on the machine touches less than the one by the
// clock, which stands beside it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { findBrowser } from '../scripts/browser.ts';
import { chargeCpuTime } from './cpu-time.ts';

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
/** Milliseconds until the first paint of the front page on a phone. */
const FRONT_PAINT = 1500;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

interface Load {
  readonly score: number;
  readonly scoreByClock: number;
  /** Milliseconds, as Lighthouse reckons them for a phone. */
  readonly paint: number;
  readonly largestPaint: number;
  readonly blocked: number;
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
  const config = device === 'desktop' ? desktopConfig : undefined;
  const audited = async (address: string | undefined, flags: Flags): Promise<Result> => {
    const run = await lighthouse(address, { onlyCategories: ['performance'], logLevel: 'error', ...flags }, config);
    if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
    return run.lhr;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const gathered = mkdtempSync(join(folder, 'gathered-'));
    const byClock = await audited(url, { port: chromium, gatherMode: gathered, auditMode: gathered });
    chargeCpuTime(gathered);
    const { audits, categories } = await audited(undefined, { auditMode: gathered });
    const requests = (audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined)?.items;
    const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    loads.push({
      score: scoreOf(categories),
      scoreByClock: scoreOf(byClock.categories),
      paint: numberOf('first-contentful-paint'),
      largestPaint: numberOf('largest-contentful-paint'),
      blocked: numberOf('total-blocking-time'),
      bytes: (requests ?? []).reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests?.length ?? 0,
    });
  }
  return median(loads, ({ score }) => score);
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const scoreOf = (categories: Result['categories']): number => Math.round((categories['performance']?.score ?? 0) * 100);

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
  console.log(
    '| page | phone | by the clock | first paint | largest paint | blocked ms | kB | requests | desktop | load |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [name, path] of Object.entries(PAGES)) {
    const url = `http://127.0.0.1:${port}${path}`;
    const phone = await loadOf(url, chromium, 'phone');
    const desktop = await loadOf(url, chromium, 'desktop');
    const isFront = name === 'front';
    isMissed ||= phone.score < (isFront ? WANTED.front : WANTED.others) || (isFront && phone.paint > FRONT_PAINT);
    const cells = [
      name,
      phone.score,
      phone.scoreByClock,
      inSeconds(phone.paint),
      inSeconds(phone.largestPaint),
      phone.blocked.toFixed(0),
      (phone.bytes / 1000).toFixed(0),
      phone.requests,
      desktop.score,
      loadavg()[0]?.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  process.exitCode = isMissed ? 1 : 0;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await pause(500);
  rmSync(folder, { recursive: true, force: true });
}
