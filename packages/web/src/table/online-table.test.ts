// A table on the server as the table in the browser sees it.
import type { TableInfo } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { sittingOf } from './online-table.ts';

const person = { kind: 'person', program: false, here: false, standIn: false, ready: true, muted: false } as const;
const table = {
  id: 'a-table-of-ours',
  game: 'corral',
  seats: ['live', 'live', 'live'],
  options: {},
  match: 'a-match-of-ours',
  chairs: [
    { seat: 0, kind: 'live', who: { ...person, id: 'me', name: 'Ann' } },
    { seat: 1, kind: 'live', who: { ...person, id: 'you', name: 'Bob' } },
    { seat: 2, kind: 'live', who: { kind: 'bot', level: 'greenhorn', name: 'Slim' } },
  ],
} as unknown as TableInfo;

test('everybody has a place, and you know yours', () => {
  const sitting = sittingOf(table, 'me');
  expect(sitting?.you).toBe(0);
  expect(sitting?.players.map(({ kind }) => kind)).toEqual(['you', 'person', 'bot']);
  expect(sitting?.players[1]?.away).toBe(true);
});
test('who has no chair watches from the rail', () => expect(sittingOf(table, 'stranger')?.you).toBe('rail'));
test('before the first match there is nothing to sit down to', () => expect(sittingOf({ ...table, match: null }, 'me')).toBeUndefined());
