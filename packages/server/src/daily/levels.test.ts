// The levels of a day: played by one node, once, and in another process as in this one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_VERSION, playLevels } from '@sagebrush/bots';
import type { LevelLine } from '@sagebrush/protocol';
import { afterAll, expect, test } from 'vitest';
import { loggerFrom } from '../ops/logger.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { statement } from '../storage/store.ts';
import { games } from '../testing/quick-dailies.ts';
import { chanceOfDay } from './chance.ts';
import { dealRow } from './deals.ts';
import { inAnotherProcess, levelPlayer } from './levels.ts';

const MODULE = new URL('../testing/quick-dailies.ts', import.meta.url).href;
const DEAL = { day: '2026-11-18', game: 'cowpoker', secret: '7c'.repeat(32) };
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('another process plays the same, move by move', { timeout: 120_000 }, async () => {
  const task = { gamesModule: MODULE, game: DEAL.game, chance: chanceOfDay(games.find(DEAL.game), DEAL) };
  const elsewhere = await inAnotherProcess(task, new AbortController().signal, 0);
  expect(elsewhere).toEqual([...playLevels(games.find(DEAL.game), task.chance)]);
});

test('a day is played when somebody wants it, and once, whoever died over it', async () => {
  const store = await sqliteStore(join(folder, 'levels.sqlite'));
  const row = { ...DEAL, published: 1, opened: null, levels: null, levels_of: null, holder: null, wanted: 0 };
  await store.commit([statement(store.db.insertInto('dailies').values(row))]);
  const result: LevelLine[] = [{ level: 'deputy', score: 12, margin: -3 }];
  let played = 0;
  const play = async () => {
    played += 1;
    return result;
  };
  const player = levelPlayer({ store, node: 'here', log: loggerFrom('silent'), games }, MODULE, play);
  const check = async (): Promise<void> => {
    await Promise.all([player.check(), player.check()]);
    await player.idle;
  };
  await check();
  expect(played).toBe(0);
  await store.commit([statement(store.db.updateTable('dailies').set({ wanted: 1, holder: 'a node that died' }))]);
  await check();
  await check();
  expect(played).toBe(1);
  const { levels, levels_of, holder } = await dealRow(store, DEAL.day, DEAL.game);
  expect({ levels, levels_of, holder }).toEqual({
    levels: JSON.stringify(result),
    levels_of: BOTS_VERSION,
    holder: null,
  });
  await store.close();
});
