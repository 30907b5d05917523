// A server process under load, and what it costs there: what every part of the load generator measures with.
import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../packages/server/src/index.ts';
import { median } from './race.ts';
import { quantile, type Tally } from './table-clients.ts';

export interface Node {
  readonly port: number;
  mark(): void;
  report(): Promise<{ cpu: number; rss: number; loopDelay: number }>;
  stop(): Promise<void>;
}
export interface Spell {
  readonly perSecond: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly loopDelay: number;
  readonly mebibytes: number;
}

export const SECONDS = Number(process.env['SECONDS'] ?? 5);
export const TABLES = Number(process.env['TABLES'] ?? 30);
export const MIB = 2 ** 20;

const heard = <T>(server: ChildProcess): Promise<T> =>
  new Promise((resolve) => server.once('message', (message) => resolve(message as T)));

/** Ours, and those that it is compared with. */
export const PEERS = ['sagebrush', 'boardgame.io', 'bare http', 'bare ws', 'bare Colyseus'] as const;
export type Peer = (typeof PEERS)[number];

export async function startNode(settings: Partial<ServeOptions> = {}, peer: Peer = 'sagebrush'): Promise<Node> {
  const server = fork(fileURLToPath(new URL('./server-peer.ts', import.meta.url)), [peer, JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await heard<{ port: number }>(server);
  return {
    port,
    mark() {
      server.send('mark');
    },
    report() {
      const report = heard<{ cpu: number; rss: number; loopDelay: number }>(server);
      server.send('report');
      return report;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.send('stop');
      const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

export const freshTally = (): Tally => ({ isOpen: false, moves: 0, views: 0, latencies: [] });

/** Counts for a while what is going on already. */
export async function spell(nodes: readonly Node[], tally: Tally): Promise<Spell> {
  for (const node of nodes) node.mark();
  Object.assign(tally, { moves: 0, isOpen: true });
  tally.latencies.length = 0;
  const began = performance.now();
  await pause(SECONDS * 1000);
  tally.isOpen = false;
  const took = (performance.now() - began) / 1000;
  const reports = await Promise.all(nodes.map((node) => node.report()));
  const sorted = [...tally.latencies].sort((a, b) => a - b);
  const sum = (of: (report: (typeof reports)[number]) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    perSecond: tally.moves / took,
    microseconds: (sum(({ cpu }) => cpu) * 1e6) / Math.max(1, tally.moves),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    loopDelay: Math.max(...reports.map(({ loopDelay }) => loopDelay)),
    mebibytes: sum(({ rss }) => rss) / MIB,
  };
}

export function medianOf(spells: readonly Spell[]): Spell {
  const of = (figure: keyof Spell): number => median(spells.map((one) => one[figure]));
  return {
    perSecond: of('perSecond'),
    microseconds: of('microseconds'),
    p50: of('p50'),
    p99: of('p99'),
    loopDelay: of('loopDelay'),
    mebibytes: of('mebibytes'),
  };
}

/** What is printed stands in docs/scale.md as it is. */
export const title = (text: string, under: string): void => console.log(`\n**${text}**\n\n${under}`);
export const head = (first: string): string =>
  `| ${first} | moves a second | server CPU a move, µs | p50 ms | p99 ms | loop delay p99 ms | MiB |\n|---|---|---|---|---|---|---|`;
export const line = (first: string, { perSecond, microseconds, p50, p99, loopDelay, mebibytes }: Spell): string =>
  `| ${first} | ${[perSecond, microseconds, p50, p99, loopDelay, mebibytes].map((value) => value.toFixed(0)).join(' | ')} |`;
export const close = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};
