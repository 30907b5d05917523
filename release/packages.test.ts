// The packages as others get them: packed, installed outside the workspace, run on plain Node, type-checked in two ways.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Consumer, openConsumer, readmeExamples } from './consumer.ts';
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

test('npx sagebrush: sim, engine, static and serve work from the tarball, web included', async () => {
  const program = join('node_modules', 'sagebrush', 'src', 'main.js');
  expect(consumer.node(program, 'sim', 'corral', '-s', '2', '-n', '2', '--threads', '1')).toContain(
    '2 games of corral',
  );
  expect(consumer.node(program, 'engine', '--help')).toContain('engine');
  expect(consumer.node(program, 'static', 'site')).toMatch(/^\d+ files in site/);
  consumer.write(
    'serve.mjs',
    `import { serve } from '@sagebrush/server';
     const serving = await serve({ port: 0, dataFolder: 'data', logLevel: 'silent' });
     const page = await fetch(serving.address);
     console.log(page.status, (await page.text()).includes('<title>'));
     await serving.stop();`,
  );
  expect(consumer.node('serve.mjs').trim()).toBe('200 true');
});
