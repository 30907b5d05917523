// What a server refuses is said in the guest's language.
import { PROBLEM_CODES, ProblemError } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

const full = new ProblemError({
  status: 409,
  code: 'not-now',
  title: 'Not now',
  detail: 'The table is full.',
});

test('in English by the server’s own sentence, else by the kind of problem', () => {
  expect(problemText('en', full)).toBe('The table is full.');
  expect(problemText('de', full)).toMatch(/Tisch ist voll/);
  expect(problemText('it', full)).toMatch(/tavolo è pieno/);
  expect(problemText('de', new Error('offline'))).toBe('offline');
});

test.each(['de', 'it'] as const)('every kind has its own sentence in %s', (lang) => {
  const said = PROBLEM_CODES.map((code) => problemText(lang, new ProblemError({ ...full.problem, code })));
  expect(new Set(said).size).toBe(PROBLEM_CODES.length);
});
