// Clients for the server benches: tables of four in a closed loop, as thin as can be, so that the server is what is
// measured.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { client, freshHex32 } from '../packages/protocol/src/index.ts';

export const SEATS = [0, 1, 2, 3] as const;

/** One table: whoever is on turn and has seen a state newer than the last one acted on, acts. */
export interface Driver {
  act(seat: number, seq: number, hasDrawn: boolean): void;
  acted: number;
  readonly sent: { seq: number; at: number }[];
}
export interface Tally {
  isOpen: boolean;
  moves: number;
  views: number;
  readonly latencies: number[];
  /** How many milliseconds a move is thought about, give or take a half: a paced load. Without it a loop is closed. */
  readonly thinking?: number;
}

export function onView(
  tally: Tally,
  driver: Driver,
  seat: number,
  view: { seq: number; turn: number; hasDrawn: boolean },
): void {
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
  const act = (): void => {
    driver.sent[seat] = { seq: view.seq, at: performance.now() };
    driver.act(seat, view.seq, view.hasDrawn);
  };
  if (tally.thinking === undefined) act();
  else setTimeout(act, tally.thinking * (0.5 + Math.random()));
}

/** Calls `each` with every complete JSON line of a stream of server-sent events, whatever HTTP puts around it. */
export function readEvents(socket: Socket, each: (json: string) => void): void {
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

export const lineTo = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
  });

/** Sits down at so many tables of our server. With several nodes, each seat of a table is at another one. */
export async function joinOurs(
  ports: readonly number[],
  tally: Tally,
  tables: number,
): Promise<{ sockets: Socket[]; ids: string[] }> {
  const portOf = (index: number): number => ports[index % ports.length] ?? 0;
  const sockets: Socket[] = [];
  const ids: string[] = [];
  for (let count = 0; count < tables; count++) {
    const base = `http://127.0.0.1:${portOf(count)}`;
    const guests = await Promise.all(
      SEATS.map(async () => (await client({ base }).call('arrive', { body: { program: true } })).token ?? ''),
    );
    const people = guests.map((token) => client({ base, token }));
    const host = people[0] as (typeof people)[number];
    const { table } = await host.call('openTable', {
      body: { game: 'draw-play', seats: 4, options: { rounds: 1_000_000 } },
    });
    const params = { table: table.id };
    for (const [seat, person] of people.entries())
      await person.call('sit', { params, body: { seat, contribution: freshHex32() } });
    const posts = await Promise.all(SEATS.map((seat) => lineTo(portOf(count + seat))));
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
      const line = await lineTo(portOf(count + seat));
      line.write(
        `GET /api/tables/${table.id}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${guests[seat]}\r\n\r\n`,
      );
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
    ids.push(table.id);
  }
  return { sockets, ids };
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
