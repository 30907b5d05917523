// A server as a process: it says when it is ready, stops within ten seconds, and its logs hold no cards and no tokens.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { namedCards } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { codeOf, DRAW_PLAY, guestAt, openHouse, playOn, startedTable } from './testing/house.ts';

test('it starts, plays, logs without secrets, and stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-serve-'));
  const settings = {
    port: 0,
    dataFolder: folder,
    gamesModule: DRAW_PLAY,
    botPace: 0,
    botThreads: 1,
    logLevel: 'debug',
    requestsPerMinute: 1e9,
  };
  const child = fork(fileURLToPath(new URL('./testing/child.ts', import.meta.url)), [JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let logs = '';
  child.stdout?.on('data', (text: Buffer) => {
    logs += text.toString();
  });
  child.stderr?.on('data', (text: Buffer) => {
    logs += text.toString();
  });
  const base = await new Promise<string>((resolve) => child.once('message', (address) => resolve(String(address))));
  for (const path of ['/healthz', '/readyz']) expect(await (await fetch(base + path)).json()).toEqual({ ok: true });
  const guest = await guestAt(base, 'Ann');
  const table = await startedTable([guest], {}, ['greenhorn', 'cowhand', 'deputy']);
  await playOn(guest, table);
  expect(
    await codeOf(
      guest.call('act', {
        params: { table },
        body: { match: 'x'.repeat(10), seq: 0, action: { type: 'play', card: 'KH' } as { type: string } },
      }),
    ),
  ).not.toBe('fine');
  const stream = await fetch(`${base}/api/tables/${table}/stream`);
  const began = Date.now();
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(await stream.text()).toContain('"bye"');
  expect(logs).toContain('listening');
  expect(logs).not.toContain(guest.token);
  expect(namedCards(logs)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a node that can read its store and not write to it lives, and is not ready until it can', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const status = async (path: string): Promise<number> => (await fetch(house.base + path)).status;
  expect(await status('/readyz')).toBe(200);
  const other = new DatabaseSync(join(house.folder, 'sagebrush.sqlite'), { timeout: 5000 });
  other.exec('ALTER TABLE nodes RENAME TO gone');
  await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  other.exec('ALTER TABLE gone RENAME TO nodes');
  await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
  other.close();
  await house.close();
});

test('a store that is in use, or a port, ends the start with its reason', async () => {
  const house = await openHouse();
  const { serve } = await import('./serve.ts');
  const port = Number(new URL(house.base).port);
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-second-'));
  const second = { port, gamesModule: DRAW_PLAY, logLevel: 'silent' } as const;
  await expect(serve({ ...second, dataFolder: folder })).rejects.toThrow(/:\d+: is in use/);
  await expect(serve({ ...second, dataFolder: house.folder })).rejects.toThrow(
    /sagebrush\.sqlite: is in use: stop the server first/,
  );
  await house.close();
  rmSync(folder, { recursive: true });
});
