// Clients for the servers that do nothing, as thin as those for ours: the same raw lines, the same closed loop.
import { createRequire } from 'node:module';
import { type Driver, lineTo, onView, readEvents, SEATS, type Tally } from './table-clients.ts';

interface BareMessage {
  readonly moment: { readonly seq: number; readonly view: { readonly turn: number; readonly hasDrawn: boolean } };
}

/** Moves are sent by `send`; `hear` is called with what came. */
function drive(tally: Tally, send: (seat: number, body: string) => void): (seat: number, json: string) => void {
  const driver: Driver = {
    acted: -1,
    sent: SEATS.map(() => ({ seq: Number.POSITIVE_INFINITY, at: 0 })),
    act: (seat, seq) => send(seat, JSON.stringify({ match: 'bare', seq, action: { type: 'play', index: seq % 6 } })),
  };
  return (seat, json) => {
    const { seq, view } = (JSON.parse(json) as BareMessage).moment;
    onView(tally, driver, seat, { seq, turn: view.turn, hasDrawn: view.hasDrawn });
  };
}

export async function joinBareHttp(port: number, tally: Tally, tables: number): Promise<{ destroy(): void }[]> {
  const sockets: { destroy(): void }[] = [];
  for (let table = 0; table < tables; table++) {
    const posts = await Promise.all(SEATS.map(() => lineTo(port)));
    const hear = drive(tally, (seat, body) => {
      const head = `POST /${table} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
      posts[seat]?.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    });
    for (const post of posts) post.resume();
    for (const seat of SEATS) {
      const line = await lineTo(port);
      line.write(`GET /${table} HTTP/1.1\r\nHost: x\r\n\r\n`);
      readEvents(line, (json) => hear(seat, json));
      sockets.push(line);
    }
    sockets.push(...posts);
  }
  return sockets;
}

interface ClientSocket {
  on(event: 'message' | 'open', hear: (data: Buffer) => void): void;
  send(text: string): void;
  terminate(): void;
}

export async function joinBareSockets(port: number, tally: Tally, tables: number): Promise<{ destroy(): void }[]> {
  const { WebSocket } = createRequire(import.meta.url)('ws') as { WebSocket: new (url: string) => ClientSocket };
  const sockets: { destroy(): void }[] = [];
  for (let table = 0; table < tables; table++) {
    const lines: ClientSocket[] = [];
    const hear = drive(tally, (seat, body) => lines[seat]?.send(body));
    for (const seat of SEATS) {
      const line = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
      lines.push(line);
      line.on('message', (data) => hear(seat, data.toString()));
      await new Promise<void>((resolve) => line.on('open', () => resolve()));
      sockets.push({ destroy: () => line.terminate() });
    }
  }
  return sockets;
}
