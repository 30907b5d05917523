// Every sound can be played: nothing clips, nothing drags on, nothing is cut before it is heard.
import { expect, test } from 'vitest';
import { RECIPES, SOUNDS, soundLength } from './recipes.ts';

test.each([...SOUNDS])('%s has layers that a speaker can play', (sound) => {
  expect(RECIPES[sound].length).toBeGreaterThan(0);
  for (const { at, lasts, loud, from, to } of RECIPES[sound]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeGreaterThan(0.01);
    expect(loud).toBeGreaterThan(0.01);
    expect(loud).toBeLessThanOrEqual(1);
    // A glide in powers cannot touch zero, and nobody hears beyond 12 kHz at a card table.
    expect(Math.min(from, to)).toBeGreaterThan(20);
    expect(Math.max(from, to)).toBeLessThan(12_000);
  }
});

test('what happens often is short, a win may sing', () => {
  for (const sound of ['card', 'pick', 'refusal', 'turn', 'sweep'] as const)
    expect(soundLength(sound)).toBeLessThan(0.6);
  expect(soundLength('win')).toBeGreaterThan(1.5);
  expect(soundLength('win')).toBeLessThan(3);
});

test('no two sounds are the same', () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(RECIPES[sound]))).size).toBe(SOUNDS.length);
});
