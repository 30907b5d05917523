// Logs from files: readable, or refused with the place that is wrong.
import { LOG_FORMAT, type Log } from '@sagebrush/engine';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { readLog } from './log-source.ts';

beforeAll(() => loadWords());

const log: Log = {
  format: LOG_FORMAT,
  match: 'from-a-file',
  game: 'cowpoker',
  rules: '1',
  seats: ['live', 'deadwood', 'live'],
  options: {},
  chance: { kind: 'seed', seed: 'a' },
  entries: [],
};

test('a file names nobody: seats go by their numbers, and all cards may be seen', async () => {
  const found = await readLog(JSON.stringify(log));
  expect(found).toMatchObject({ log, game: 'cowpoker', you: 'rail', open: true });
  expect(found.players.map(({ name }) => name)).toEqual(['Seat 1', 'Deadwood', 'Seat 3']);
});

test('a match saved in the terminal names its players', async () => {
  const players = [
    { kind: 'person', name: 'Ann' },
    { kind: 'deadwood', name: 'Deadwood' },
    { kind: 'bot', name: 'Dusty', level: 'deputy' },
  ];
  expect(await readLog(JSON.stringify({ sagebrush: 1, players, log }))).toMatchObject({
    log,
    players,
    you: 'rail',
    open: true,
  });
});

test('options that a log leaves out are as they usually are', async () => {
  const { options } = await readLog(
    JSON.stringify({ ...log, game: 'cowpoker', seats: ['live', 'live', 'live', 'live'], options: { games: 3 } }),
  );
  expect(options).toMatchObject({ games: 3, pack: 'centerville' });
});

test.each([
  ['a poem', 'Roses are red', /^is not JSON/],
  ['something else', '{"cards":[]}', 'is not a match log: it has no format'],
  ['a later format', JSON.stringify({ ...log, format: 99 }), /^format: is 99/],
  ['another game', JSON.stringify({ ...log, game: 'chess' }), 'game: is chess: there is no such game here'],
  [
    'a saved match that lacks a player',
    JSON.stringify({ sagebrush: 1, players: [{ kind: 'person', name: 'Ann' }], log }),
    /^players/,
  ],
  [
    'a saved match with fewer players than seats',
    JSON.stringify({ sagebrush: 1, players: ['Ann', 'Ben'].map((name) => ({ kind: 'person', name })), log }),
    'has 2 players for 3 seats',
  ],
  ['damaged seats', JSON.stringify({ ...log, seats: ['live'] }), /^seats/],
])('%s is refused', (_, text, message) => expect(readLog(text)).rejects.toThrow(message));
