// One run of the fuzz: a real process with all its timers, hostile requests at every route, and a match of people played
// beside it.
import type { ChildProcess } from 'node:child_process';
import { expect } from 'vitest';
import type { ServeOptions } from '../serve.ts';
import type { Footprint } from '../testing/child.ts';
import { guestAt, startedTable } from '../testing/house.ts';
import { expectNothingLost, takeSeat } from '../testing/players.ts';
import { childAt, ended, footprintOf, freePort } from '../testing/process.ts';
import { attack } from './attack.ts';

/**
 * What a server may hold more at the end than after a fifth of the requests: caches that fill up to their bounds, and
 * no more.
 */
const MEMORY_ROOM = 48 * 1024 * 1024;
const HANDLES_ROOM = 60;
const ADMIN_TOKEN = 'fuzz'.repeat(8);

export interface Fuzz {
  readonly store: Pick<ServeOptions, 'dataFolder' | 'database'>;
  readonly seed: string;
  readonly requests: number;
}

export async function fuzz({ store, seed, requests }: Fuzz): Promise<void> {
  const port = await freePort();
  const server = await childAt({ port, ...store, tick: 100, adminToken: ADMIN_TOKEN, logLevel: 'silent' });
  const base = `http://127.0.0.1:${port}`;
  try {
    const pair = [await guestAt(base, 'Ann'), await guestAt(base, 'Bob')];
    const table = await startedTable(pair, { game: 'corral' }, ['greenhorn']);
    const seats = pair.map((guest) => takeSeat(guest, table, 'rematch'));
    let early: Promise<Footprint | undefined> | undefined;
    const { statuses, complaints } = await attack({
      base,
      seed,
      requests,
      goOn(made) {
        if (made > requests / 5 && isAlive(server)) early ??= footprintOf(server).catch(() => undefined);
        return isAlive(server);
      },
    });
    expect(isAlive(server), `the server died; seed ${seed}`).toBe(true);
    expect(complaints, `seed ${seed}`).toEqual([]);
    // It reached the inside, not only the doorman.
    expect(statuses[200] ?? 0).toBeGreaterThan(requests / 50);
    expect(statuses[400] ?? 0).toBeGreaterThan(requests / 10);
    for (const { stop } of seats) stop.abort();
    for (const seated of seats) {
      await seated.done;
      expect(seated.promised.length, 'moves of the match beside').toBeGreaterThan(0);
      await expectNothingLost(seated);
    }
    const { memory = 0, handles = 0 } = (await early) ?? {};
    expect((await footprintOf(server)).memory, 'memory at the end').toBeLessThan(memory + MEMORY_ROOM);
    await expect
      .poll(async () => (await footprintOf(server)).handles, { timeout: 60_000 })
      .toBeLessThan(handles + HANDLES_ROOM);
  } finally {
    await ended(server, 'SIGTERM');
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
