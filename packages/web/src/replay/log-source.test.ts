// Logs from files: readable, or refused with the place that is wrong.
import { LOG_FORMAT, type Log } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { readLog } from './log-source.ts';

const log: Log = {
  format: LOG_FORMAT,
  match: 'from-a-file',
  game: 'corral',
  rules: '1',
  seats: ['live', 'deadwood', 'live'],
  options: {},
  chance: { kind: 'seed', seed: 'a' },
  entries: [],
};

test('a file names nobody: seats go by their numbers, and all cards may be seen', () => {
  const found = readLog(JSON.stringify(log));
  expect(found).toMatchObject({ log, game: 'corral', you: 'rail', open: true });
  expect(found.players.map(({ name }) => name)).toEqual(['Seat 1', 'Deadwood', 'Seat 3']);
});

test.each([
  ['a poem', 'Roses are red', /^is not JSON/],
  ['something else', '{"cards":[]}', 'is not a match log: it has no format'],
  ['a later format', JSON.stringify({ ...log, format: 99 }), /^format: is 99/],
  ['another game', JSON.stringify({ ...log, game: 'chess' }), 'game: is chess: there is no such game here'],
  ['damaged seats', JSON.stringify({ ...log, seats: ['live'] }), /^seats/],
])('%s is refused', (_, text, message) => expect(() => readLog(text)).toThrow(message));
