// The glossary: every clause that it names exists, every term says something, and nothing stands twice.
import { expect, test } from 'vitest';
import { GAME_IDS, gameTerms } from '../games/games.ts';
import { termsWith } from './glossary.ts';
import { chaptersOf, clausesIn, loadRulesText } from './rules-text.ts';

test.each(GAME_IDS)('the words of %s', async (game) => {
  const clauses = clausesIn(chaptersOf(await loadRulesText(game, 'en')));
  const terms = await gameTerms(game);
  expect(terms.filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
  const names = terms.map(({ name }) => name.en);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(0);
});

test('a word is found in any language', async () => {
  const [wyoming, cowpoker] = [await gameTerms('wyoming'), await gameTerms('cowpoker')];
  expect(termsWith(cowpoker, 'viehtrieb').map(({ name }) => name.en)).toEqual(['Roundup']);
  expect(termsWith(cowpoker, 'fantasma').map(({ name }) => name.de)).toContain('Kaktus');
  expect(termsWith(wyoming, 'parchen').map(({ name }) => name.it)).toEqual(['coppia']);
});
