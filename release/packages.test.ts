// The packages as others get them: packed, installed outside the workspace, run on plain Node, type-checked in two ways.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../scripts/tree.ts';
import { type Consumer, openConsumer, readmeExamples } from './consumer.ts';
import { namesGiven, namesListed } from './public-names.ts';
import { PUBLISHABLE } from './publishable.ts';
import { filesIn, run } from './stage.ts';

// Programs are installed and started: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

let consumer: Consumer;
beforeAll(() => {
  consumer = openConsumer();
});
afterAll(() => consumer?.remove());

const LIBRARIES = PUBLISHABLE.filter(({ name }) => !['@sagebrush/web', 'sagebrush'].includes(name));

test('every library has lines in its README that run', () => {
  expect(readmeExamples().map(({ name }) => name)).toEqual(LIBRARIES.map(({ name }) => name));
  for (const { prints } of readmeExamples()) expect(prints).not.toBe('');
});

test.each(readmeExamples())('$name: its README runs, and prints what it says', ({ isLibrary, code, prints }) => {
  consumer.write('example.mjs', code);
  const printed = isLibrary ? consumer.libraryNode('example.mjs') : consumer.node('example.mjs');
  expect(printed.trim()).toBe(prints);
});

/** Uses a type of each: what is `any` because a declaration was not found would not be refused. */
const USES = `
import { type Level, think } from '@sagebrush/bots';
import { corral } from '@sagebrush/corral';
import { cowpoker } from '@sagebrush/cowpoker';
import { fastRandom, type Game, type Question } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type Insight, understand } from '@sagebrush/insight';
import { NO_RANKS, order, parseCards, type Strength } from '@sagebrush/poker';
import { type Client, client } from '@sagebrush/protocol';
import { type Serving, serve } from '@sagebrush/server';
import { contractChecks } from '@sagebrush/testkit';
import { drawRound, type Tournament } from '@sagebrush/tournament';
import { wyoming } from '@sagebrush/wyoming';

export const strength: Strength = order(parseCards('KH KD'), NO_RANKS);
export const all: readonly Game[] = [corral, wyoming, cowpoker, ...games.games];
export const level: Level = 'sheriff';
export const thought = (question: Question) => think(level, question, fastRandom('types')).action.type;
export const insight = (log: Parameters<typeof understand>[1]): Iterator<unknown, Insight> => understand(corral, log);
export const server: Client = client();
export const serving: Promise<Serving> = serve({ port: 0 });
export const checks = contractChecks(corral, { tables: [{ seats: 2 }] }).map(({ name }) => name.length);
export const round = (tournament: Tournament) => drawRound(tournament)?.byes.length;
// @ts-expect-error a level that is none
export const wrong: Level = 'mayor';
// @ts-expect-error a route that is none
export const nowhere = server.call('nowhere');
// @ts-expect-error cards as text are no cards
order(['KH'], NO_RANKS);
// @ts-expect-error a game has no such thing
corral.shuffle();
`;

test.each([
  ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
])('a project with %s resolution type-checks against all of them', (_, resolution) => {
  const compilerOptions = {
    ...resolution,
    strict: true,
    noEmit: true,
    target: 'es2024',
    skipLibCheck: true,
    types: ['node'],
  };
  consumer.write('consumer.ts', USES);
  consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  expect(run('tsc', ['-p', '.'], consumer.folder)).toBe('');
});

test('declarations name nothing that is not installed with them', () => {
  for (const { name } of LIBRARIES) {
    const folder = join(consumer.folder, 'node_modules', name);
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const known = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const strange = filesIn(folder)
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/from ['"]([^.'"][^'"]*)['"]/g)])
      .map(([, from = '']) => from)
      .filter((from) => !from.startsWith('node:') && !known.some((one) => from === one || from.startsWith(`${one}/`)));
    expect({ name, strange: [...new Set(strange)] }).toEqual({ name, strange: [] });
  }
});

test('no link of a README leads out of its package', () => {
  for (const { name } of PUBLISHABLE) {
    const folder = join(consumer.folder, 'node_modules', name);
    const links = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)];
    expect({ name, lost: links.flatMap(([, to = '']) => (existsSync(join(folder, to)) ? [] : [to])) }).toEqual({
      name,
      lost: [],
    });
  }
});

test('the page of its API lists every name that a package gives, and no other', () => {
  const typesOf = (name: string): string => join(consumer.folder, 'node_modules', name, 'src/index.d.ts');
  const doors = new Map(LIBRARIES.map(({ name }) => [name, typesOf(name)]));
  doors.set('@sagebrush/poker/cards', join(consumer.folder, 'node_modules/@sagebrush/poker/src/cards.d.ts'));
  const wrong = LIBRARIES.flatMap(({ name, folder }) => {
    const [given, listed] = [namesGiven(typesOf(name), doors), namesListed(join(ROOT, folder, 'api.md'))];
    expect(given).not.toEqual([]);
    const [fresh, gone] = [given.filter((one) => !listed.includes(one)), listed.filter((one) => !given.includes(one))];
    return fresh.length + gone.length === 0 ? [] : [{ page: `${folder}/api.md`, fresh, gone }];
  });
  // Where a name is meant: npm run release -- --api, and a word for those who install it in .changeset.
  expect(wrong).toEqual([]);
});

describe('npx sagebrush, from the tarball in an empty folder', () => {
  /** What npx starts; the Node of the tests is told to strip no types. */
  const program = join('node_modules', 'sagebrush', 'src', 'main.js');

  test('sim', () => {
    const printed = consumer.npx('sim', 'corral', '-s', '2', '-n', '2', '--threads', '1');
    expect(printed).toContain('2 games of corral');
  });
  test('play', () => {
    const table = ['play', 'corral', '-s', '2', '--plain', '--seed', 'noon', '--save', 'match.json'];
    expect(consumer.hear('1\n'.repeat(2_000), program, ...table)).toMatch(/^2\. .+ points$/m);
  });
  test('engine', () => {
    const request = '{"do":"new","game":"wyoming","seats":3,"seed":"noon"}';
    expect(JSON.parse(consumer.hear(`${request}\n`, program, 'engine'))).toMatchObject({ ok: true, seq: 0 });
  });
  test('static', () => {
    expect(consumer.node(program, 'static', 'site')).toMatch(/^\d+ files in site/);
    expect(readFileSync(join(consumer.folder, 'site/index.html'), 'utf8')).toContain('<title>');
  });
  test('serve, web included', async () => {
    const serving = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', 'data'], {
      cwd: consumer.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const address = await addressSaid(serving.stderr);
      const page = await fetch(address);
      expect(page.status).toBe(200);
      const [, script = ''] = /src="([^"]+\.js)"/.exec(await page.text()) ?? [];
      expect((await fetch(new URL(script, address))).headers.get('content-type')).toContain('javascript');
    } finally {
      const closed = once(serving, 'close');
      serving.kill();
      await closed;
    }
  });
});

/** Reads on after the address: nobody is left to write to a closed pipe. */
async function addressSaid(lines: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: lines })
      .on('line', (line) => {
        said.push(line);
        const [, found] = /Sagebrush is open at (\S+)\. /.exec(line) ?? [];
        if (found) resolve(found);
      })
      .on('close', () => reject(new Error(`It ended without an address:\n${said.join('\n')}`)));
  });
  return address;
}
