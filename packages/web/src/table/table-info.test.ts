// A table on the server as the table in the browser sees it.
import type { TableInfo } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { seatingOf, statusOf } from './table-info.ts';

const person = { kind: 'person', program: false, here: false, standIn: false, ready: true, muted: false } as const;
const table = {
  id: 'a-table-of-ours',
  game: 'corral',
  seats: ['live', 'live', 'live'],
  options: {},
  match: 'a-match-of-ours',
  clock: { kind: 'none' },
  chairs: [
    { seat: 0, kind: 'live', who: { ...person, id: 'me', name: 'Ann' } },
    { seat: 1, kind: 'live', who: { ...person, id: 'you', name: 'Bob' } },
    { seat: 2, kind: 'live', who: { kind: 'bot', level: 'greenhorn', name: 'Slim' } },
  ],
} as unknown as TableInfo;

test('everybody has a place, and you know yours', () => {
  const seating = seatingOf(table, 'me');
  expect(seating?.you).toBe(0);
  expect(seating?.players.map(({ kind }) => kind)).toEqual(['you', 'person', 'bot']);
  expect(seating?.players[1]?.away).toBe(true);
});
test('who has no chair watches from the rail', () => expect(seatingOf(table, 'stranger')?.you).toBe('rail'));
test('before the first match there is nothing to sit down to', () =>
  expect(seatingOf({ ...table, match: null }, 'me')).toBeUndefined());

test('a seat that a bot plays for is marked', () => {
  const away = { seat: 1, kind: 'live', who: { ...person, id: 'you', name: 'Bob', standIn: true } } as const;
  const chairs = table.chairs.map((chair) => (chair.seat === 1 ? away : chair));
  expect(seatingOf({ ...table, chairs }, 'me')?.players.map(({ standIn }) => standIn ?? false)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a place that is lost for good is marked as such', () => {
  const gone = { seat: 1, kind: 'live', who: { ...person, id: 'you', name: 'Bob', forfeited: true } } as const;
  const chairs = table.chairs.map((chair) => (chair.seat === 1 ? gone : chair));
  const players = seatingOf({ ...table, chairs }, 'me')?.players;
  expect(players?.map(({ forfeited = false }) => forfeited)).toEqual([false, true, false]);
});

const HEARD = { deadlines: [], ahead: 0, mayAsk: false, watching: 0, hurried: false, waking: false };

test('times of the server are told by the clock of this device', () => {
  const status = statusOf(
    { ...table, clock: { kind: 'seconds', seconds: 30 } },
    { ...HEARD, deadlines: [50_000, null], ahead: -7000 },
  );
  expect(status.deadlines).toEqual([57_000, null]);
});

test('a clock never promises more than the table allows', () => {
  const limitOf = (clock: TableInfo['clock']) => statusOf({ ...table, clock, takeBackAsked: null }, HEARD).limit;
  expect([
    limitOf({ kind: 'none' }),
    limitOf({ kind: 'seconds', seconds: 30 }),
    limitOf({ kind: 'days', days: 2 }),
  ]).toEqual([0, 30_000, 172_800_000]);
});

test('while somebody asks to take back, nobody else does', () => {
  const clock = { kind: 'none' } as const;
  const asking = { ...HEARD, mayAsk: true };
  expect(statusOf({ ...table, clock, takeBackAsked: null }, asking).mayAsk).toBe(true);
  expect(statusOf({ ...table, clock, takeBackAsked: { seat: 1, seq: 4, agreed: [1] } }, asking).mayAsk).toBe(false);
});

test('bots that wake up, or are hurried, say so', () => {
  const botsOf = (heard: Partial<typeof HEARD>) =>
    statusOf({ ...table, clock: { kind: 'none' }, takeBackAsked: null }, { ...HEARD, ...heard }).bots;
  expect([botsOf({}), botsOf({ hurried: true }), botsOf({ hurried: true, waking: true })]).toEqual([
    undefined,
    'hurried',
    'waking',
  ]);
});
