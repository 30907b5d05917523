// Whose turn it is: a bot is asked once for each decision, and what its table does not want any more leaves the queue.
import { openHost, startOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { loggerFrom } from '../ops/logger.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { LiveMatch } from '../tables/live-match.ts';
import type { Room } from '../tables/room.ts';
import { games } from '../testing/draw-play.ts';
import type { BotPool } from './pool.ts';
import { turns } from './turns.ts';

const bot = { kind: 'bot', level: 'legend', name: 'Slim' } as const;
const person = {
  kind: 'person',
  id: 'ann',
  name: 'Ann',
  program: false,
  contribution: null,
  standIn: false,
  left: false,
  since: 0,
} as const;
const doc = {
  id: 'table',
  host: 'hal',
  state: 'playing',
  clock: { kind: 'none' },
  chairs: [bot, bot, bot, bot].map((who) => ({ kind: 'live', who })),
} as unknown as TableDoc;

/** A room with a bot to move, whose question waits in a queue that nobody serves. */
function waiting() {
  const game = games.find('draw-play');
  const chance = { kind: 'seed', seed: 'turns' } as const;
  const host = openHost(game, startOf(game, { match: 'one', seats: game.seating(4), options: {}, chance }));
  const live: LiveMatch = { host, players: [], times: [0], wakeAt: 0 };
  const room = { id: 'table', doc, live, isOurs: true, thinking: new Map() } as unknown as Room;
  const asked: { readonly owner: string; readonly signal: AbortSignal }[] = [];
  const bots: BotPool = {
    think: (_, { owner }, signal = new AbortController().signal) => {
      asked.push({ owner, signal });
      return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    },
    isClosed: false,
    close: async () => undefined,
  };
  const services = { bots, log: loggerFrom('silent'), now: () => 0, botPace: 0 } as unknown as Services;
  const nothing = (): never => {
    throw new Error('nothing is to be done');
  };
  const wake = turns(services, nothing, nothing);
  wake(room);
  return { room, live, asked, wake };
}

test('a bot is asked once, for the host of its table', () => {
  const { room, asked, wake } = waiting();
  wake(room);
  expect(asked.map(({ owner }) => owner)).toEqual(['hal']);
  expect(asked[0]?.signal.aborted).toBe(false);
});

test.each<{ what: string; change: (room: Room, live: LiveMatch) => unknown }>([
  { what: 'was closed', change: (room) => Object.assign(room, { doc: { ...doc, state: 'closed' } }) },
  { what: 'was paused', change: (room) => Object.assign(room, { doc: { ...doc, paused: true } }) },
  { what: 'has moved on', change: (_, { host }) => host.accept(host.tryAction(0, { type: 'draw' })) },
  {
    what: 'has a person in that seat again',
    change: (room) =>
      Object.assign(room, { doc: { ...doc, chairs: doc.chairs.map((chair) => ({ ...chair, who: person })) } }),
  },
])('at a table that $what the question leaves the queue', ({ change }) => {
  const { room, live, asked, wake } = waiting();
  const [before] = room.thinking.keys();
  change(room, live);
  wake(room);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect([...room.thinking.keys()]).not.toContain(before);
});
