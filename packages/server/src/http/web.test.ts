// The built web by the server: files, the front page for its own paths, a 404 for others, and nothing instead of the
// API.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';

const FRONT = '<!doctype html><title>Sagebrush</title><h1>Posters</h1>';
const PAGE = '<!doctype html><title>Sagebrush</title>';
const LESSON = '<!doctype html><title>Sagebrush</title><h1>Lesson</h1>';
const TABLE = `export const felt = '${'sage'.repeat(200)}';`;
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-web-'));
let house: House;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), FRONT);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(FRONT));
  writeFileSync(join(folder, 'page.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  mkdirSync(join(folder, 'written', 'learn'), { recursive: true });
  writeFileSync(join(folder, 'written', 'learn', 'corral.html'), LESSON);
  writeFileSync(join(folder, 'written', 'learn', 'corral.html.br'), brotliCompressSync(LESSON));
  writeFileSync(join(folder, 'assets', 'rules.worker-ghi.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'table-def.js'), TABLE);
  writeFileSync(join(folder, 'assets', 'table-def.js.br'), brotliCompressSync(TABLE));
  writeFileSync(join(folder, 'assets', 'table-def.js.gz'), gzipSync(TABLE));
  house = await openHouse({ webFolder: folder });
  app = house.app;
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

test('files come as they are, those with a hash in their name for ever', async () => {
  const script = await app.inject({ url: '/assets/main-abc.js' });
  expect([script.statusCode, script.body]).toEqual([200, 'export {};']);
  expect(script.headers['cache-control']).toContain('immutable');
  const page = await app.inject({ url: '/' });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
});

test('a file goes out as the build compressed it, where the browser takes that, and caches are told', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/table-def.js', headers: { 'accept-encoding': encoding } });
  const brotli = await ask('gzip, deflate, br, zstd');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(TABLE);
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const gzipped = await ask('gzip');
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(TABLE);
  const plain = await ask('identity');
  expect([plain.body, plain.headers['content-encoding']]).toEqual([TABLE, undefined]);
  const known = { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers['etag']) };
  expect((await app.inject({ url: '/assets/table-def.js', headers: known })).statusCode).toBe(304);
  expect((await app.inject({ url: '/assets/table-def.js.br' })).statusCode).toBe(404);
  // Also for whoever asks for no page in particular.
  const front = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([front.statusCode, brotliDecompressSync(front.rawPayload).toString()]).toEqual([200, FRONT]);
});

const html = { accept: 'text/html,*/*' };

test('a script has no headers that only a page heeds; a worker, which is a page of its own, has them', async () => {
  const headersOf = async (name: string) => (await app.inject({ url: `/assets/${name}` })).headers;
  const policy = 'content-security-policy';
  expect(await headersOf('main-abc.js')).toMatchObject({ 'x-content-type-options': 'nosniff' });
  const headers = await headersOf('main-abc.js');
  for (const name of [policy, 'last-modified', 'accept-ranges']) expect(headers[name], name).toBeUndefined();
  expect(headers['etag']).toBeDefined();
  const icon = (await app.inject({ url: '/icon.svg' })).headers;
  expect([icon[policy], icon['cache-control']]).toEqual([undefined, 'no-cache']);
  expect((await headersOf('rules.worker-ghi.js'))[policy]).toContain("script-src 'self'");
});

test('the front page comes with its posters, every other page without', async () => {
  expect((await app.inject({ url: '/', headers: html })).body).toBe(FRONT);
  expect((await app.inject({ url: '/lobby', headers: html })).body).toBe(PAGE);
});

test('a page that the build wrote comes as it was written, at its own path alone', async () => {
  for (const url of ['/learn/corral', '/learn/corral/', '/learn/corral?lang=de'])
    expect((await app.inject({ url, headers: html })).body, url).toBe(LESSON);
  const pressed = await app.inject({ url: '/learn/corral', headers: { ...html, 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(LESSON);
  expect(pressed.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  for (const url of ['/learn/wyoming', '/learn/corral/x', '/t/abc'])
    expect((await app.inject({ url, headers: html })).body, url).toBe(PAGE);
  const file = await app.inject({ url: '/written/learn/corral.html', headers: html });
  expect([file.statusCode, file.body]).toEqual([404, PAGE]);
});

test.each(['/', '/t/abc', '/t/abc/', '/play/corral?lang=de', '/workshop/x/sheet', '/link'])(
  '%s is a page of the web',
  async (url) => {
    const answer = await app.inject({ url, headers: html });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Sagebrush')]);
  },
);

test.each(['/admin', '/metrics', '/tables/abc', '/t', '/t/a/b', '/healthz/x', '/lobby.php', '/wp-admin?x=/lobby'])(
  '%s is no page: the app says so, with a 404',
  async (url) => {
    const answer = await app.inject({ url, headers: html });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('Sagebrush')]);
  },
);

test('what no browser asks for is a problem', async () => {
  for (const asked of [
    { url: '/api/nothing', headers: html },
    { url: '/missing.js' },
    { url: '/t/abc', headers: html, method: 'POST' as const },
  ]) {
    const answer = await app.inject(asked);
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not-found' })]);
  }
});

test('nothing outside its folder is served', async () => {
  for (const url of [
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    expect((await app.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(400);
  }
});

test('who keeps all of the house in one go may play meanwhile', async () => {
  const limited = await openHouse({ webFolder: folder, requestsPerMinute: 600 });
  const { token } = await limited.guest();
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (url: string) => (await limited.app.inject({ url, headers })).statusCode;
  const files = await Promise.all(Array.from({ length: 300 }, () => ask('/assets/main-abc.js')));
  expect(new Set(files)).toEqual(new Set([200]));
  expect(await ask('/api/me')).toBe(200);
  await limited.close();
});
