// Slices: long work gives the event loop back, everyone who has some takes turns, and a mistake reaches who asked.
import type { Steps } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { SLICE_STEPS, slices } from './slices.ts';

function* count(name: string, steps: number, done: string[]): Steps<string> {
  for (let step = 0; step < steps; step++) {
    done.push(name);
    yield;
  }
  return name;
}
/** How many times something stands in a row, at most. */
const longestRun = (list: readonly string[]): number => {
  let [longest, run] = [0, 0];
  list.forEach((one, index) => {
    run = one === list[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
};
const STILL = 0;

test('a slice ends when its time is over', async () => {
  const done: string[] = [];
  let time = 0;
  let isDone = false;
  const tick = (): void => {
    done.push('loop');
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  expect(await slices(() => time++).run(count('work', 100, done))).toBe('work');
  isDone = true;
  expect(done.filter((one) => one === 'work')).toHaveLength(100);
  expect(longestRun(done)).toBeLessThanOrEqual(4);
});

test('a slice ends after so many steps, whatever the clock says', async () => {
  const done: string[] = [];
  const { run } = slices(() => STILL);
  const answers = await Promise.all(['one', 'other'].map((name) => run(count(name, 5 * SLICE_STEPS, done))));
  expect(answers).toEqual(['one', 'other']);
  expect(longestRun(done)).toBe(SLICE_STEPS);
});

test('however many have work, one slice is done in each turn of the event loop', async () => {
  const done: string[] = [];
  let isDone = false;
  const tick = (): void => {
    done.push('loop');
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  const { run } = slices(() => STILL);
  await Promise.all(Array.from({ length: 20 }, () => run(count('work', 3 * SLICE_STEPS, done))));
  isDone = true;
  expect(longestRun(done.filter((one, index) => one !== 'loop' || done[index - 1] !== 'loop'))).toBe(SLICE_STEPS);
});

test('what goes wrong reaches who asked, and the others go on', async () => {
  const done: string[] = [];
  const { run } = slices();
  // biome-ignore lint/correctness/useYield: it fails before it has anything to yield.
  const broken = (function* (): Steps<string> {
    throw new Error('broken');
  })();
  const answers = await Promise.allSettled([
    run(count('one', 2000, done)),
    run(broken),
    run(count('other', 2000, done)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
