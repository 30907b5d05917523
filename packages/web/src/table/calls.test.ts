// Calls over a real message channel.
import { afterAll, expect, test } from 'vitest';
import { answerCalls, makeCalls } from './calls.ts';

const { port1, port2 } = new MessageChannel();
const heard: unknown[] = [];
const calls = {
  double: (number: number) => number * 2,
  fail: (): never => {
    throw new Error('no such luck');
  },
};
const notify = answerCalls(port1, calls);
const caller = makeCalls<typeof calls>(port2, (told) => heard.push(told));
port1.start();
port2.start();
afterAll(() => port1.close());

test('an answer finds its call', async () => {
  expect(await Promise.all([caller.call('double', 2), caller.call('double', 21)])).toEqual([4, 42]);
});
test('an error comes back as an error', () => expect(caller.call('fail')).rejects.toThrow('no such luck'));
test('things are told unasked', async () => {
  notify('howdy');
  await caller.call('double', 1);
  expect(heard).toEqual(['howdy']);
});
