// An event of 24 people and bots over three servers on one PostgreSQL, which are killed in every phase: before a round is
// drawn, while it is, while it is played, while tables are counted and rounds closed. Every match counts once.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detach } from '@sagebrush/engine';
import { client, ProblemError } from '@sagebrush/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserAt } from '../testing/accounts.ts';
import { DRAW_PLAY, type Guest } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { childAt, ended, freePort } from '../testing/process.ts';
import { entering, inAMoment, playTournament, recountedStandings, tournamentOf } from '../testing/tournaments.ts';

const NODES = 3;
const PEOPLE = 24;

/** By the clock and with processes that die: `npm test -- events`. */
describe.runIf(process.env['SAGEBRUSH_EVENTS'] !== undefined)('over three nodes', () => {
  const postgres = postgresHere();
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-events-'));
  let database: string;
  let ports: number[];
  let nodes: ChildProcess[];
  const start = (port: number): Promise<ChildProcess> =>
    childAt(
      { port, database, tick: 100, gamesModule: DRAW_PLAY, organisers: 'everyone', dealPause: 0 },
      join(folder, 'compiled'),
    );
  const baseOf = (index: number): string => `http://127.0.0.1:${ports[index % NODES]}`;
  beforeAll(async () => {
    database = await postgres.database('events');
    ports = await Promise.all(Array.from({ length: NODES }, freePort));
    // The first makes the tables of the store; the others find them.
    nodes = [await start(ports[0] ?? 0)];
    nodes.push(...(await Promise.all(ports.slice(1).map((port) => start(port)))));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => ended(node, 'SIGTERM')));
    rmSync(folder, { recursive: true });
  });

  /** Somebody who turns to the next node when one does not answer, and asks again. */
  function roaming(guest: Guest, first: number): Guest {
    let at = first;
    const ask: typeof fetch = async (path, init) => {
      for (let tries = 0; ; tries++) {
        try {
          return await fetch(`${baseOf(at)}${String(path)}`, init);
        } catch (error) {
          at += 1;
          if (tries > 200) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    return { ...guest, ...client({ token: guest.token, fetch: ask, patience: () => 20 }) };
  }

  /** The nodes are killed in turn, at moments that hang on nothing, until it is over. */
  async function killing(isDone: () => boolean): Promise<number> {
    let kills = 0;
    while (!isDone()) {
      await new Promise((resolve) => setTimeout(resolve, 150 + ((kills * 397) % 900)));
      const victim = kills % NODES;
      await ended(nodes[victim] as ChildProcess, 'SIGKILL');
      nodes[victim] = await start(ports[victim] ?? 0);
      kills += 1;
    }
    return kills;
  }

  async function persistent<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        const isPassing = !(error instanceof ProblemError) || error.problem.status >= 500;
        if (!isPassing || tries > 300) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  test.each(['swiss', 'duplicate'] as const)(
    '%s: 24 people and bots, and the standings are those of the logs',
    { timeout: 900_000 },
    async (format) => {
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, async (_, index) =>
          roaming(await browserAt({ base: baseOf(index) }, `Rider ${index}`), index),
        ),
      );
      const organiser = people[0] as Guest;
      const body = inAMoment({ format, seats: 4, roundCount: 2, deals: 2, starts: Date.now() + 1500 });
      const { tournament } = await organiser.call('openTournament', { body, key: `event-${format}` });
      let isDone = false;
      const killed = killing(() => isDone);
      detach(killed, () => undefined);
      const [late, early] = [people.slice(PEOPLE - 2), people.slice(0, PEOPLE - 2)];
      await Promise.all(early.map((one) => persistent(() => entering(one, tournament.id))));
      const playing = persistent(() => playTournament(people, tournament.id));
      // Two come late, while the first round is played.
      const coming = Promise.all(late.map((one) => persistent(() => entering(one, tournament.id))));
      await Promise.all([playing, coming]).finally(() => {
        isDone = true;
      });
      expect(await killed).toBeGreaterThan(3);

      const info = await persistent(() => tournamentOf(organiser, tournament.id));
      expect(info.rounds).toHaveLength(2);
      const tables = info.rounds.flatMap((round) => round.tables);
      const matches = tables.flatMap((table) => table.matches);
      expect(tables.every((table) => table.matches.length === 2 && table.scores !== null)).toBe(true);
      expect(new Set(matches).size).toBe(matches.length);
      for (const { tables: drawn } of info.rounds) {
        const seated = drawn.flatMap(({ seats }) => seats).filter((id) => !id.startsWith('bot:'));
        expect(new Set(seated).size).toBe(seated.length);
      }
      const again = await persistent(() => recountedStandings(organiser, info));
      expect(info.standings.map(({ id, points }) => [id, points])).toEqual(again);
    },
  );
});
