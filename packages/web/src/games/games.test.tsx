// What the list says of the games is what the games keep.
import { LEVELS } from '@sagebrush/bots';
import { LANGS, parseOptions } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GAME_IDS, gameEntry, gameTitle, loadPlugin, loadRules } from './games.ts';

test.each(GAME_IDS)('the entry of %s names the players that the rules allow', async (id) => {
  const { players } = await loadRules(id);
  const entry = gameEntry(id);
  expect(entry.players).toEqual({ min: players.min, max: players.max });
  expect(entry.usual).toBeGreaterThanOrEqual(players.min);
  expect(entry.usual).toBeLessThanOrEqual(players.max);
});

test.each(GAME_IDS)('the entry of %s has the id and the title of the game in every language', async (id) => {
  const rules = await loadRules(id);
  expect(rules.id).toBe(id);
  for (const lang of LANGS)
    expect(gameTitle(id, lang)).toBe(rules.words(lang, parseOptions<object>(rules.options, {}), 'gentle').title);
});

test.each(GAME_IDS)('%s has a page for each of its paths, and a path for each of its pages', async (id) => {
  const { pages = {} } = await loadPlugin(id);
  expect(Object.keys(pages)).toEqual((gameEntry(id).pages ?? []).map(({ path }) => path));
});

test('every poster has a picture and a line of its own, and nothing that the content policy forbids', async () => {
  const pictures = await Promise.all(
    GAME_IDS.map(async (id) => {
      const { Art } = await loadPlugin(id);
      return renderToStaticMarkup(<Art />);
    }),
  );
  expect(new Set(pictures).size).toBe(GAME_IDS.length);
  for (const picture of pictures) expect(picture).not.toMatch(/style=|data:|<image|<script| id=/);
  const plugins = await Promise.all(GAME_IDS.map(loadPlugin));
  const lines = plugins.flatMap(({ posterLine }) => LANGS.map((lang) => posterLine[lang]));
  expect(new Set(lines).size).toBe(lines.length);
});

test('a game that nobody knows is called by its id, and has no entry', () => {
  expect(gameTitle('nobody', 'en')).toBe('nobody');
  expect(() => gameEntry('nobody')).toThrow('no game nobody');
});

test('the usual bots exist', () => expect(LEVELS).toContain('cowhand'));
