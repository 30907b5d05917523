// One guest at full speed: everything that costs the house something, as fast as it is answered, against the limits
// that a host starts with.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, ProblemError } from '@sagebrush/protocol';
import { configOf } from '../config.ts';
import { fresh32, type Guest, guestAt } from '../testing/house.ts';
import { notesOf } from '../testing/noted-game.ts';
import { childAt, ended, footprintOf, freePort } from '../testing/process.ts';
import { weightOf } from './soak.ts';

const NOTED = new URL('../testing/noted-game.ts', import.meta.url).href;
const LINES = 8;
/** As large as one may be. */
const DOCUMENT_KB = 60;

export interface Flood {
  readonly dataFolder: string;
  readonly seconds: number;
}
export interface Cost {
  /** How often each answer was given: `fine`, or the code of the problem. */
  readonly answers: Readonly<Record<string, number>>;
  /** Bytes that the store grew by, and of one answer of the lobby. */
  readonly disk: number;
  readonly lobby: number;
  /** Seconds of processor time, all threads together, beyond those of an idle server. */
  readonly cpu: number;
}

export async function flood({ dataFolder, seconds }: Flood): Promise<Cost> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await childAt({ ...configOf({}), port, dataFolder, gamesModule: NOTED, logLevel: 'error' });
  try {
    return await floodedBy(await guestAt(base, 'Flood'), { base, dataFolder, seconds, server });
  } finally {
    await ended(server, 'SIGTERM');
  }
}

interface Target {
  readonly base: string;
  readonly dataFolder: string;
  readonly seconds: number;
  readonly server: ChildProcess;
}

async function floodedBy(guest: Guest, { base, dataFolder, seconds, server }: Target): Promise<Cost> {
  const before = { disk: weightOf(dataFolder), cpu: (await footprintOf(server)).cpu };
  const answers: Record<string, number> = {};
  const tables: string[] = [];
  const until = Date.now() + seconds * 1000;
  let count = 0;
  const line = async (): Promise<void> => {
    while (Date.now() < until) {
      const answer = await nextDeed(guest, tables, count++).then(
        () => 'fine',
        (error: unknown) => (error instanceof ProblemError ? error.problem.code : 'cut'),
      );
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
  const page = await lobbyPage(base);
  return {
    answers,
    disk: weightOf(dataFolder) - before.disk,
    lobby: page.length,
    cpu: (await footprintOf(server)).cpu - before.cpu,
  };
}

/**
 * Round and round: a table with a document of its own, chairs, words, bots, a match, hints, take-backs, and looks at
 * all of it.
 */
async function nextDeed(guest: Client, tables: string[], count: number): Promise<void> {
  const table = tables.at(-1) ?? '';
  const params = { table };
  const key = fresh32();
  const notes = notesOf(`flood ${count}`, DOCUMENT_KB);
  const deeds: readonly (() => Promise<unknown>)[] = [
    async () => {
      const opened = await guest.call('openTable', {
        body: { game: 'draw-play', seats: 4, listed: true, options: { notes } },
        key,
      });
      tables.push(opened.table.id);
    },
    () => guest.call('sit', { params, body: { seat: count % 4, contribution: fresh32() }, key }),
    () => guest.call('chat', { params, body: { text: 'x'.repeat(300) }, key }),
    () => guest.call('keepDocument', { body: { game: 'draw-play', option: 'notes', value: notes } }),
    () => guest.call('seatBot', { params, body: { seat: (count + 1) % 4, level: 'greenhorn' }, key }),
    () => guest.call('start', { params, key }),
    () => guest.call('hint', { params, body: {} }),
    () => guest.call('stand', { params, key }),
    () => guest.call('table', { params }),
    () => guest.call('tables'),
    () => guest.call('changeMe', { body: { name: `Flood ${count % 1000}` } }),
    () => guest.call('makeBot', { body: { name: `Bot ${count % 1000}` } }),
  ];
  await deeds[count % deeds.length]?.();
}

/** As soon as the flood's address may ask again. */
async function lobbyPage(base: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${base}/api/tables`);
    const text = await response.text();
    if (response.ok) return text;
    await pause(100);
  }
}
