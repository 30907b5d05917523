// The limit: servers that take the same move, look at nothing, keep nothing, and send four views of 600 bytes. One over
// node:http and event streams, as ours is; one over bare web sockets; one as a room of Colyseus.
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const VIEW_BYTES = 600;

/** What a client needs to go on, made up to the size of a real view. */
function viewOf(seq: number): string {
  const moment = {
    match: 'bare',
    seq,
    choices: [0],
    view: { turn: (seq >> 1) % 4, hasDrawn: seq % 2 === 1 },
    fill: '',
  };
  const rest = VIEW_BYTES - JSON.stringify({ type: 'moment', moment }).length;
  return JSON.stringify({ type: 'moment', moment: { ...moment, fill: '.'.repeat(Math.max(0, rest)) } });
}

interface BareTable<Line> {
  seq: number;
  readonly lines: Line[];
}
function tableOf<Line>(tables: Map<string, BareTable<Line>>, id: string): BareTable<Line> {
  const table = tables.get(id) ?? { seq: 0, lines: [] };
  tables.set(id, table);
  return table;
}

const listening = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** `POST /<table>` is a move, `GET /<table>` a stream. The fourth stream starts the table. */
export function startBareHttp(): Promise<number> {
  const tables = new Map<string, BareTable<ServerResponse>>();
  const tell = ({ seq, lines }: BareTable<ServerResponse>): void => {
    const message = `data: ${viewOf(seq)}\n\n`;
    for (const line of lines) line.write(message);
  };
  return listening(
    createServer((request, response) => {
      const table = tableOf(tables, request.url ?? '');
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        // As ours does: a comment first, so that every message begins on a new line.
        response.write(':\n');
        if (table.lines.push(response) === 4) tell(table);
        return;
      }
      request.on('data', () => undefined);
      request.on('end', () => {
        table.seq += 1;
        response.writeHead(204).end();
        tell(table);
      });
    }),
  );
}

interface WebSocketLine {
  send(text: string): void;
  on(event: 'message', hear: () => void): void;
}

export async function startBareSockets(): Promise<number> {
  const { WebSocketServer } = createRequire(import.meta.url)('ws') as {
    WebSocketServer: new (options: {
      server: object;
    }) => {
      on(event: 'connection', hear: (line: WebSocketLine, request: { url: string }) => void): void;
    };
  };
  const server = createServer();
  const tables = new Map<string, BareTable<WebSocketLine>>();
  const tell = ({ seq, lines }: BareTable<WebSocketLine>): void => {
    const message = viewOf(seq);
    for (const line of lines) line.send(message);
  };
  new WebSocketServer({ server }).on('connection', (line, { url }) => {
    const table = tableOf(tables, url);
    line.on('message', () => {
      table.seq += 1;
      tell(table);
    });
    if (table.lines.push(line) === 4) tell(table);
  });
  return listening(server);
}

interface ColyseusRoom {
  readonly clients: readonly unknown[];
  onMessage(type: string, hear: () => void): void;
  broadcast(type: string, message: object): void;
}

export async function startBareColyseus(): Promise<number> {
  const require = createRequire(import.meta.url);
  const { Server, Room } = require('@colyseus/core') as {
    Server: new (options: {
      transport: object;
      greet: boolean;
    }) => { define(name: string, room: object): void; listen(port: number, host: string): Promise<void> };
    Room: new () => ColyseusRoom;
  };
  const { WebSocketTransport } = require('@colyseus/ws-transport') as {
    WebSocketTransport: new () => { readonly server: { address(): AddressInfo } };
  };
  class BareRoom extends Room {
    seq = 0;
    onCreate(): void {
      this.onMessage('act', () => {
        this.seq += 1;
        this.tell();
      });
      // Whoever joined last may not listen yet: all of them say when they do.
      let ready = 0;
      this.onMessage('ready', () => {
        ready += 1;
        if (ready === 4) this.tell();
      });
    }
    tell(): void {
      this.broadcast('view', JSON.parse(viewOf(this.seq)) as object);
    }
  }
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false });
  server.define('bare', BareRoom);
  await server.listen(0, '127.0.0.1');
  return transport.server.address().port;
}
