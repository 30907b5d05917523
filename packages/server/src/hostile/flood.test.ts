// One guest at full speed costs no more than the limits allow; `npm test -- flood` does it for ten minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { USUAL_QUOTAS } from '../quotas.ts';
import { flood } from './flood.ts';

const SECONDS = Number(process.env['SAGEBRUSH_FLOOD_MINUTES'] ?? 0.2) * 60;
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-flood-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A session may ask 600 times a minute, and a hundred times at once to begin with. */
const MOST_ANSWERED = 100 + SECONDS * 10;
const MOST_DISK = USUAL_QUOTAS.documents * 100 * 1024 + MOST_ANSWERED * 8 * 1024;
const MOST_LOBBY = 64 * 1024;
/** Milliseconds: for what is answered, and for what is turned away. */
const CPU_ANSWERED = 20;
const CPU_TURNED_AWAY = 0.5;

test('a guest at full speed', { timeout: 120_000 + SECONDS * 2000 }, async () => {
  const cost = await flood({ dataFolder: join(folder, 'data'), seconds: SECONDS });
  if (process.env['SAGEBRUSH_FLOOD_MINUTES'] !== undefined) process.stdout.write(`${JSON.stringify(cost)}\n`);
  const { answers, disk, lobby, cpu } = cost;
  const turnedAway = answers['too-many'] ?? 0;
  const answered = Object.values(answers).reduce((sum, one) => sum + one, 0) - turnedAway;
  expect(turnedAway).toBeGreaterThan(answered);
  expect(answers['internal'] ?? 0).toBe(0);
  expect(answered).toBeLessThan(MOST_ANSWERED * 1.2);
  expect(disk).toBeLessThan(MOST_DISK);
  expect(lobby).toBeLessThan(MOST_LOBBY);
  expect(cpu * 1000).toBeLessThan(answered * CPU_ANSWERED + turnedAway * CPU_TURNED_AWAY);
});
