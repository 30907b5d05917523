// The glossary: every clause that it names exists, every term says something, and nothing stands twice.
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/ids.ts';
import { GLOSSARY } from './glossary.ts';
import { chaptersOf, clausesIn, loadRulesText } from './rules-text.ts';
import { termsWith } from './term.ts';

test.each(GAME_IDS)('the words of %s', async (game) => {
  const clauses = clausesIn(chaptersOf(await loadRulesText(game, 'en')));
  expect(GLOSSARY[game].filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
  const names = GLOSSARY[game].map(({ name }) => name.en);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(10);
});

test('a word is found in any language', () => {
  expect(termsWith(GLOSSARY.cowpoker, 'viehtrieb').map(({ name }) => name.en)).toEqual(['Roundup']);
  expect(termsWith(GLOSSARY.cowpoker, 'fantasma').map(({ name }) => name.de)).toContain('Kaktus');
  expect(termsWith(GLOSSARY.wyoming, 'parchen').map(({ name }) => name.it)).toEqual(['coppia']);
});
