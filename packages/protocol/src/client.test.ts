// The client against a small real server that breaks off, refuses and comes back.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { client, freshHex32, ProblemError } from './client.ts';
import { hex32 } from './primitives.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const events = (...ids: readonly number[]): string =>
  ids.map((id) => `id: ${id}\ndata: {"type":"chat","line":${id}}\n\n`).join('');

test('a stream that breaks off goes on where it was, past problems that pass and goodbyes', async () => {
  const asked: (string | undefined)[] = [];
  const lines: boolean[] = [];
  const base = await serve((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    if (asked.length === 2)
      return response.writeHead(503).end('{"status":503,"code":"unavailable","title":"","detail":""}');
    if (asked.length === 3) return request.socket.destroy();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (asked.length === 1) return response.end(`${events(1, 2)}id: 3\ndata: cut o`);
    if (asked.length === 4) return response.end(`${events(3)}data: {"type":"bye"}\n\n`);
    return response.write(events(4, 5));
  });
  const end = new AbortController();
  const heard: string[] = [];
  const following = client({ base, patience: () => 1 }).followTable('table-1', {
    signal: end.signal,
    onLine: (open) => lines.push(open),
  });
  for await (const { id } of following) {
    heard.push(id);
    if (id === '4') end.abort();
  }
  expect(heard).toEqual(['1', '2', '3', '4']);
  expect(asked).toEqual([undefined, '2', '2', '2', '3']);
  expect(lines).toEqual([true, false, false, false, true, false, true]);
});

test('a problem that does not pass ends the stream and the call, with its code', async () => {
  const base = await serve((_, response) =>
    response
      .writeHead(404)
      .end('{"status":404,"code":"not-found","title":"Not here","detail":"There is no such table here."}'),
  );
  const me = client({ base });
  await expect(me.followTable('nowhere-1').next()).rejects.toThrow(ProblemError);
  await expect(me.call('table', { params: { table: 'nowhere-1' } })).rejects.toThrow('There is no such table here.');
});

test('a call carries its token, key, body and parameters', async () => {
  const base = await serve((request, response) => {
    let body = '';
    request.on('data', (text: Buffer) => {
      body += text.toString();
    });
    request.on('end', () => {
      const { authorization, 'idempotency-key': key, 'content-type': type } = request.headers;
      response.end(JSON.stringify({ method: request.method, url: request.url, authorization, key, type, body }));
    });
  });
  const me = client({ base, token: 'secret' });
  expect(await me.call('sit', { params: { table: 'a/b' }, body: { seat: 1, contribution: 'ff' }, key: 'k' })).toEqual({
    method: 'POST',
    url: '/api/tables/a%2Fb/sit',
    authorization: 'Bearer secret',
    key: 'k',
    type: 'application/json',
    body: '{"seat":1,"contribution":"ff"}',
  });
  expect(await me.call('replay', { params: { match: 'm' }, query: { viewer: '2' } })).toMatchObject({
    method: 'GET',
    url: '/api/matches/m/replay?viewer=2',
    body: '',
  });
});

test('an answer that is no JSON is a problem too', async () => {
  const base = await serve((_, response) => response.writeHead(502).end('<html>Bad gateway</html>'));
  await expect(client({ base }).call('games')).rejects.toMatchObject({ problem: { status: 502, code: 'unavailable' } });
});

test('a contribution is 32 random bytes', () => {
  expect(hex32.parse(freshHex32())).not.toBe(freshHex32());
});
