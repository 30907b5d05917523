// An attacker of a running server: sends hostile requests as fast as it is answered, and keeps what no server should
// answer.
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { fastRandom, type Random } from '@sagebrush/engine';
import { client, freshHex32 } from '@sagebrush/protocol';
import { brokenBytes, type HostileRequest, hostileRequest, routesIn } from './requests.ts';
import { oneIn } from './sample.ts';

export interface Attack {
  readonly base: string;
  readonly seed: string;
  readonly requests: number;
  /** Connections at once. */
  readonly connections?: number;
  /** Asked before each request, with how many were made: false ends the attack. */
  readonly goOn: (made: number) => boolean;
}
export interface Damage {
  /** How often each status was answered; 0 stands for a connection that was closed without one. */
  readonly statuses: Readonly<Record<number, number>>;
  /**
   * What must not happen: an answer of 500 or another 5xx than 503, a stack in an answer, a 503 without a time to come
   * back.
   */
  readonly complaints: readonly string[];
}

const IDS_KEPT = 200;
const SESSIONS = 4;
const LEAKS = /\.ts:\d|node_modules|\bat \w+ \(|SQLITE_|syntax error at or near/;
/** Connections that begin a request and leave it: they stay open until the server, or the end, cuts them. */
const MOST_HANGING = 40;

export async function attack({ base, seed, requests, connections = 12, goOn }: Attack): Promise<Damage> {
  const { port } = new URL(base);
  const routes = routesIn((await (await fetch(`${base}/api/docs/json`)).json()) as Parameters<typeof routesIn>[0]);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { games, levels } = (await (await fetch(`${base}/api/games`)).json()) as {
    games: { id: string }[];
    levels: string[];
  };
  const ids: Record<string, string[]> = { game: games.map(({ id }) => id), level: levels, standIn: levels };
  const tokens: string[] = [];
  const statuses: Record<number, number> = {};
  const complaints: string[] = [];
  const hanging: Socket[] = [];
  let begun = 0;

  /** A guest more, at a table of their own where a match runs: hostile requests should find something to hurt. */
  async function arrive(): Promise<void> {
    const { token = '' } = await client({ base }).call('arrive', { body: { program: true } });
    const guest = client({ base, token });
    const [game = ''] = ids['game'] ?? [];
    const { table } = await guest.call('openTable', { body: { game, seats: 2, listed: true } });
    const params = { table: table.id };
    await guest.call('sit', { params, body: { seat: 0, contribution: freshHex32() } });
    await guest.call('seatBot', { params, body: { seat: 1, level: levels[0] ?? '' } });
    await guest.call('start', { params });
    tokens.push(token);
    if (tokens.length > SESSIONS) tokens.shift();
  }

  async function one(random: Random): Promise<void> {
    if (oneIn(random, 20)) return hang(random);
    const asked = hostileRequest(random, routes, { ids, tokens });
    const { status, text, retryAfter } = await answerTo(asked, port, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const named = `${asked.method} ${asked.path.slice(0, 200)} ${String(asked.body ?? '').slice(0, 200)}`;
    if (status >= 500 && status !== 503) complaints.push(`${status} to ${named}: ${text.slice(0, 300)}`);
    if (status === 503 && retryAfter === undefined) complaints.push(`503 without Retry-After to ${named}`);
    if (status >= 400 && LEAKS.test(text)) complaints.push(`an inside view to ${named}: ${text.slice(0, 300)}`);
    if (status === 200) learn(text, ids);
    const token = asked.headers['authorization']?.slice('Bearer '.length) ?? '';
    if (status === 401 && tokens.includes(token)) {
      tokens.splice(tokens.indexOf(token), 1);
      await arrive();
    }
  }

  async function hang(random: Random): Promise<void> {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(brokenBytes(random));
    hanging.push(socket);
    while (hanging.length > MOST_HANGING) hanging.shift()?.destroy();
    await new Promise((resolve) => setImmediate(resolve));
  }

  for (let count = 0; count < SESSIONS; count++) await arrive();
  const lanes = Array.from({ length: connections }, async (_, lane) => {
    const random = fastRandom(`${seed} ${lane}`);
    while (begun < requests && goOn(begun)) {
      begun += 1;
      await one(random);
    }
  });
  await Promise.all(lanes);
  for (const socket of hanging) socket.destroy();
  agent.destroy();
  return { statuses, complaints };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}
const NONE: Answer = { status: 0, text: '', retryAfter: undefined };
/** An attacker does not wait for ever, and a server that lets them has a fault of its own. */
const PATIENCE = 60_000;

function answerTo(
  { method, path, headers, body, isStream }: HostileRequest,
  port: string,
  agent: Agent,
): Promise<Answer> {
  return new Promise((resolve) => {
    let sent: ClientRequest;
    try {
      sent = request({ host: '127.0.0.1', port, method, path, headers, agent: isStream ? false : agent });
    } catch {
      // Node's own client refuses to send some of it.
      return resolve(NONE);
    }
    const timer = setTimeout(() => sent.destroy(), PATIENCE);
    const done = (answer: Answer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.on('error', () => done(NONE));
    sent.on('response', (response) => {
      readAll(response, isStream && response.statusCode === 200, (text) =>
        done({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }),
      );
    });
    sent.end(body);
  });
}

/** A stream is left after its first words. */
function readAll(response: IncomingMessage, isStream: boolean, done: (text: string) => void): void {
  let text = '';
  const end = (): void => {
    done(text);
    if (isStream) response.destroy();
  };
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    if (text.length < 1_000_000) text += part;
    if (isStream) end();
  });
  response.on('end', end);
  response.on('error', end);
  response.on('close', end);
}

/** Ids in an answer, by the name of the parameter that they fit. */
const ID_PLACES: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'table', pattern: /"table":\{"id":"([\w-]+)"/g },
  { name: 'table', pattern: /"table":"([\w-]+)"/g },
  { name: 'match', pattern: /"match":"([\w-]+)"/g },
  { name: 'person', pattern: /"host":"([\w-]+)"/g },
  { name: 'bot', pattern: /"bot":\{"id":"([\w-]+)"/g },
  { name: 'session', pattern: /"sessions":\[\{"id":"([\w-]+)"/g },
  { name: 'passkey', pattern: /"passkeys":\[\{"id":"([\w-]+)"/g },
  { name: 'hash', pattern: /"(?:hash|document)":"([0-9a-f]{64})"/g },
];
function learn(text: string, ids: Record<string, string[]>): void {
  for (const { name, pattern } of ID_PLACES) {
    ids[name] ??= [];
    const known = ids[name];
    for (const [, id] of text.matchAll(pattern)) if (id !== undefined && !known.includes(id)) known.push(id);
    while (known.length > IDS_KEPT) known.shift();
  }
}
