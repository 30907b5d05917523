// What guests do in the course of an evening: each life is one visit from arriving to being gone, through whatever
// breaks on the way.
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '@sagebrush/engine';
import { type Client, client, ProblemError } from '@sagebrush/protocol';
import { expect } from 'vitest';
import { codeOf, fresh32, type Guest, guestAt, startedTable } from '../testing/house.ts';
import { expectNothingLost, takeSeat } from '../testing/players.ts';

export interface SoakSetup {
  /** Where the server is, by a wire that gets cut. */
  readonly base: string;
  /** Short ones: each is played to its end. */
  readonly games: readonly string[];
  readonly onMatchOfPeople: () => void;
}

/**
 * Asks until there is an answer, or nobody wants one: a no of the rules is one, a broken line and a server that is away
 * are none.
 */
async function insist<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal?.aborted) throw error;
      if (error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429) throw error;
      await pause(100);
    }
  }
}

async function arrive(base: string): Promise<Guest> {
  const guest = await insist(() => guestAt(base));
  const call: Client['call'] = (name, options) => {
    const asked = { key: fresh32(), ...options };
    return insist(() => guest.call(name, asked), asked.signal);
  };
  return { ...guest, call };
}

/** A match to its end, every word of which is compared with the store afterwards. */
async function match(people: readonly Guest[], game: string, bots: readonly string[]): Promise<void> {
  const table = await startedTable(people, { game, listed: true }, bots);
  const seated = people.map((guest) => takeSeat(guest, table, 'home'));
  await Promise.all(seated.map(({ done }) => done));
  for (const one of seated) await expectNothingLost(one);
}

async function walkOut(guest: Guest, game: string): Promise<void> {
  const seated = takeSeat(guest, await startedTable([guest], { game }, ['greenhorn', 'greenhorn']), 'home');
  await pause(500);
  seated.stop.abort();
  await seated.done;
}

async function waitInVain(guest: Guest, game: string): Promise<void> {
  const { table } = await guest.call('openTable', { body: { game, seats: 2, listed: true } });
  await guest.call('chat', { params: { table: table.id }, body: { text: 'Anybody there?' } });
}

async function lookAround(base: string): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 1000);
  for await (const _ of client({ base, patience: () => 50 }).followLobby({ signal: end.signal }));
  clearTimeout(timer);
}

/** One visit, chosen by chance. */
export async function life(random: Random, { base, games, onMatchOfPeople }: SoakSetup): Promise<void> {
  const game = pick(random, games);
  const what = pick(random, [
    'alone',
    'together',
    'together',
    'walk out',
    'wait',
    'be forgotten',
    'look around',
  ] as const);
  if (what === 'look around') return lookAround(base);
  const guest = await arrive(base);
  if (what === 'alone') await match([guest], game, ['greenhorn', 'greenhorn']);
  if (what === 'walk out') await walkOut(guest, game);
  if (what === 'wait') await waitInVain(guest, game);
  if (what === 'together') {
    onMatchOfPeople();
    await match([guest, await arrive(base)], game, ['greenhorn']);
  }
  if (what === 'be forgotten') {
    await match([guest], game, ['greenhorn']);
    // Whose answer got lost is nobody when they ask again.
    expect(['fine', 'no-session']).toContain(await codeOf(guest.call('deleteMe')));
  }
}
