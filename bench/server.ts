// Our server against boardgame.io's: tables of four, closed loop, moves for each second of server CPU. Ours writes every move to disk.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { client, freshContribution } from '../packages/protocol/src/index.ts';

const [rounds, seconds, tables] = [5, 5, 50].map((usual, index) => Number(process.argv[2 + index] ?? usual)) as [number, number, number];
const WARM_UP_MS = 2000;
const SEATS = [0, 1, 2, 3] as const;
const PEERS = ['sagebrush', 'boardgame.io'] as const;
type Peer = (typeof PEERS)[number];

/** One table: whoever is on turn and has seen a state newer than the last one acted on, acts. */
interface Driver {
  act(seat: number, seq: number, hasDrawn: boolean): void;
  acted: number;
  readonly sent: { seq: number; at: number }[];
}
interface Tally {
  isOpen: boolean;
  moves: number;
  views: number;
  readonly latencies: number[];
}

function onView(tally: Tally, driver: Driver, seat: number, view: { seq: number; turn: number; hasDrawn: boolean }): void {
  if (tally.isOpen) tally.views += 1;
  const sent = driver.sent[seat];
  if (sent && view.seq > sent.seq) {
    driver.sent[seat] = { seq: Number.POSITIVE_INFINITY, at: 0 };
    if (tally.isOpen && sent.at > 0) {
      tally.moves += 1;
      tally.latencies.push(performance.now() - sent.at);
    }
  }
  if (view.turn !== seat || view.seq <= driver.acted) return;
  driver.acted = view.seq;
  driver.sent[seat] = { seq: view.seq, at: performance.now() };
  driver.act(seat, view.seq, view.hasDrawn);
}

/** Calls `each` with every complete JSON line of a stream of server-sent events, whatever HTTP puts around it. */
function readEvents(socket: Socket, each: (json: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    rest += text;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const start = rest.indexOf('\ndata: ');
      if (start >= 0 && start < end) each(rest.slice(start + 7, end));
      rest = rest.slice(end + 2);
    }
  });
}

const lineTo = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
  });

async function joinOurs(port: number, tally: Tally): Promise<Socket[]> {
  const base = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];
  for (let count = 0; count < tables; count++) {
    const guests = await Promise.all(
      SEATS.map(async () => (await client({ base }).call('arrive', { body: { program: true } })).token ?? ''),
    );
    const people = guests.map((token) => client({ base, token }));
    const host = people[0] as (typeof people)[number];
    const { table } = await host.call('openTable', { body: { game: 'draw-play', seats: 4, options: { rounds: 1_000_000 } } });
    const params = { table: table.id };
    for (const [seat, person] of people.entries()) await person.call('sit', { params, body: { seat, contribution: freshContribution() } });
    const posts = await Promise.all(SEATS.map(() => lineTo(port)));
    const hands: { match: string; choices: readonly unknown[] }[] = [];
    const driver: Driver = {
      acted: -1,
      sent: SEATS.map(() => ({ seq: Number.POSITIVE_INFINITY, at: 0 })),
      act(seat, seq) {
        const { match = '', choices = [] } = hands[seat] ?? {};
        const body = JSON.stringify({ match, seq, action: choices[seq % choices.length] });
        const head = `POST /api/tables/${table.id}/actions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${guests[seat]}\r\n`;
        posts[seat]?.write(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      },
    };
    for (const post of posts) post.resume();
    for (const seat of SEATS) {
      const line = await lineTo(port);
      line.write(`GET /api/tables/${table.id}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${guests[seat]}\r\n\r\n`);
      readEvents(line, (json) => {
        const message = JSON.parse(json) as {
          type: string;
          moment?: { match: string; seq: number; choices: unknown[]; view: { turn: number; hasDrawn: boolean } };
        };
        if (message.type !== 'moment' || !message.moment) return;
        const { match, seq, choices, view } = message.moment;
        hands[seat] = { match, choices };
        onView(tally, driver, seat, { seq, turn: view.turn, hasDrawn: view.hasDrawn });
      });
      sockets.push(line);
    }
    await pause(20);
    await host.call('start', { params });
    sockets.push(...posts);
  }
  return sockets;
}

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

/** Thin clients that speak boardgame.io's protocol without its redux store, so that the client does not slow the server down. */
async function joinBoardgame(port: number, tally: Tally): Promise<{ destroy(): void }[]> {
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): BoardgameSocket };
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
      credentials.push((await post(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` })).playerCredentials);
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

const heard = <T>(server: ChildProcess): Promise<T> => new Promise((resolve) => server.once('message', (message) => resolve(message as T)));
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;

async function measure(peer: Peer): Promise<Figures> {
  const server = fork(fileURLToPath(new URL('./server-peer.ts', import.meta.url)), [peer], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await heard<{ port: number }>(server);
  const tally: Tally = { isOpen: false, moves: 0, views: 0, latencies: [] };
  const lines = peer === 'sagebrush' ? await joinOurs(port, tally) : await joinBoardgame(port, tally);
  await pause(WARM_UP_MS);
  server.send('mark');
  const start = performance.now();
  tally.isOpen = true;
  await pause(seconds * 1000);
  tally.isOpen = false;
  const took = (performance.now() - start) / 1000;
  const report = heard<{ cpu: number; rss: number }>(server);
  server.send('report');
  const { cpu, rss } = await report;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (const line of lines) line.destroy();
  server.send('stop');
  setTimeout(() => server.kill('SIGKILL'), 5000).unref();
  await ended;
  const sorted = tally.latencies.sort((a, b) => a - b);
  return {
    perCpuSecond: tally.moves / cpu,
    perSecond: tally.moves / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    viewsPerMove: tally.views / Math.max(1, tally.moves),
    mebibytes: rss / 2 ** 20,
  };
}

const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const results: Record<Peer, Figures[]> = { sagebrush: [], 'boardgame.io': [] };
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
console.log(`${ratio.toFixed(2)} times boardgame.io's moves a CPU second (at least 2 wanted); p99 ${isFaster ? 'below' : 'NOT below'} it`);
process.exitCode = ratio >= 2 && isFaster ? 0 : 1;
