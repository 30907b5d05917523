// The simulation: the same figures on any number of threads, all its outputs, and nothing lost by Ctrl-C.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ended, ended, sagebrush, scratchFolder, start } from '../testing/sagebrush.ts';

const SLOW = { timeout: 120_000 };

describe.each([
  { game: 'corral', more: ['-s', '3'] },
  { game: 'wyoming', more: ['-s', '4', '-o', 'target=50', '-o', 'handLimit=10'] },
  { game: 'cowpoker', more: ['-s', '2', '-b', 'deputy,cowhand'] },
])('sim $game', ({ game, more }) => {
  test('the same seed gives the same figures with one thread and with two, another seed others', SLOW, async () => {
    const run = (threads: string, seed: string) =>
      sagebrush(['sim', game, ...more, '-n', '50', '--json', '--threads', threads, '--seed', seed]);
    const [one, two, other] = await Promise.all([run('1', 'a'), run('2', 'a'), run('2', 'b')]);
    expect(one.code, one.errors).toBe(0);
    expect(two.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
    const { summary } = JSON.parse(one.out) as { summary: { games: number; bySeat: { wins: { mean: number } }[] } };
    expect(summary.games).toBe(50);
    expect(summary.bySeat.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1);
  });
});

test('JSON, CSV and a report of one file', SLOW, async () => {
  const folder = scratchFolder();
  const file = (name: string): string => join(folder, name);
  const { code, out } = await sagebrush([
    ...['sim', 'cowpoker', '-n', '30', '--threads', '1'],
    ...['--json', file('s.json'), '--csv', file('s.csv'), '--html', file('s.html')],
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/^30 games of cowpoker/);
  const { summary } = JSON.parse(readFileSync(file('s.json'), 'utf8')) as { summary: { byLabel: { name: string }[] } };
  expect(summary.byLabel.map(({ name }) => name)).toEqual(['davila', 'gallagher', 'masterson', 'san-joaquin']);
  const rows = readFileSync(file('s.csv'), 'utf8').trim().split('\n');
  expect(rows).toHaveLength(31);
  expect(new Set(rows.map((row) => row.split(',').length)).size).toBe(1);
  const html = readFileSync(file('s.html'), 'utf8');
  for (const title of ['by seat', 'by Ranch', 'luck of the seat', 'Scores', 'Length', 'What happened', 'Gangs'])
    expect(html).toContain(title);
  expect(html).not.toMatch(/<script|https?:/);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

/**
 * Stopped after so many milliseconds; a signal that comes before the program has begun ends it, so then it is given
 * longer.
 */
async function interrupted(args: readonly string[], after: number): Promise<Ended> {
  const child = start(args);
  const timer = setTimeout(() => child.kill('SIGINT'), after);
  const end = await ended(child);
  clearTimeout(timer);
  return end.code === null ? interrupted(args, 2 * after) : end;
}

test('Ctrl-C stops early and keeps the results so far', SLOW, async () => {
  const file = join(scratchFolder(), 's.json');
  const { code, out, errors } = await interrupted(
    ['sim', 'corral', '-s', '2', '-n', '10000000', '--threads', '1', '--json', file],
    2000,
  );
  expect(code, errors).toBe(0);
  const games = Number(/^(\d+) games of corral \(stopped; 10000000 were asked for\)/.exec(out)?.[1]);
  expect(games).toBeLessThan(10_000_000);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ summary: { games } });
});

test.each([
  [['sim', 'poker'], 'game: "poker" is not a game here'],
  [['sim', 'corral', '-n', '0'], '--games: is "0"'],
  [['sim', 'corral', '-s', '99'], 'seats'],
  [['sim', 'corral', '-b', 'wizard'], '--bots[0]: is "wizard"'],
  [['sim', 'corral', '-o', 'nonsense'], '--option: is "nonsense"'],
  [['sim', 'wyoming', '-o', 'target=much'], 'target'],
  [['sim', 'corral', '--threads', 'many'], '--threads'],
])('%j is refused with a reason', SLOW, async (args, reason) => {
  const { code, out, errors } = await sagebrush(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(errors).toContain(reason);
  expect(errors).not.toMatch(/\n\s+at /);
});
