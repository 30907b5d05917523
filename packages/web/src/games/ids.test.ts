// What the posters promise is what the games keep.
import { LEVELS } from '@sagebrush/bots';
import { LANGS, parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { WORDS } from '../words/index.ts';
import { GAME_IDS, loadRules, POSTERS } from './ids.ts';

test.each(GAME_IDS)('the poster of %s names the players that the rules allow', async (id) => {
  const { players } = await loadRules(id);
  expect(POSTERS[id].players).toEqual({ min: players.min, max: players.max });
  expect(POSTERS[id].usual).toBeGreaterThanOrEqual(players.min);
  expect(POSTERS[id].usual).toBeLessThanOrEqual(players.max);
});

test.each(GAME_IDS)('the poster of %s has the title of the game in every language', async (id) => {
  const { options, words } = await loadRules(id);
  for (const lang of LANGS)
    expect(WORDS[lang].games[id]).toBe(words(lang, parseOptions<object>(options, {}), 'gentle').title);
});

test('the usual bots exist', () => expect(LEVELS).toContain('cowhand'));
