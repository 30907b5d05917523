// A house with something of everything: people and their programs; tables open, playing, over and closed; matches of
// all games, running and finished.
import { setTimeout as pause } from 'node:timers/promises';
import { fastRandom, type Outcome, pick, type Random } from '../../packages/engine/src/index.ts';
import { startingPack } from '../../packages/games/cowpoker/src/index.ts';
import { busyPack } from '../../packages/games/cowpoker/src/testing/busy-pack.ts';
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
  say,
  snapshotFor,
  standIn,
  start,
  takeBack,
  unlessLate,
} from './by-injection.ts';

/** What must be found again in a database, whatever opens it. */
export interface Known {
  /** The migrations that had run, in order. */
  readonly migrations: readonly string[];
  readonly commit: string;
  /** When it was closed: a clock that goes on from here finds nobody too late. */
  readonly at: number;
  readonly people: readonly Person[];
  readonly tables: readonly { readonly id: string; readonly state: string }[];
  readonly finished: readonly {
    readonly match: string;
    readonly game: string;
    readonly seal: string;
    readonly outcome: Outcome;
  }[];
  readonly running: readonly (PlayedTable & { readonly match: string; readonly seq: number })[];
  /** Who leads at rated tables of corral; nobody where that version had no ratings. */
  readonly leaders: readonly string[];
}
/** What a version had. */
export interface Has {
  readonly rates: boolean;
  /** Names that are kept, friends and reports. */
  readonly keeps: boolean;
}
export type Filled = Pick<Known, 'people' | 'tables' | 'finished' | 'running' | 'leaders'>;

const SHORT = { target: 50, handLimit: 10, matchLimit: 1 };
const CUSTOM = { games: 2, pack: busyPack() };
const LEADERS = 'GET /api/leaderboard/corral';

export async function fill(app: Asked, { rates, keeps }: Has): Promise<Filled> {
  const random = fastRandom('a filled house');
  const people: Person[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) people.push(await arrive(app, name, false));
  people.push(await arrive(app, 'Tin Man', true));
  const [ann, ben] = people as [Person, Person];
  await ask(app, ann.token, 'POST /api/me/bots', { name: 'Ann’s program' });
  await ask(app, ann.token, 'POST /api/me/device-link');
  if (keeps) people.push(...(await keepNames(app)));

  const tables: PlayedTable[] = [];
  const finished: Filled['finished'][number][] = [];
  const running: Filled['running'][number][] = [];
  const seat = async (wanted: object, count: number): Promise<PlayedTable> => {
    const at = await openTable(app, people.slice(0, count), wanted);
    tables.push(at);
    return at;
  };
  const toTheEnd = async (at: PlayedTable): Promise<void> => {
    finished.push(await finish(app, at, random));
  };
  const started = async (wanted: object, count: number): Promise<PlayedTable> => {
    const at = await seat(wanted, count);
    await start(app, at);
    return at;
  };

  const waiting = await seat({ game: 'corral', seats: 2 }, 1);
  await say(app, waiting, ben, 'Is anybody here?');
  await seat({ game: 'cowpoker', seats: 3, options: CUSTOM, listed: true }, 2);
  await ask(app, ann.token, `POST /api/tables/${(await seat({ game: 'wyoming', seats: 3 }, 1)).id}/close`);

  await toTheEnd(await started({ game: 'corral', seats: 3, options: { selfAmbush: 'score', jokerLawmen: false } }, 3));
  await toTheEnd(await started({ game: 'wyoming', seats: 3, options: SHORT }, 3));
  const series = await started({ game: 'cowpoker', seats: 2, options: { pack: startingPack('Neuland', 'de') } }, 2);
  await toTheEnd(series);
  await rematch(app, series);
  await toTheEnd(series);
  const closed = await started({ game: 'cowpoker', seats: 3, options: { memoryAid: false } }, 2);
  await toTheEnd(closed);
  await ask(app, ann.token, `POST /api/tables/${closed.id}/close`);
  const rated = await started({ game: 'corral', seats: 3, rated: true }, 3);
  await toTheEnd(rated);

  const clocks = { seconds: { kind: 'seconds', seconds: 3600 }, days: { kind: 'days', days: 30 } };
  for (const [wanted, count] of [
    [{ game: 'corral', seats: 2, clock: clocks.seconds }, 2],
    [{ game: 'corral', seats: 4 }, 2],
    [{ game: 'wyoming', seats: 4, options: { school: 'jeff', askAlways: true }, clock: clocks.days }, 4],
    [{ game: 'cowpoker', seats: ['live', 'deadwood', 'live', 'live'], options: CUSTOM }, 3],
    [{ game: 'cowpoker', seats: 2, rated: true }, 2],
  ] as const) {
    running.push(await underWay(app, await started(wanted, count), random));
  }
  return {
    people,
    tables: await statesOf(app, tables, ann),
    finished,
    running,
    leaders: rates ? await leadersOf(app, ann) : [],
  };
}

