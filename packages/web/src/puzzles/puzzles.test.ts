// The puzzles: a wrong answer is told from the right one and played on, a mistake of one's own match is asked again, and
// what ships has its words, a name of its own and a day.
import { questionAt, retrace } from '@sagebrush/bots';
import { dayAfter, type GameAction, isSameAction, LANGS, type Log, startOf } from '@sagebrush/engine';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadRules } from '../games/games.ts';
import { chaptersOf, clausesIn, loadRulesText } from '../rules/rules-text.ts';
import { gainFor, hardnessOf } from './progress.ts';
import { gameOfDay, nextFor, ofDay, puzzleId, puzzlesOf } from './puzzle-file.ts';
import { openPuzzleTable } from './puzzle-table.ts';

describe.each(GAME_IDS)('the puzzles of %s', async (id) => {
  const game = await loadRules(id);
  const file = await puzzlesOf(id);
  const [puzzle] = file?.puzzles ?? [];
  if (!file || !puzzle) throw new Error('there are none');
  const { rules, options, puzzles, motifs } = file;
  const head = { game: id, rules, options };
  const { seat, choices } = questionAt(game, head, puzzle.at);
  const right = choices[puzzle.right] as GameAction;
  const tempting = choices[puzzle.tempting] as GameAction;

  const openKept = () => {
    const moments: TableMoment[] = [];
    const source = { kind: 'kept', head, at: puzzle.at, right: puzzle.right } as const;
    return { moments, table: openPuzzleTable(game, source, (moment) => moments.push(moment)) };
  };

  test('the position is asked of its seat, with all choices', () => {
    const { moments, table } = openKept();
    table.begin('first');
    expect(table.seat).toBe(seat);
    expect(moments).toEqual([expect.objectContaining({ match: 'first', asked: true, whole: true })]);
    expect(moments[0]?.choices).toHaveLength(choices.length);
    expect(table.act(99, right)).toMatchObject({ kind: 'refused', refusal: { rule: 'stale' } });
  });

  test('the tempting answer is wrong, wins less in the same worlds, and is played on before everybody', () => {
    const { moments, table } = openKept();
    table.begin('first');
    const verdict = table.act(0, tempting);
    if (verdict.kind === 'refused') throw new Error('refused');
    expect(verdict).toMatchObject({ kind: 'wrong', right: { action: right }, answer: { action: tempting } });
    expect(verdict.answer.share).toBeLessThan(verdict.right.share);
    moments.length = 0;
    table.playOn('shown', tempting);
    expect(moments.every(({ match, asked }) => match === 'shown' && !asked)).toBe(true);
    expect(moments[1]).toMatchObject({ seq: 1, by: { seat } });
    expect(moments.length).toBeGreaterThan(1);
    // The position itself is as it was.
    expect(table.act(0, right)).toMatchObject({ kind: 'right' });
    expect(table.solution()).toMatchObject({ kind: 'shown', answer: { action: right } });
  });

  test('a mistake of one’s own match is asked again where it was made', () => {
    const { moves } = retrace(game, head, puzzle.at);
    const log: Log = {
      ...startOf(game, {
        match: 'mine',
        rules,
        seats: game.seating(puzzle.at.players),
        options,
        chance: { kind: 'seed', seed: puzzle.at.deal },
      }),
      entries: [...moves],
    };
    const moments: TableMoment[] = [];
    const source = { kind: 'own', log, seq: moves.length, seat, right } as const;
    const table = openPuzzleTable(game, source, (moment) => moments.push(moment));
    table.begin('again');
    expect(moments[0]?.choices.some((choice) => isSameAction(choice, right))).toBe(true);
    expect(table.act(0, right)).toMatchObject({ kind: 'right' });
    expect(table.act(0, tempting)).toMatchObject({ kind: 'wrong' });
  });

  test('each has a name of its own, words in every language, and a clause that exists', async () => {
    expect(new Set(puzzles.map(puzzleId)).size).toBe(puzzles.length);
    const clauses = clausesIn(chaptersOf(await loadRulesText(id, 'en')));
    for (const { motif, rule } of puzzles) {
      for (const lang of LANGS) expect(motifs[lang][motif]?.title, `${motif} ${lang}`).toBeTruthy();
      expect(clauses).toContain(rule);
    }
    for (const lang of LANGS) expect(Object.keys(motifs[lang])).toEqual(Object.keys(motifs.en));
  });

  test('they were proved again, and the easiest come first', () => {
    expect(file.checked).toBe('again');
    expect(puzzles.map(({ missed }) => missed)).toEqual(puzzles.map(({ missed }) => missed).toSorted());
  });

  test('a day has the same one wherever it is asked, and more puzzles change few days', () => {
    const days = Array.from({ length: 60 }, (_, day) => dayAfter('2026-11-18', day));
    const chosen = days.map((day) => ofDay(puzzles, day));
    expect(new Set(chosen).size).toBeGreaterThan(Math.min(puzzles.length, days.length) / 4);
    const one = chosen[0];
    const fewer = puzzles.filter((other) => other !== one);
    for (const [at, day] of days.entries()) if (chosen[at] !== one) expect(ofDay(fewer, day)).toBe(chosen[at]);
  });

  test('what comes next has no answer yet, and is about as hard as one is good', () => {
    const [first] = puzzles;
    const next = nextFor(puzzles, hardnessOf(first?.missed ?? 0), () => false);
    expect(next?.missed).toBe(first?.missed);
    expect(nextFor(puzzles, 1000, () => true)).toBeUndefined();
  });
});

test('the games take turns', () => {
  const days = Array.from({ length: GAME_IDS.length }, (_, day) => gameOfDay(dayAfter('2026-11-18', day)));
  expect(new Set(days)).toEqual(new Set(GAME_IDS));
});

test('a rating rises by what was found, most by what was hard, and never falls', () => {
  expect(gainFor(800, 5)).toBeGreaterThan(gainFor(800, 2));
  expect(gainFor(1600, 2)).toBeLessThan(gainFor(800, 2));
  for (const rating of [800, 1500, 3000]) expect(gainFor(rating, 0)).toBeGreaterThanOrEqual(0);
});
