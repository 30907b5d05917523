// Trails: every character has lines in three languages and something to give that nobody else gives.
import { LANGS } from '@sagebrush/engine';
import { EARNED_BACKS, EARNED_FELTS } from '@sagebrush/table-kit/settings.ts';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/games.ts';
import { rewardKey } from './series.ts';
import { loadTrail } from './use-trail.ts';
import { WORDS } from './words/index.ts';

test.each(GAME_IDS)('%s: everybody on its trail has four lines of their own in each language', async (game) => {
  const trail = await loadTrail(game);
  const ids = trail?.characters.map(({ id }) => id).toSorted() ?? [];
  expect(ids.length).toBeGreaterThan(0);
  for (const lang of LANGS) {
    const lines = trail?.lines[lang] ?? {};
    expect(Object.keys(lines).toSorted()).toEqual(ids);
    const said = Object.values(lines).flatMap((one) => Object.values<string>({ ...one }));
    expect(new Set(said).size).toBe(4 * ids.length);
    expect(said).not.toContain('');
  }
});

test('every felt, back and hat can be earned once, and has a name', async () => {
  const trails = await Promise.all(GAME_IDS.map(loadTrail));
  const rewards = trails.flatMap((trail) => trail?.characters.map(({ id }) => trail.rewards[id]) ?? []);
  const keys = rewards.map((reward) => (reward ? rewardKey(reward) : 'nothing'));
  expect(new Set(keys).size).toBe(keys.length);
  const hats = rewards.flatMap((reward) => (reward && 'hat' in reward ? [reward.hat] : []));
  expect(keys.toSorted()).toEqual(
    [
      ...EARNED_FELTS.map((felt) => `felt:${felt}`),
      ...EARNED_BACKS.map((back) => `back:${back}`),
      ...hats.map((hat) => `hat:${hat}`),
    ].toSorted(),
  );
  for (const lang of LANGS) expect(hats.filter((hat) => !WORDS[lang].hats[hat])).toEqual([]);
});
