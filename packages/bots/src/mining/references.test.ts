// Reference decisions: made again by their seed, found again by their moves, and the files that are kept are whole.
import { readFileSync } from 'node:fs';
import { fastRandom, optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { describe, expect, test } from 'vitest';
import { think } from '../think.ts';
import { questionAt, retrace } from './kept-decision.ts';
import { lossesOf, type References, referenceFrom, referencesShape, regretOf } from './references.ts';

const KEPT = new URL('../../fixtures/references/', import.meta.url);
const keptFor = (game: string): References =>
  referencesShape.parse(JSON.parse(readFileSync(new URL(`${game}.json`, KEPT), 'utf8')));

test('one decision of a match, the same by the same seed', () => {
  const game = games.find('cowpoker');
  const table = { seats: game.seating(3), options: optionsUnder(game, game.rules, {}) };
  const once = () => referenceFrom(game, table, { deal: 'dusk', worlds: 40 });
  const reference = once();
  expect(reference).toEqual(once());
  const head = { game: game.id, rules: game.rules, options: {} };
  const question = questionAt(game, head, reference?.at ?? { players: 3, deal: 'dusk', moves: '' });
  expect(reference?.losses).toHaveLength(question.choices.length);
  expect(reference?.losses).toContain(0);
});

test('a walk that does not fit the rules says where', () => {
  const game = games.find('corral');
  const head = { game: game.id, rules: game.rules, options: {} };
  expect(() => retrace(game, head, { players: 2, deal: 'dusk', moves: 'zz' })).toThrow('of dusk do not fit from 0 on');
});

describe.each(games.ids)('the references of %s', (id) => {
  const game = games.find(id);
  const kept = keptFor(id);

  test('are of this game, and there are a hundred at least', () => {
    expect(kept.game).toBe(id);
    expect(kept.references.length).toBeGreaterThanOrEqual(100);
  });

  test('every decision is found again, and what deputies choose has a loss', () => {
    const losses = lossesOf(game, kept, (question, seed) => think('deputy', question, fastRandom(seed)).action);
    expect(losses).toHaveLength(kept.references.length);
    const { low } = regretOf(losses);
    // Whoever plays by rules of thumb loses something, clear of the noise.
    expect(low).toBeGreaterThan(0);
  });
});
