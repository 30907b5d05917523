// A database of every version there has been, on both engines, opens with today's code: nothing in it is lost, and
// matches go on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logShape, type Outcome, verify } from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import type { MyRecord } from '../../packages/protocol/src/index.ts';
import { buildApp } from '../../packages/server/src/app.ts';
import { postgresHere } from '../../packages/server/src/testing/postgres-here.ts';
import { databaseFromText } from '../../packages/server/src/testing/postgres-text.ts';
import '../../packages/server/src/testing/patience.ts';
import { actWith, ask, nextAsked, snapshotFor } from './by-injection.ts';
import type { Known } from './filled-house.ts';
import { namesIn, unpacked } from './fixtures.ts';

const postgres = postgresHere();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sagebrush-before-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type App = Awaited<ReturnType<typeof buildApp>>;
const contentOf = (name: string): Known => JSON.parse(unpacked(name).toString()) as Known;

/** A copy, opened at the time at which the old one was closed. */
async function opened(settings: object, { at }: Known): Promise<App> {
  const since = Date.now();
  const now = (): number => at + Date.now() - since;
  return buildApp({ botPace: 0, botThreads: 1, logLevel: 'silent', requestsPerMinute: 1e9, now, ...settings });
}

/** A node goes by the clock of its database, which cannot be set back: what its matches count from moves up instead. */
const letPass = (time: number): string[] => [
  `UPDATE feed SET at = at + ${time}`,
  `UPDATE matches SET due = due + ${time}`,
];

async function expectAllOf(known: Known, app: App): Promise<void> {
  const token = known.people[0]?.token ?? '';
  for (const person of known.people)
    expect(await ask(app, person.token, 'GET /api/me')).toMatchObject({ name: person.name });
  for (const { id, state } of known.tables)
    expect((await snapshotFor(app, { id, people: [] }, token)).table.state).toBe(state);
  for (const { match, game, seal, outcome } of known.finished) {
    expect((await ask<{ outcome: Outcome }>(app, token, `GET /api/matches/${match}`)).outcome).toEqual(outcome);
    const log = logShape.parse(await ask(app, token, `GET /api/matches/${match}/log`));
    expect([log.game, log.seal]).toEqual([game, seal]);
    expect(verify(games.find(game), log)).toEqual([]);
  }
  for (const { match, seq, ...at } of known.running) {
    const next = await nextAsked(app, at);
    expect(next?.moment).toMatchObject({ match, seq });
    if (next)
      expect(await actWith(app, at, next.person, next.moment, next.moment.choices[0] as never)).toEqual({
        seq: seq + 1,
      });
  }
  // Guests are on no leaderboard any more; what they were rated stays theirs.
  const rated = await Promise.all(
    known.leaders.map(async (name) => ({ name, worth: await worthOf(known, app, name) })),
  );
  expect(rated.sort((one, other) => other.worth - one.worth).map(({ name }) => name)).toEqual(known.leaders);
}

/** By which a leaderboard goes. */
async function worthOf({ people }: Known, app: App, name: string): Promise<number> {
  const token = people.find((person) => person.name === name)?.token ?? '';
  const { ratings } = await ask<MyRecord>(app, token, 'GET /api/me/record');
  const rating = ratings.find(({ game }) => game === 'corral');
  return rating ? rating.mu - 3 * rating.sigma : Number.NaN;
}

test('there is one of every version: as many as ever were the newest', () => {
  const versions = namesIn('databases').map((name) => contentOf(`databases/${name}/sqlite.json.br`).migrations.length);
  expect(versions).toEqual([1, 2, 4, 3, 5, 6, 7, 11, 14]);
});

describe.each(namesIn('databases'))('%s', (name) => {
  test('on SQLite', async () => {
    const known = contentOf(`databases/${name}/sqlite.json.br`);
    const dataFolder = mkdtempSync(join(folder, 'sqlite-'));
    writeFileSync(join(dataFolder, 'sagebrush.sqlite'), unpacked(`databases/${name}/sqlite.br`));
    const app = await opened({ dataFolder }, known);
    try {
      await expectAllOf(known, app);
    } finally {
      await app.close();
    }
  });

  test('on PostgreSQL', async () => {
    const known = contentOf(`databases/${name}/postgres.json.br`);
    const database = await postgres.database(`before_${name}`);
    const text = unpacked(`databases/${name}/postgres.sql.br`).toString();
    await databaseFromText(database, [text, ...letPass(Date.now() - known.at)].join('\n'));
    const app = await opened({ database }, known);
    try {
      await expectAllOf(known, app);
    } finally {
      await app.close();
    }
  });
});
