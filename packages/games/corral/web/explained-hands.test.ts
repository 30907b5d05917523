// The way from the log to the explainer.
import { expect, test } from 'vitest';
import { explainEvent } from './explained-hands.ts';

test('[GC-6.9] a showdown is explained', () => {
  const event = { type: 'showdown', cards: ['5H', '6H', '7C', '8D', 'X1'] };
  expect(explainEvent(event)).toBe('/hands?one=5H.6H.7C.8D.X1');
});
test('other events lead nowhere', () => expect(explainEvent({ type: 'fighter' })).toBeUndefined());
