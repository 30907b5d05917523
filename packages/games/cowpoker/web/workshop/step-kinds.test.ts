// The bench's steps against the format: every fresh step is sound, and its fields are those that the format has.
import { cardFields, packOf, type Step } from '@sagebrush/cowpoker';
import { expect, test } from 'vitest';
import { fieldValue, freshStep, kindOf, STEP_FIELDS, STEP_KINDS, VALUES, withField } from './step-kinds.ts';

const { effect } = cardFields;

test.each(STEP_KINDS)('%s: sound when fresh and with every value of every field', (kind) => {
  const fresh = freshStep(kind);
  expect(kindOf(fresh)).toBe(kind);
  expect(effect.parse([fresh])).toEqual([fresh]);
  for (const field of STEP_FIELDS[kind]) {
    for (const value of VALUES[field.of]) {
      const step = withField(fresh, field, String(value));
      expect(fieldValue(step, field.name)).toBe(String(value));
      expect(effect.parse([step])).toEqual([step]);
    }
    if (field.unless) expect(effect.parse([withField(fresh, field, '')])).toHaveLength(1);
  }
});

test('every step of Centerville can be made on the bench', () => {
  const flat = (steps: readonly Step[]): Step[] =>
    steps.flatMap((step) => ('steps' in step ? [step, ...flat(step.steps)] : [step]));
  const shown = new Set(['do', 'at', 'while', 'steps', 'only']);
  for (const step of flat(packOf({ pack: 'centerville' }).json.cards.flatMap((card) => card.effect))) {
    const names = STEP_FIELDS[kindOf(step)].map(({ name }) => name as string);
    expect(Object.keys(step).filter((name) => !shown.has(name) && !names.includes(name))).toEqual([]);
  }
});
