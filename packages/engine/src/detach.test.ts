// What is let go is still owned.
import { expect, test } from 'vitest';
import { detach } from './detach.ts';

test('what fails is heard, what goes well is not', async () => {
  const reasons: unknown[] = [];
  const fail = (reason: unknown): void => {
    reasons.push(reason);
  };
  detach(Promise.resolve(1), fail);
  detach(Promise.reject(new RangeError('too far')), fail);
  await expect.poll(() => reasons).toEqual([new RangeError('too far')]);
});
