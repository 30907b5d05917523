// The set-up on a machine with an old Node: from a registry that hands out what was looked at, and from one that does
// not.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './tree.ts';

const NAME = 'node-of-this-test';
const VERSION = '24.99.0';
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-set-up-'));
const integrityOf = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** A program that says its version and does everything else by this test's own Node. */
function nodeThatSays(version: string): string {
  return `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else exec "${process.execPath}" "$@"; fi\n`;
}

/** A package as npm packs it, whose program is a Node of this version. */
function packed(version: string): Buffer {
  const home = mkdtempSync(join(folder, 'package-'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ name: NAME, version: VERSION, bin: { node: 'bin/node' } }),
  );
  writeFileSync(join(home, 'bin', 'node'), nodeThatSays(version), { mode: 0o755 });
  const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', home], { cwd: home, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readFileSync(join(home, `${NAME}-${VERSION}.tgz`));
}

const looked = packed(VERSION);
let handedOut = looked;
/** Tells the true hash of whatever it hands out, as somebody who has taken over a registry would. */
const registry = createServer((request, response) => {
  if (request.url?.endsWith('.tgz')) return response.end(handedOut);
  const tarball = `http://${request.headers.host}/${NAME}.tgz`;
  const one = {
    name: NAME,
    version: VERSION,
    bin: { node: 'bin/node' },
    dist: { tarball, integrity: integrityOf(handedOut) },
  };
  return response.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: VERSION }, versions: { [VERSION]: one } }));
});
beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

/** A clone without packages on a machine whose Node is 20. */
async function setUp(): Promise<{ status: number | null; said: string; hasNode: boolean }> {
  const clone = mkdtempSync(join(folder, 'clone-'));
  mkdirSync(join(clone, 'scripts'));
  copyFileSync(join(ROOT, 'scripts', 'set-up.mjs'), join(clone, 'scripts', 'set-up.mjs'));
  const binary = { package: NAME, version: VERSION, integrity: integrityOf(looked) };
  writeFileSync(
    join(clone, 'scripts', 'node-binaries.json'),
    JSON.stringify({ [`${process.platform}-${process.arch}`]: binary }),
  );
  const manifest = { name: 'clone', version: '1.0.0', workspaces: ['part'] };
  const part = { name: 'part', version: '1.0.0' };
  mkdirSync(join(clone, 'part'));
  writeFileSync(join(clone, 'part', 'package.json'), JSON.stringify(part));
  writeFileSync(join(clone, 'package.json'), JSON.stringify(manifest));
  const packages = { '': manifest, 'node_modules/part': { resolved: 'part', link: true }, part };
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({ name: 'clone', version: '1.0.0', lockfileVersion: 3, packages }),
  );
  mkdirSync(join(clone, 'old'));
  writeFileSync(join(clone, 'old', 'node'), nodeThatSays('20.0.0'), { mode: 0o755 });
  const env = {
    ...process.env,
    PATH: join(clone, 'old') + delimiter + process.env['PATH'],
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: join(clone, 'cache'),
  };
  const running = spawn('node', [join(clone, 'scripts', 'set-up.mjs')], { cwd: clone, env });
  let said = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((resolve) => running.on('close', resolve));
  return { status, said, hasNode: existsSync(join(clone, 'node_modules', '.bin', 'node')) };
}

test('a Node with the right hash is installed', { timeout: 120_000 }, async () => {
  const { status, said, hasNode } = await setUp();
  expect(said).toContain('This machine has Node 20.0.0');
  expect([status, hasNode]).toEqual([0, true]);
});

test('one with another hash is refused in a sentence, and nothing is installed', { timeout: 120_000 }, async () => {
  handedOut = packed('24.66.6');
  const { status, said, hasNode } = await setUp();
  expect(said).toContain(
    `what came as ${NAME}@${VERSION} has another hash than scripts/node-binaries.json, and was not installed`,
  );
  expect([status, hasNode]).toEqual([1, false]);
});

test('every platform has an exact version of Node 24 and the hash of its package', () => {
  const binaries = JSON.parse(readFileSync(join(ROOT, 'scripts', 'node-binaries.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  expect(Object.keys(binaries)).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']);
  for (const { version, integrity } of Object.values(binaries)) {
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});
