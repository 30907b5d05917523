// Clients for the servers that do nothing, as thin as those for ours: the same raw lines, the same closed loop.
import { createRequire } from 'node:module';
import { type Driver, lineTo, onView, readEvents, SEATS, type Tally } from './table-clients.ts';

interface BareMessage {
  readonly moment: { readonly seq: number; readonly view: { readonly turn: number; readonly hasDrawn: boolean } };
}

/** Moves are sent by `send`; `hear` is called with what came. */
function drive(tally: Tally, send: (seat: number, body: string) => void): (seat: number, message: BareMessage) => void {
  const driver: Driver = {
    acted: -1,
    sent: SEATS.map(() => ({ seq: Number.POSITIVE_INFINITY, at: 0 })),
    act: (seat, seq) => send(seat, JSON.stringify({ match: 'bare', seq, action: { type: 'play', index: seq % 6 } })),
  };
  return (seat, { moment: { seq, view } }) => {
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
      readEvents(line, (json) => hear(seat, JSON.parse(json) as BareMessage));
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
      line.on('message', (data) => hear(seat, JSON.parse(data.toString()) as BareMessage));
      await new Promise<void>((resolve) => line.on('open', () => resolve()));
      sockets.push({ destroy: () => line.terminate() });
    }
  }
  return sockets;
}

interface RoomAsClient {
  readonly roomId: string;
  onMessage(type: string, hear: (message: BareMessage) => void): void;
  send(type: string, body?: string): void;
  leave(): void;
}

export async function joinBareColyseus(port: number, tally: Tally, tables: number): Promise<{ destroy(): void }[]> {
  const { Client } = createRequire(import.meta.url)('@colyseus/sdk') as {
    Client: new (
      url: string,
    ) => { create(name: string): Promise<RoomAsClient>; joinById(id: string): Promise<RoomAsClient> };
  };
  const client = new Client(`ws://127.0.0.1:${port}`);
  const sockets: { destroy(): void }[] = [];
  for (let table = 0; table < tables; table++) {
    const host = await client.create('bare');
    const lines = [host];
    while (lines.length < SEATS.length) lines.push(await client.joinById(host.roomId));
    const hear = drive(tally, (seat, body) => lines[seat]?.send('act', body));
    for (const [seat, line] of lines.entries()) {
      line.onMessage('view', (message) => hear(seat, message));
      line.send('ready');
      sockets.push({ destroy: () => line.leave() });
    }
  }
  return sockets;
}