/** Two who keep their names and are friends, block and mute a third, and report them. */
async function keepNames(app: Asked): Promise<Person[]> {
  const kept: Person[] = [];
  for (const name of ['Eve_Dallas', 'Finn_Moran']) {
    const { token } = await arrive(app, name, false);
    await ask(app, token, 'POST /api/me/recovery-code', { handle: name });
    kept.push({ name, token });
  }
  const ids: string[] = [];
  const third = await arrive(app, 'Grumpy', false);
  for (const { token } of [...kept, third])
    ids.push((await ask<{ readonly id: string }>(app, token, 'GET /api/me')).id);
  const [eve, finn, grumpy] = ids as [string, string, string];
  const [first, second] = kept as [Person, Person];
  await ask(app, first.token, 'POST /api/me/friends', { person: finn });
  await ask(app, second.token, 'POST /api/me/friends', { person: eve });
  await ask(app, first.token, 'POST /api/me/blocks', { person: grumpy });
  await ask(app, second.token, 'POST /api/me/mutes', { person: grumpy, muted: true });
  const about = { kind: 'person', person: grumpy };
  await ask(app, first.token, 'POST /api/reports', { about, reason: 'chat', words: 'Grumpy.' });
  return kept;
}

/** One move of whoever is asked, at times taken back; false once the match is over. */
async function move(app: Asked, at: PlayedTable, random: Random): Promise<boolean> {
  const next = await nextAsked(app, at);
  if (!next) return false;
  const { person, moment } = next;
  await unlessLate(actWith(app, at, person, moment, pick(random, moment.choices)));
  if (random.next() % 8 === 0) await unlessLate(takeBack(app, at, person));
  return true;
}

async function finish(app: Asked, at: PlayedTable, random: Random): Promise<Filled['finished'][number]> {
  await say(app, at, at.people[0] as Person, 'Good luck, partners.');
  for (let moves = 0; await move(app, at, random); moves++) {
    const guest = at.people[1];
    if (moves === 5 && guest) await unlessLate(standIn(app, at, guest));
    if (moves === 8 && guest) await unlessLate(comeBack(app, at, guest));
  }
  const token = at.people[0]?.token ?? '';
  const { moment } = await snapshotFor(app, at, token);
  if (!moment?.outcome) throw new Error('the match is not over');
  const { seal, game } = await ask<{ seal: string; game: string }>(app, token, `GET /api/matches/${moment.match}/log`);
  return { match: moment.match, game, seal, outcome: moment.outcome };
}

async function underWay(app: Asked, at: PlayedTable, random: Random): Promise<Filled['running'][number]> {
  for (let moves = 0; moves < 9; moves++) await move(app, at, random);
  await say(app, at, at.people[1] as Person, 'Your turn?');
  const next = await nextAsked(app, at);
  if (!next) throw new Error('the match is over already');
  return { ...at, match: next.moment.match, seq: next.moment.seq };
}

const statesOf = (app: Asked, tables: readonly PlayedTable[], { token }: Person): Promise<Filled['tables']> =>
  Promise.all(tables.map(async (at) => ({ id: at.id, state: (await snapshotFor(app, at, token)).table.state })));

/** Ratings are counted after the match. */
async function leadersOf(app: Asked, { token }: Person): Promise<string[]> {
  for (;;) {
    const { lines } = await ask<{ lines: { name: string }[] }>(app, token, LEADERS);
    if (lines.length > 0) return lines.map(({ name }) => name);
    await pause(20);
  }
}
