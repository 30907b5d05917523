// What is made of results: the file has every seat of every table and no name that a spreadsheet would run, and with the
// same cards it is told how evenly people were compared.
import type { TournamentInfo } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { comparedTimes } from './compared-times.ts';
import { resultsAsCsv } from './results-file.ts';

test('has the standings and every seat, quoted, and no formula', () => {
  const line = { person: null, kept: false, bot: false, level: null, byes: 0, left: false, played: 1 };
  const tournament = {
    tieBreaks: ['wins'],
    standings: [
      { ...line, id: '1', name: '=1+1', place: 1, points: 1, tieBreaks: [1] },
      { ...line, id: '2', name: 'Ann, "Ace"', place: 2, points: 0, tieBreaks: [0] },
    ],
    rounds: [{ tables: [{ seats: ['2', '1'], scores: [3, -9], left: [0], matches: ['m1', 'm2'] }] }],
  } as unknown as TournamentInfo;
  const names: Record<string, string> = { 1: '=1+1', 2: 'Ann, "Ace"' };
  expect(resultsAsCsv(tournament, (id) => names[id] ?? '').split('\r\n')).toEqual([
    '\uFEFFplace,name,points,played,byes,withdrawn,wins',
    "1,'=1+1,1,1,0,0,1",
    '2,"Ann, ""Ace""",0,1,0,0,0',
    '',
    'round,table,seat,name,score,left,matches',
    '1,1,1,"Ann, ""Ace""",3,1,m1 m2',
    "1,1,2,'=1+1,-9,0,m1 m2",
    '',
  ]);
});

test('two are compared as often as they had the same seat in a round', () => {
  const round = (...tables: string[][]) => ({ tables: tables.map((seats) => ({ seats })) }) as never;
  const ids = ['1', '2', '3', '4'];
  const [first, second] = [round(['1', '2'], ['3', '4']), round(['1', '3'], ['2', '4'])];
  expect(comparedTimes([first], ids)).toBe('0–1');
  expect(comparedTimes([first, first], ['1', '3'])).toBe('2');
  expect(comparedTimes([first, second], ids)).toBe('0–1');
  // Who sat out was compared with nobody.
  expect(comparedTimes([first], ['1', '5', '6'])).toBe('0');
});
