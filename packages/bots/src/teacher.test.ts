// A teacher's words: what is said of a move is about that move and no other, in every language, and names its cards.
import {
  below,
  fastRandom,
  type Game,
  type GameAction,
  isCardText,
  LANGS,
  parseOptions,
  plain,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { testCount } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import { rankedChoices } from './weights.ts';

const POSITIONS = testCount({ usual: 120, full: 600 });
const SELDOM = 5;

/** Positions of matches by rules of thumb with whims: one decision in five, where there is a choice. */
function positionsOf(game: Game): Question[] {
  const positions: Question[] = [];
  for (let match = 0; positions.length < POSITIONS; match++) {
    const random = fastRandom(`teacher ${match}`);
    const [least, most] = [game.players.min, Math.min(4, game.players.max)];
    const players = least + (match % (most - least + 1));
    const table = { seats: game.seating(players), options: parseOptions<object>(game.options, {}) };
    const state = game.deal(table, random);
    for (let taken = 0; taken < 10; ) {
      const [seat] = game.pending(state);
      if (seat === undefined) break;
      const choices = game.choices(state, seat);
      const question = { game, table, seat, view: game.view(state, seat), choices };
      const ranked = rankedChoices(question);
      if (choices.length > 1 && below(random, SELDOM) === 0) {
        positions.push(question);
        taken += 1;
      }
      const whim = below(random, SELDOM) === 0;
      game.apply(state, seat, ranked[whim ? below(random, ranked.length) : 0] as GameAction);
    }
  }
  return positions.slice(0, POSITIONS);
}

/** The cards that an action names, wherever they stand in it. */
const cardsOf = (action: GameAction): string[] => Object.values(action).flat().filter(isCardText);

describe.each(games.games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const positions = positionsOf(game);

  test.each(LANGS)(
    'in %s no two moves of a position have the same sentence, and each names a card of its move',
    (lang) => {
      for (const { table, view, choices } of positions) {
        const words = game.words(lang, table.options);
        const sight = game.sense.read(view, table);
        const said = choices.map((action) => ({ action, sentence: words.reason(game.sense.why(sight, action)) }));
        const texts = said.map(({ sentence }) =>
          plain(sentence, ['Ada', 'Ben', 'Cal', 'Dot'], (card) => words.card(card)),
        );
        expect(new Set(texts).size, texts.join('\n')).toBe(choices.length);
        for (const text of texts) expect(text).toMatch(/^\P{Ll}[^_]*\.$/u);
        for (const text of texts) expect(text).not.toMatch(/ {2}|\. ?\.|undefined|NaN|\b100 percent/);
        for (const { action, sentence } of said) {
          const named = sentence.flatMap((part) => (typeof part !== 'string' && 'card' in part ? [part.card] : []));
          const cards = cardsOf(action);
          if (cards.length > 0) expect(named).toEqual(expect.arrayContaining([expect.toBeOneOf(cards)]));
        }
      }
    },
  );

  test('what a move risks speaks against it, and stands behind what speaks for it', () => {
    for (const { table, view, choices } of positions) {
      const sight = game.sense.read(view, table);
      for (const action of choices) {
        const { risk } = game.sense.why(sight, action);
        if (risk) expect(game.sense.verdicts?.[risk.why], risk.why).toBe('against');
        expect(risk?.risk).toBeUndefined();
      }
    }
  });

  test('nothing but what the seat sees goes into a reason', () => {
    for (const { table, seat, view, choices } of positions) {
      const sight = game.sense.read(view, table);
      const told = choices.map((action) => game.sense.why(sight, action));
      const imagined = game.imagine(view, table, fastRandom('other cards'));
      const there = game.sense.sightOf(imagined, seat);
      expect(choices.map((action) => game.sense.why(there, action))).toEqual(told);
    }
  });
});
