// Our server against boardgame.io's and against servers that do nothing: tables of four, closed loop, moves for each
// second of server CPU. Ours writes every move to disk.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { joinBareColyseus, joinBareHttp, joinBareSockets } from './bare-clients.ts';
import { median } from './race.ts';
import { freshTally, MIB, PEERS, type Peer, startNode } from './spell.ts';
import { type Driver, joinOurs, onView, quantile, SEATS, type Tally } from './table-clients.ts';

const [rounds, seconds, tables] = [5, 5, 50].map((usual, index) => Number(process.argv[2 + index] ?? usual)) as [
  number,
  number,
  number,
];
const WARM_UP_MS = 5000;
/** Of boardgame.io's moves, and of those of a server that does nothing, in the same CPU time. */
const WANTED = { boardgame: 3, limit: 0.5 };

interface BoardgameState {
  readonly _stateID: number;
  readonly G: { readonly counts: readonly number[] };
  readonly ctx: { readonly currentPlayer: string };
}
interface BoardgameSocket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

/**
 * Thin clients that speak boardgame.io's protocol without its redux store, so that the client does not slow the server
 * down.
 */
async function joinBoardgame(port: number, tally: Tally): Promise<{ destroy(): void }[]> {
  const { io } = createRequire(import.meta.url)('socket.io-client') as {
    io(url: string, options: object): BoardgameSocket;
  };
  const url = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<{ matchID: string; playerCredentials: string }> => {
    const response = await fetch(`${url}/games/draw-play/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { matchID: string; playerCredentials: string };
  };
  const lines: { destroy(): void }[] = [];
  for (let count = 0; count < tables; count++) {
    const { matchID } = await post('create', { numPlayers: 4 });
    const credentials: string[] = [];
    for (const seat of SEATS)
      credentials.push(
        (await post(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` })).playerCredentials,
      );
    const sockets = SEATS.map(() => io(`${url}/draw-play`, { transports: ['websocket'], forceNew: true }));
    await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))));
    const driver: Driver = {
      acted: -1,
      sent: SEATS.map(() => ({ seq: Number.POSITIVE_INFINITY, at: 0 })),
      act(seat, seq, hasDrawn) {
        const payload = {
          type: hasDrawn ? 'play' : 'draw',
          args: hasDrawn ? [seq % 6] : [],
          playerID: String(seat),
          credentials: credentials[seat],
        };
        sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, seq, matchID, String(seat));
      },
    };
    const see = (seat: number, { _stateID, G, ctx }: BoardgameState): void => {
      const turn = Number(ctx.currentPlayer);
      onView(tally, driver, seat, { seq: _stateID, turn, hasDrawn: G.counts[turn] === 6 });
    };
    for (const [seat, socket] of sockets.entries()) {
      socket.on('update', ((_: string, state: BoardgameState) => see(seat, state)) as never);
      const synced = new Promise<void>((resolve) => {
        socket.on('sync', ((_: string, { state }: { state: BoardgameState }) => {
          resolve();
          see(seat, state);
        }) as never);
      });
      socket.emit('sync', matchID, String(seat), credentials[seat], 4);
      await synced;
      lines.push({ destroy: () => socket.close() });
    }
  }
  return lines;
}

interface Figures {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly viewsPerMove: number;
  readonly mebibytes: number;
}

const JOIN: Readonly<Record<Peer, (port: number, tally: Tally) => Promise<{ destroy(): void }[]>>> = {
  sagebrush: async (port, tally) => (await joinOurs([port], tally, tables)).sockets,
  'boardgame.io': joinBoardgame,
  'bare http': (port, tally) => joinBareHttp(port, tally, tables),
  'bare ws': (port, tally) => joinBareSockets(port, tally, tables),
  'bare Colyseus': (port, tally) => joinBareColyseus(port, tally, tables),
};

async function measure(peer: Peer): Promise<Figures> {
  const node = await startNode({}, peer);
  const tally = freshTally();
  const lines = await JOIN[peer](node.port, tally);
  await pause(WARM_UP_MS);
  node.mark();
  const start = performance.now();
  tally.isOpen = true;
  await pause(seconds * 1000);
  tally.isOpen = false;
  const took = (performance.now() - start) / 1000;
  const { cpu, rss } = await node.report();
  for (const line of lines) line.destroy();
  await node.stop();
  const sorted = tally.latencies.sort((a, b) => a - b);
  return {
    perCpuSecond: tally.moves / cpu,
    perSecond: tally.moves / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    viewsPerMove: tally.views / Math.max(1, tally.moves),
    mebibytes: rss / MIB,
  };
}

const results = Object.fromEntries(PEERS.map((peer) => [peer, [] as Figures[]])) as Record<Peer, Figures[]>;
for (let round = 0; round < rounds; round++) {
  for (const peer of round % 2 === 0 ? PEERS : [...PEERS].reverse()) results[peer].push(await measure(peer));
}
const of = (peer: Peer, figure: keyof Figures): number => median(results[peer].map((figures) => figures[figure]));

console.log(
  `${tables} tables of four, closed loop, ${rounds} rounds of ${seconds} s, medians; ours with every move on disk before it is told`,
);
console.log(
  '| server | moves a server CPU second | moves a second | p50 ms | p99 ms | views a move | MiB |\n|---|---|---|---|---|---|---|',
);
for (const peer of PEERS) {
  const cells = [
    of(peer, 'perCpuSecond').toFixed(0),
    of(peer, 'perSecond').toFixed(0),
    of(peer, 'p50').toFixed(1),
    of(peer, 'p99').toFixed(1),
    of(peer, 'viewsPerMove').toFixed(2),
    of(peer, 'mebibytes').toFixed(0),
  ];
  console.log(`| ${peer} | ${cells.join(' | ')} |`);
}
const ratio = of('sagebrush', 'perCpuSecond') / of('boardgame.io', 'perCpuSecond');
const isFaster = of('sagebrush', 'p99') < of('boardgame.io', 'p99');
const ofLimit = of('sagebrush', 'perCpuSecond') / of('bare http', 'perCpuSecond');
console.log(
  `${ratio.toFixed(2)} times boardgame.io's moves a CPU second (at least ${WANTED.boardgame} wanted); p99 ${isFaster ? 'below' : 'NOT below'} it`,
);
console.log(`${ofLimit.toFixed(2)} of what a server that does nothing comes to (at least ${WANTED.limit} wanted)`);
process.exitCode = ratio >= WANTED.boardgame && ofLimit >= WANTED.limit && isFaster ? 0 : 1;
