// docs/packs.md, tested: every step that it shows is a step, and its text is the one that the page promises.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { effect } from '../pack/steps.ts';
import { effectText } from './effect-text.ts';

const page = readFileSync(new URL('../../../../../docs/packs.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\{ "do".*\})` \| (.*) \|$/gm)].map(([, step = '', text = '']) => ({
  step,
  text,
}));

test('the page shows every kind of step', () => {
  const kinds = new Set(rows.map(({ step }) => (JSON.parse(step) as { do: string }).do));
  expect([...kinds].sort()).toEqual([
    'call',
    'discard',
    'draw',
    'live',
    'look',
    'move',
    'place',
    'repeat',
    'steal',
    'swap',
    'wild',
  ]);
});

test.each(rows)('$text', ({ step, text }) => {
  expect(effectText('en', effect.parse([JSON.parse(step)]))).toBe(text);
});
