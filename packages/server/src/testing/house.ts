// A server for a test, with people who play by its door: real sockets, the real client, real bots.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detach, type GameAction } from '@sagebrush/engine';
import {
  type Client,
  client,
  type Followed,
  type Me,
  type Moment,
  type NewTable,
  ProblemError,
  type TableInfo,
  type TableMessage,
} from '@sagebrush/protocol';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { NO_QUOTAS } from '../quotas.ts';
import './patience.ts';

/** All guests of a test come from one address, and as fast as they can. */
export const WIDE_OPEN = {
  requestsPerMinute: 1e9,
  quotas: NO_QUOTAS,
  mostStreamsPerAddress: 1e6,
  mostStreamsPerPerson: 1e6,
  mostConnectionsPerAddress: 1e6,
} satisfies Partial<Config>;

export const DRAW_PLAY = new URL('./draw-play.ts', import.meta.url).href;

export interface House {
  readonly app: FastifyInstance;
  readonly base: string;
  readonly folder: string;
  guest(name?: string): Promise<Guest>;
  close(): Promise<void>;
}
export interface Guest extends Client {
  readonly me: Me;
  readonly token: string;
}

/** A house with the bench's small game, unless the test says otherwise. */
export async function openHouse(config: Partial<Config> = {}): Promise<House> {
  const folder = config.dataFolder ?? mkdtempSync(join(tmpdir(), 'sagebrush-house-'));
  const app = await buildApp({
    gamesModule: DRAW_PLAY,
    botPace: 0,
    botThreads: 1,
    logLevel: 'silent',
    ...WIDE_OPEN,
    // Who puts the wall clock forward in a test means that time passes.
    ...(config.now ? { monotonic: config.now } : {}),
    ...config,
    dataFolder: folder,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    base,
    folder,
    guest: (name) => guestAt(base, name),
    async close() {
      await app.close();
      if (config.dataFolder === undefined) rmSync(folder, { recursive: true });
    },
  };
}

export async function guestAt(base: string, name?: string): Promise<Guest> {
  const { token = '', ...me } = await client({ base }).call('arrive', {
    body: { program: true, ...(name === undefined ? {} : { name }) },
  });
  return { ...client({ base, token, patience: () => 20 }), me, token };
}

export const fresh32 = (): string => randomBytes(32).toString('hex');

/** A table with these people in its first chairs and bots in the others. */
export async function tableOf(
  people: readonly Guest[],
  settings: Partial<NewTable> = {},
  bots: readonly string[] = [],
): Promise<string> {
  const [host] = people;
  if (!host) throw new RangeError('a table needs a host');
  const seats = settings.seats ?? people.length + bots.length;
  const { table } = await host.call('openTable', { body: { game: 'draw-play', ...settings, seats } });
  const params = { table: table.id };
  const live = table.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  for (const [index, person] of people.entries()) {
    await person.call('sit', { params, body: { seat: live[index] ?? 0, contribution: fresh32(), rated: table.rated } });
  }
  for (const [index, level] of bots.entries()) {
    await host.call('seatBot', { params, body: { seat: live[people.length + index] ?? 0, level } });
  }
  return table.id;
}

export async function startedTable(
  people: readonly Guest[],
  settings: Partial<NewTable> = {},
  bots: readonly string[] = [],
): Promise<string> {
  const table = await tableOf(people, settings, bots);
  await people[0]?.call('start', { params: { table } });
  return table;
}

export interface Recorder {
  readonly heard: Followed<TableMessage>[];
  /** The first message, heard already or still to come, that fits. */
  until(fits: (message: TableMessage) => boolean, within?: number): Promise<TableMessage>;
  readonly moments: readonly Moment[];
  stop(): void;
}

/** Follows a table and keeps everything it hears. */
export function record(person: Client, table: string, after?: string): Recorder {
  const heard: Followed<TableMessage>[] = [];
  const waiting = new Set<() => void>();
  const end = new AbortController();
  const following = async (): Promise<void> => {
    for await (const one of person.followTable(table, {
      signal: end.signal,
      ...(after === undefined ? {} : { after }),
    })) {
      heard.push(one);
      for (const check of waiting) check();
    }
  };
  detach(following(), () => undefined);
  return {
    heard,
    until: (fits, within = 100_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`nothing fitting after ${within} ms; heard ${heard.length}`)),
          within,
        );
        const check = (): void => {
          const found = heard.find(({ message }) => fits(message));
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found.message);
        };
        waiting.add(check);
        check();
      }),
    get moments() {
      return heard.flatMap(({ message }) => (message.type === 'moment' ? [message.moment] : []));
    },
    stop: () => end.abort(),
  };
}

export const isOver = (message: TableMessage): boolean => message.type === 'moment' && message.moment.outcome !== null;

const momentIn = (message: TableMessage): Moment | null | undefined => {
  if (message.type === 'hello') return message.snapshot.moment;
  return message.type === 'moment' ? message.moment : undefined;
};

/** Plays a seat to the end of the match: any choice, or the one that `choose` likes. */
export async function playOn(
  person: Client,
  table: string,
  choose: (moment: Moment) => GameAction | undefined = anyChoice,
): Promise<void> {
  const end = new AbortController();
  for await (const { message } of person.followTable(table, { signal: end.signal })) {
    const moment = momentIn(message);
    if (!moment) continue;
    if (moment.outcome !== null) return end.abort();
    const action = moment.asked ? choose(moment) : undefined;
    if (!action) continue;
    const code = await codeOf(
      person.call('act', { params: { table }, body: { match: moment.match, seq: moment.seq, action } }),
    );
    // Where several are asked at once, a moment can still ask for what was answered while it was on its way.
    if (code !== 'fine' && code !== 'stale') throw new Error(`the action was not taken: ${code}`);
  }
}

export const anyChoice = ({ choices }: Moment): GameAction | undefined =>
  choices[Math.floor(Math.random() * choices.length)];

export async function momentOf(person: Client, table: string): Promise<Moment> {
  const { moment } = await person.call('table', { params: { table } });
  if (!moment) throw new Error('no match here');
  return moment;
}

/** The seat whose turn it is acts once. */
export async function actOnce(people: readonly Guest[], table: string): Promise<number> {
  for (const person of people) {
    const moment = await momentOf(person, table);
    const action = moment.asked ? moment.choices[0] : undefined;
    if (action)
      return (await person.call('act', { params: { table }, body: { match: moment.match, seq: moment.seq, action } }))
        .seq;
  }
  throw new Error('nobody is asked');
}

export const infoOf = async (person: Client, table: string): Promise<TableInfo> =>
  (await person.call('table', { params: { table } })).table;

/** The code of the problem that a call ends in, or `fine`. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'fine',
    (error: unknown) => (error instanceof ProblemError ? error.problem.code : String(error)),
  );
