import { expect, test } from 'vitest';
import { DEEPEST_JSON, jsonOfFile } from './json-text.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test('a file is read with or without the mark that some editors write first', () => {
  expect(jsonOfFile('\uFEFF{"a":1}', 'a.json')).toEqual({ a: 1 });
  expect(jsonOfFile('{"a":1}', 'a.json')).toEqual({ a: 1 });
});

test('what is no JSON, or would take too many calls to walk through, says which file it is', () => {
  expect(() => jsonOfFile('{"a":\u009b}', 'a.json')).toThrow(/^a\.json: is not JSON: [^\p{C}]+$/u);
  expect(() => jsonOfFile(nested(DEEPEST_JSON + 1), 'a.json')).toThrow('a.json: is nested more than 64 levels deep');
  expect(() => jsonOfFile(nested(100_000), 'a.json')).toThrow('more than 64');
  expect(jsonOfFile(nested(DEEPEST_JSON), 'a.json')).toHaveLength(1);
  expect(jsonOfFile(`"${nested(99)}"`, 'a.json')).toBe(nested(99));
});
