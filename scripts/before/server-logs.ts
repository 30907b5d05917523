// Finished logs from the server: fair shuffles, series, take-backs by consent, stand-ins, seats that bots have.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '../../packages/bots/src/index.ts';
import { parseOptions, type Random } from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import { buildApp } from '../../packages/server/src/app.ts';
import {
  type Asked,
  actWith,
  arrive,
  ask,
  comeBack,
  nextAsked,
  openTable,
  type Person,
  type PlayedTable,
  rematch,
  standIn,
  start,
  takeBack,
  unlessLate,
} from './by-injection.ts';
import { chosen } from './choosing.ts';
import type { TableOptions } from './table-options.ts';

const MOST_TAKEN_BACK = 5;
/** Tables that are played at the same time. */
const AT_ONCE = 12;

export async function serverLogs(tables: readonly TableOptions[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-before-'));
  const app = await buildApp({
    dataFolder: folder,
    botPace: 0,
    botThreads: 1,
    logLevel: 'silent',
    requestsPerMinute: 1e9,
    tick: 50,
  });
  try {
    const people = await Promise.all(Array.from({ length: 9 }, (_, index) => arrive(app, `Person ${index}`, true)));
    const waiting = [...tables.entries()];
    const files: string[] = [];
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        files.push(...(await series(app, people, ...next)));
    });
    await Promise.all(workers);
    return files;
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** One match, or two of a series at every third table. */
async function series(app: Asked, people: readonly Person[], index: number, table: TableOptions): Promise<string[]> {
  const { aces: _, ...options } = table.options;
  const players = games
    .find(table.game)
    .seating(table.seats)
    .filter((kind) => kind === 'live').length;
  const persons = people.slice(0, index % 4 === 3 ? Math.max(1, players - 1) : players);
  const at = await openTable(app, persons, { game: table.game, seats: table.seats, options }, LEVELS[index % 3]);
  await start(app, at);
  const files = [await played(app, at, table)];
  if (index % 3 !== 0) return files;
  await rematch(app, at);
  return [...files, await played(app, at, table)];
}

async function played(app: Asked, at: PlayedTable, { game: id, random }: TableOptions): Promise<string> {
  const game = games.find(id);
  let takenBack = random.next() % 2 === 0 ? MOST_TAKEN_BACK : 0;
  let last = '';
  for (let next = await nextAsked(app, at); next; next = await nextAsked(app, at)) {
    const { person, moment, table } = next;
    last = moment.match;
    if (random.next() % 60 === 0) await awhileAway(app, at, person, random);
    else {
      const question = {
        table: {
          seats: game.seating(table.seats as never),
          options: parseOptions<object>(game.options, table.options),
        },
        game,
      };
      const action = chosen({ ...question, seat: person.seat, view: moment.view, choices: moment.choices }, random);
      await unlessLate(actWith(app, at, person, moment, action));
      if (takenBack > 0 && random.next() % 10 === 0) {
        takenBack -= 1;
        await unlessLate(takeBack(app, at, person));
      }
    }
  }
  return JSON.stringify(await ask(app, at.people[0]?.token ?? '', `GET /api/matches/${last}/log`));
}

/** A bot plays for somebody until it has moved. */
async function awhileAway(
  app: Asked,
  at: PlayedTable,
  person: PlayedTable['people'][number],
  random: Random,
): Promise<void> {
  await standIn(app, at, person);
  if (random.next() % 3 === 0) return;
  await unlessLate(comeBack(app, at, person));
}
