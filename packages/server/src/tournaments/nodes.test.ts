// An event of people and bots over servers on one PostgreSQL. In every phase of every round the one that is at it is
// killed in the middle of its transaction: while it draws, deals, ends a match, counts a table, closes the round. Every
// match counts once.
import type { ChildProcess } from 'node:child_process';
import { client, type NewTournament } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt } from '../testing/accounts.ts';
import { DRAW_PLAY, type Guest } from '../testing/house.ts';
import { persistent } from '../testing/players.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { childAt, ended, freePort } from '../testing/process.ts';
import { TOURNAMENT_PHASES, tournamentPhases } from '../testing/tournament-phases.ts';
import { entering, inAMoment, playTournament, recountedStandings, tournamentOf } from '../testing/tournaments.ts';

interface NodesEvent {
  readonly people: number;
  /** So many of them come while the first round is played. */
  readonly late: number;
  readonly format: NewTournament['format'];
  readonly rounds: number;
  readonly deals: number;
}

/** `npm test -- events` has more of everything. */
const isLong = process.env['SAGEBRUSH_EVENTS'] !== undefined;
const NODES = isLong ? 3 : 2;
const EVENTS: readonly NodesEvent[] = isLong
  ? [
      { people: 24, late: 2, format: 'swiss', rounds: 2, deals: 2 },
      { people: 24, late: 2, format: 'duplicate', rounds: 2, deals: 2 },
    ]
  : [{ people: 7, late: 0, format: 'duplicate', rounds: 1, deals: 1 }];

const postgres = postgresHere();
let database: string;
let ports: number[];
let nodes: ChildProcess[];
let phases: Awaited<ReturnType<typeof tournamentPhases>>;
const start = (index: number): Promise<ChildProcess> => {
  const named = `${database}?application_name=${index}`;
  const settings = { gamesModule: DRAW_PLAY, organisers: 'everyone' as const, tick: 100, dealPause: 0 };
  return childAt({ ...settings, port: ports[index] ?? 0, database: named });
};
const baseOf = (index: number): string => `http://127.0.0.1:${ports[index % NODES]}`;
beforeAll(async () => {
  database = await postgres.database('events');
  ports = await Promise.all(Array.from({ length: NODES }, freePort));
  // The first makes the tables of the store; the others find them.
  nodes = [await start(0)];
  nodes.push(...(await Promise.all(ports.slice(1).map((_, index) => start(index + 1)))));
  phases = await tournamentPhases(database);
});
afterAll(async () => {
  await phases.close();
  await Promise.all(nodes.map((node) => ended(node, 'SIGTERM')));
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

/** The phases are held in time: those of a round once it is being drawn, that of drawing before the last one closes. */
async function killInEveryPhase(rounds: number): Promise<number> {
  const [first = 'drawing', ...others] = TOURNAMENT_PHASES;
  let kills = 0;
  for (let round = 0; round < rounds; round++)
    for (const phase of TOURNAMENT_PHASES) {
      const victim = Number(await phases.waiting(phase));
      if (phase === first) for (const other of others) await phases.hold(other);
      if (phase === others.at(-1) && round < rounds - 1) await phases.hold(first);
      await ended(nodes[victim] as ChildProcess, 'SIGKILL');
      kills += 1;
      await phases.release(phase);
      nodes[victim] = await start(victim);
    }
  return kills;
}

test.each(EVENTS)(
  '$format: $people people and bots, and the standings are those of the logs',
  { timeout: 900_000 },
  async ({ people: count, late: lateCount, format, rounds, deals }) => {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, index) =>
        roaming(await persistent(() => browserAt({ base: baseOf(index) }, `Rider ${index}`)), index),
      ),
    );
    const organiser = people[0] as Guest;
    const body = inAMoment({ format, seats: 4, roundCount: rounds, deals });
    const { tournament } = await persistent(() => organiser.call('openTournament', { body, key: `event-${format}` }));
    const params = { tournament: tournament.id };
    const [late, early] = [people.slice(count - lateCount), people.slice(0, count - lateCount)];
    await Promise.all(early.map((one) => persistent(() => entering(one, tournament.id))));
    await phases.hold('drawing');
    const killed = killInEveryPhase(rounds);
    // Who asks again, because a node died over it, may find that it has begun.
    const begun = persistent(() => organiser.call('beginTournament', { params })).catch((error: unknown) =>
      expect(error).toMatchObject({ problem: { code: 'not-now' } }),
    );
    const playing = persistent(() => playTournament(people, tournament.id));
    await begun;
    await Promise.all(late.map((one) => persistent(() => entering(one, tournament.id))));
    await playing;
    expect(await killed).toBe(rounds * TOURNAMENT_PHASES.length);

    const info = await persistent(() => tournamentOf(organiser, tournament.id));
    expect(info.rounds).toHaveLength(rounds);
    const tables = info.rounds.flatMap((round) => round.tables);
    const matches = tables.flatMap((table) => table.matches);
    expect(tables.every((table) => table.matches.length === deals && table.scores !== null)).toBe(true);
    expect(new Set(matches).size).toBe(matches.length);
    for (const { tables: drawn } of info.rounds) {
      const seated = drawn.flatMap(({ seats }) => seats).filter((id) => !id.startsWith('bot:'));
      expect(new Set(seated).size).toBe(seated.length);
    }
    const again = await persistent(() => recountedStandings(organiser, info));
    expect(info.standings.map(({ id, points }) => [id, points])).toEqual(again);
  },
);
