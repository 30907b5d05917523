// The limit: servers that take the same move, look at nothing, keep nothing, and send four views of 600 bytes. One over
// node:http and event streams, as ours is; one over bare web sockets.
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
