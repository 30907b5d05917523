// The pool on threads that a test holds in its hands: who is thought for next, and for how long.
import { LEVELS, THINKING_MS } from '@sagebrush/bots';
import { detach } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { metrics } from '../ops/metrics.ts';
import { LONGEST_WAIT, timeFor } from './give-way.ts';
import { type BotPool, type PooledThought, poolOn, type Task, type Thinking } from './pool.ts';
import type { Threads } from './threads.ts';

interface Held extends Threads {
  /** What runs now, the oldest first. */
  readonly running: { readonly task: Task; finish(): void; fail(): void }[];
  /** All that was ever begun. */
  readonly begun: Task[];
}
function held(count: number): Held {
  const running: Held['running'] = [];
  const begun: Task[] = [];
  return {
    count,
    running,
    begun,
    run: (task) =>
      new Promise((resolve, reject) => {
        begun.push(task);
        const end = (how: () => void) => (): void => {
          running.splice(running.indexOf(one), 1);
          how();
        };
        const thought: PooledThought = { action: { type: 'draw' }, considered: [] };
        const one = { task, finish: end(() => resolve(thought)), fail: end(() => reject(new Error('broken'))) };
        running.push(one);
      }),
    close: async () => undefined,
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
async function finishOne(threads: Held): Promise<void> {
  threads.running[0]?.finish();
  await settled();
}

const question = (level: string, game: string): Thinking => ({
  game,
  level,
  table: { seats: [], options: {} },
  seat: 0,
  view: { handSizes: [], turn: 0, pending: [] },
  choices: [],
});
const unheard = (): void => undefined;
const HOGS = ['one', 'two', 'three'];
const TABLES = 50;
/** Three owners with fifty tables of legends between them, each of which waits for a decision. */
function crowd(pool: BotPool): Promise<PooledThought[]> {
  const thoughts = Array.from({ length: TABLES }, (_, table) => {
    const owner = HOGS[table % HOGS.length] as string;
    return pool.think(question('legend', owner), { owner, table: String(table) });
  });
  return Promise.all(thoughts);
}
const opened = (long: number) => {
  const threads = { quick: held(1), long: held(long) };
  const figures = metrics();
  return { ...threads, figures, pool: poolOn(threads, figures) };
};

test.each([1, 3])(
  'with %i threads and fifty tables of legends waiting, a stranger waits for one thought of each owner',
  async (count) => {
    const { pool, long } = opened(count);
    detach(crowd(pool), unheard);
    expect(long.running).toHaveLength(count);
    const before = long.begun.length;
    const asked = pool.think(question('sheriff', 'stranger'), { owner: 'stranger', table: 'new' });
    while (!long.begun.some(({ game }) => game === 'stranger')) await finishOne(long);
    const others = long.begun.slice(before).filter(({ game }) => game !== 'stranger');
    expect(others.length).toBeLessThanOrEqual(HOGS.length);
    expect(new Set(others.map(({ game }) => game)).size).toBe(others.length);
    expect(long.running.length).toBeLessThanOrEqual(count);
    while (long.running.length > 0) await finishOne(long);
    await expect(asked).resolves.toMatchObject({ action: { type: 'draw' } });
  },
);

test('levels that do not search never wait for those that do', () => {
  const { pool, quick, long, figures } = opened(1);
  detach(crowd(pool), unheard);
  for (const level of LEVELS) detach(pool.think(question(level, level), { owner: level, table: level }), unheard);
  expect(quick.begun.map(({ level }) => level)).toEqual(['greenhorn']);
  expect(long.begun).toHaveLength(1);
  expect(figures.value('sagebrush_bot_queue_quick')).toBe(2);
  expect(figures.value('sagebrush_bot_queue_long')).toBe(TABLES - 1 + 3);
  expect(figures.value('sagebrush_bot_queue')).toBe(TABLES - 1 + 5);
});

test('under load legends think as long as a lesser level would, and say so; when the load is gone they think as ever', async () => {
  const { pool, long, figures } = opened(1);
  const thoughts = crowd(pool);
  while (long.running.length > 0) await finishOne(long);
  const times = long.begun.map(({ ms }) => ms);
  expect(times[0]).toBe(THINKING_MS.legend);
  expect(times[1]).toBe(THINKING_MS.sheriff);
  expect(times.at(-1)).toBe(THINKING_MS.legend);
  expect([...times.slice(1)]).toEqual(times.slice(1).sort((one, other) => one - other));
  expect(new Set(times)).toEqual(new Set([THINKING_MS.sheriff, THINKING_MS.marshal, THINKING_MS.legend]));
  const hurried = (await thoughts).filter(({ isHurried }) => isHurried).length;
  expect(hurried).toBe(times.filter((ms) => ms < THINKING_MS.legend).length);
  expect(figures.value('sagebrush_bot_thoughts_cut_total')).toBe(hurried);
});

test('an owner whose tables crowd the queue gives way further than one who has a single one', async () => {
  const { pool, long } = opened(1);
  detach(crowd(pool), unheard);
  detach(pool.think(question('legend', 'stranger'), { owner: 'stranger', table: 'new' }), unheard);
  while (!long.begun.some(({ game }) => game === 'stranger')) await finishOne(long);
  const timeOf = (owner: string): number | undefined => long.begun.findLast(({ game }) => game === owner)?.ms;
  expect(timeOf('stranger')).toBe(THINKING_MS.marshal);
  expect(timeOf('three')).toBe(THINKING_MS.sheriff);
});

test('no level thinks longer than usual, and none that searches thinks shorter than sheriff', () => {
  for (const level of LEVELS) {
    for (let ahead = 0; ahead <= 2000; ahead++) {
      const ms = timeFor(THINKING_MS[level], { ahead, usual: [1000, 300, 50], threads: 2 });
      expect(ms).toBeLessThanOrEqual(THINKING_MS[level]);
      expect(ms).toBeGreaterThanOrEqual(Math.min(THINKING_MS[level], THINKING_MS.sheriff));
    }
  }
  expect(timeFor(1000, { ahead: 2, usual: [1000], threads: 1 })).toBe(1000);
  expect(timeFor(1000, { ahead: LONGEST_WAIT / 1000 + 1, usual: [1000], threads: 1 })).toBe(300);
});

test('a decision that nobody wants any more leaves the queue; one that is begun is thought to its end', async () => {
  const { pool, long, figures } = opened(1);
  const leave = new AbortController();
  const asker = { owner: 'ann', table: 'one' };
  const begun = pool.think(question('legend', 'begun'), asker, leave.signal);
  const waiting = pool.think(question('legend', 'waiting'), asker, leave.signal);
  leave.abort(new Error('moved on'));
  await expect(waiting).rejects.toThrow('moved on');
  await expect(pool.think(question('legend', 'late'), asker, leave.signal)).rejects.toThrow('moved on');
  expect(figures.value('sagebrush_bot_queue')).toBe(0);
  await finishOne(long);
  await expect(begun).resolves.toBeDefined();
  expect(long.begun.map(({ game }) => game)).toEqual(['begun']);
});

test('a thought that fails frees its thread, and a pool that closes leaves nobody waiting', async () => {
  const { pool, long } = opened(1);
  const asker = { owner: 'ann', table: 'one' };
  const [broken, next, last] = ['broken', 'next', 'last'].map((game) => pool.think(question('legend', game), asker));
  long.running[0]?.fail();
  await expect(broken).rejects.toThrow('broken');
  await settled();
  expect(long.running.map(({ task }) => task.game)).toEqual(['next']);
  await pool.close();
  await expect(last).rejects.toThrow('going home');
  await finishOne(long);
  await expect(next).resolves.toBeDefined();
});
