// What the list says of the games is what the games keep.
import { LEVELS } from '@sagebrush/bots';
import { LANGS, parseOptions } from '@sagebrush/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryOf, GAME_IDS, loadPlugin, loadRules, posterLine, titleOf } from './games.ts';

test.each(GAME_IDS)('the entry of %s names the players that the rules allow', async (id) => {
  const { players } = await loadRules(id);
  const entry = entryOf(id);
  expect(entry.players).toEqual({ min: players.min, max: players.max });
  expect(entry.usual).toBeGreaterThanOrEqual(players.min);
  expect(entry.usual).toBeLessThanOrEqual(players.max);
});

test.each(GAME_IDS)('the entry of %s has the id and the title of the game in every language', async (id) => {
  const rules = await loadRules(id);
  expect(rules.id).toBe(id);
  for (const lang of LANGS)
    expect(titleOf(id, lang)).toBe(rules.words(lang, parseOptions<object>(rules.options, {}), 'gentle').title);
});

test.each(GAME_IDS)('%s has a page for each of its paths, and a path for each of its pages', async (id) => {
  const { pages = {} } = await loadPlugin(id);
  expect(Object.keys(pages)).toEqual((entryOf(id).pages ?? []).map(({ path }) => path));
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
  const lines = await Promise.all(GAME_IDS.flatMap((id) => LANGS.map((lang) => posterLine(id, lang))));
  expect(new Set(lines).size).toBe(lines.length);
});

test('a game that nobody knows is called by its id, and has no entry', () => {
  expect(titleOf('nobody', 'en')).toBe('nobody');
  expect(() => entryOf('nobody')).toThrow('no game nobody');
});

test('the usual bots exist', () => expect(LEVELS).toContain('cowhand'));
