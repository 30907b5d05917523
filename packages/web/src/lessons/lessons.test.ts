// Every lesson: each position sets up, each right move is legal and so is at least one other, each clause exists,
// nothing is left unsaid.
import { type GameAction, isSameAction, LANGS } from '@sagebrush/engine';
import { type LessonMove, YOU } from '@sagebrush/table-kit/lesson.ts';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadPlugin, loadRules } from '../games/games.ts';
import { chaptersOf, clausesIn, loadRulesText } from '../rules/rules-text.ts';
import { openLessonTable } from './lesson-table.ts';

type Yours = Extract<LessonMove, { right: unknown }>;
const yoursIn = (moves: readonly LessonMove[]): Yours[] => moves.filter((move): move is Yours => 'right' in move);

describe.each(GAME_IDS)('the lesson of %s', async (id) => {
  const game = await loadRules(id);
  const { steps, texts } = await (await loadPlugin(id)).loadLesson();
  const clauses = clausesIn(chaptersOf(await loadRulesText(id, 'en')));

  test('has steps, each with a clause that exists', () => {
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
  });

  test.each(LANGS)('every step has its words in %s, one task for each of your moves', (lang) => {
    expect(Object.keys(texts[lang])).toEqual(steps.map((step) => step.id));
    for (const step of steps) expect(texts[lang][step.id]?.tasks, step.id).toHaveLength(yoursIn(step.moves).length);
  });

  describe.each(steps)('$id', (step) => {
    test('every right move is legal, another is not what is asked for, and the step comes to its end', () => {
      const rights = yoursIn(step.moves)[0]?.right ?? [];
      expect(rights.length).toBeGreaterThan(0);
      for (const first of rights) {
        const moments: TableMoment[] = [];
        const table = openLessonTable(game, step, 'm', (moment) => moments.push(moment));
        table.begin();
        const now = () => moments.at(-1) as TableMoment;
        const told = yoursIn(step.moves).map(({ right, riddle }, index) => {
          expect(now().asked).toBe(true);
          expect(now().asksFor).toEqual(riddle ? undefined : right);
          for (const action of right) expect(now().choices.some((choice) => isSameAction(choice, action))).toBe(true);
          const other = now().choices.find((choice) => !right.some((action) => isSameAction(action, choice)));
          expect(table.act(now().seq, other as GameAction)).toEqual({ kind: 'wrong' });
          return table.act(now().seq, index === 0 ? first : (right[0] as GameAction));
        });
        expect(told.at(-1)).toEqual({ kind: 'right', next: told.length, done: true });
        expect(now()).toMatchObject({ asked: false, choices: [] });
      }
    });
    test('what the rules refuse is refused with a clause, and changes nothing', () => {
      const moments: TableMoment[] = [];
      const table = openLessonTable(game, step, 'm', (moment) => moments.push(moment));
      table.begin();
      const stale = table.act(99, { type: 'pass' });
      expect(stale).toMatchObject({ kind: 'refused', refusal: { rule: 'stale' } });
      expect(moments).toHaveLength(1);
    });
  });

  test('the others never move for you', () => {
    for (const { moves } of steps) for (const move of moves) expect('seat' in move && move.seat === YOU).toBe(false);
  });
});
