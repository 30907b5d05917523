// A real process with its timers running: neither what strangers send nor what nobody caught may end it.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { ServeOptions } from './serve.ts';
import { DRAW_PLAY, guestAt, playOn, startedTable } from './testing/house.ts';
import { childAt, ended, freePort } from './testing/process.ts';

const adminToken = 'a-token-of-the-tests-only-0123456789';
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-uncaught-'));
const CARELESS = new URL('./testing/careless-games.ts', import.meta.url).href;
let server: ChildProcess | undefined;
let base = '';

/** What the server has logged so far, line by line. */
let logged: Record<string, unknown>[] = [];

async function start(options: ServeOptions): Promise<ChildProcess> {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  logged = [];
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  const child = await childAt({ port, dataFolder, adminToken, ...options }, 'pipe');
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    logged.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
  });
  server = child;
  return child;
}
afterEach(() => server && ended(server, 'SIGTERM'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Errors that nobody caught, by kind, as a host's alarm would see them. */
async function uncaught(): Promise<Record<string, number>> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${adminToken}` } });
  const found = (await answer.text()).matchAll(/^sagebrush_uncaught_total\{kind="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, kind, count]) => [kind, Number(count)]));
}
const isWell = async (): Promise<boolean> => (await fetch(`${base}/readyz`)).ok;

const LINES = 12;
const LOOK_UPS = 250;

test('strangers look for tables that are not there, while rooms are swept without a pause', {
  timeout: 120_000,
}, async () => {
  const child = await start({ gamesModule: DRAW_PLAY, tick: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request(base + path, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      );
      asked.on('error', reject).end();
    });
  const seek = async (line: number): Promise<void> => {
    for (let one = 0; one < LOOK_UPS; one++) expect(await statusOf(`/api/tables/nosuch${line}x${one}`)).toBe(404);
  };
  await Promise.all(Array.from({ length: LINES }, (_, line) => seek(line)));
  agent.destroy();
  expect([child.exitCode, child.signalCode, await isWell()]).toEqual([null, null, true]);
  expect(await uncaught()).toEqual({ exception: 0, rejection: 0 });
});

test('what nobody caught is logged and counted, and a match is played to its end beside it', {
  timeout: 120_000,
}, async () => {
  const child = await start({ gamesModule: CARELESS });
  const guest = await guestAt(base, 'Ann');
  const table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  await playOn(guest, table);
  const { exception = 0, rejection = 0 } = await uncaught();
  expect(Math.min(exception, rejection)).toBeGreaterThan(0);
  const lineFor = (message: string) => logged.find(({ err }) => (err as Error | undefined)?.message === message);
  for (const kind of ['exception', 'rejection']) {
    await expect
      .poll(() => lineFor(`${kind === 'exception' ? 'an' : 'a'} ${kind} that nobody caught`), { timeout: 20_000 })
      .toMatchObject({
        level: 50,
        kind,
        err: { stack: expect.stringContaining('careless-games.ts') },
      });
  }
  expect([child.exitCode, child.signalCode, await isWell()]).toEqual([null, null, true]);
});

test('nobody reads the log any more', { timeout: 120_000 }, async () => {
  const child = await start({ gamesModule: CARELESS, logLevel: 'debug' });
  child.stdout?.destroy();
  const guest = await guestAt(base, 'Ann');
  const table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  await playOn(guest, table);
  expect([child.exitCode, child.signalCode, await isWell()]).toEqual([null, null, true]);
  const before = await uncaught();
  expect(before['exception']).toBeGreaterThan(0);
  await isWell();
  expect(await uncaught()).toEqual(before);
});
