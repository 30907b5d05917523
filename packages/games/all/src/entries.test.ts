// The list of games.
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { chanceSeatName, ENTRIES } from './entries.ts';

test('every game stands in the list once, in order', () => {
  const ids = ENTRIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 3)).toEqual(['corral', 'wyoming', 'cowpoker']);
});

test('a seat that chance plays has the name that its game gives it, with a number where there are several', () => {
  const seats = ['live', 'deadwood', 'live', 'deadwood'] as const;
  const named = (lang: (typeof LANGS)[number]): string => chanceSeatName('cowpoker', lang, seats, 3);
  expect(LANGS.map(named)).toEqual(['Deadwood 2', 'Kaktus 2', 'Fantasma 2']);
  expect(chanceSeatName('cowpoker', 'en', seats, 1)).toBe('Deadwood 1');
  expect(chanceSeatName('cowpoker', 'en', ['live', 'live', 'deadwood', 'live'], 2)).toBe('Deadwood');
});
