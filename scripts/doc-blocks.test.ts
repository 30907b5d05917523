// Every code block of every page is run, type-checked, or at least names nothing that is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RAIL } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { routes } from '@sagebrush/protocol';
import { walk } from '@sagebrush/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { openDesk } from '../packages/cli/src/engine/desk.ts';
import { answerLine } from '../packages/cli/src/engine/lines.ts';
import { run } from '../release/stage.ts';
import { filesUnder, ROOT } from './tree.ts';

interface Block {
  readonly page: string;
  readonly lang: string;
  readonly code: string;
}
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  })),
  ...filesUnder('docs', /\.md$/),
  ...filesUnder('bench', /\.md$/),
  ...filesUnder('packages', /\/README\.md$/),
];
const blocks: readonly Block[] = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map(([, lang = '', code = '']) => ({ page: path, lang, code })),
);
const ofLang = (lang: string): Block[] => blocks.filter((block) => block.lang === lang);

/** Drawings and lists, and what only another program could try: its settings. */
const FOREIGN = ['text', 'nginx', 'caddy', 'ini', 'yaml', 'crontab'];

test('every block says what it is, and nothing hides a command among the drawings', () => {
  expect(blocks.length).toBeGreaterThan(50);
  const known = ['sh', 'ts', 'js', 'jsonc', 'transcript', ...FOREIGN];
  expect(blocks.filter(({ lang }) => !known.includes(lang))).toEqual([]);
  expect(ofLang('text').filter(({ code }) => /^(?:npx|npm|node|curl) /m.test(code))).toEqual([]);
});

test('scripts for plain Node stand where the packages are tried: in their READMEs, one each', () => {
  const inReadmes = ofLang('js').map(({ page }) => page);
  expect(inReadmes.filter((page) => !/^packages\/.*\/README\.md$/.test(page))).toEqual([]);
  expect(new Set(inReadmes).size).toBe(inReadmes.length);
});

describe('TypeScript', () => {
  const folder = join(ROOT, 'node_modules/.cache/doc-blocks');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  test('type-checks as it stands', { timeout: 120_000 }, () => {
    mkdirSync(folder, { recursive: true });
    const files = ofLang('ts').map(({ page, code }, index) => {
      const file = `${index}.ts`;
      const beside = code.replace(/from '\.\//g, `from '${join(ROOT, dirname(page))}/`);
      writeFileSync(join(folder, file), beside);
      return file;
    });
    expect(files.length).toBeGreaterThan(4);
    const compilerOptions = { noUnusedLocals: false, noEmit: true, types: ['node'] };
    // The list of games leads to their tables in the browser, which take texts in as modules.
    const include = [join(ROOT, 'packages/web/src/vite-env.d.ts')];
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include, files }),
    );
    expect(run('tsc', ['-p', folder])).toBe('');
  });
});

/** A command line without its comment, its placeholders and what it is piped into. */
const commandsIn = (code: string): string[] =>
  code
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .flatMap((line) => line.split(/ && | \| /))
    .filter((line) => line !== '');

/** What `npx sagebrush` and `npm` are asked for is held against the programs themselves in docs.test.ts. */
const CHECKED_ELSEWHERE = /^(?:npx sagebrush|npm) /;
const ORDINARY = /^(?:cd|git|docker|podman|export|echo|yes|systemctl) /;

function wrongWith(command: string): string | undefined {
  if (CHECKED_ELSEWHERE.test(command) || ORDINARY.test(command)) return undefined;
  const [, file] = /^(?:node|python3) (\S+)/.exec(command) ?? [];
  if (file !== undefined) return existsSync(join(ROOT, file)) ? undefined : `no file ${file}`;
  const path = /https?:\/\/[^/\s]+(\/[^\s?'"]*)|localhost:\d+(\/[^\s?'"]*)/.exec(command);
  if (/^curl /.test(command) && path) return answered(command, path[1] ?? path[2] ?? '/');
  return 'nobody knows this command';
}

/** The server has such a path for such a method, and its body has the right shape. */
function answered(command: string, path: string): string | undefined {
  const method = /-X (\w+)/.exec(command)?.[1] ?? (/ -d /.test(command) ? 'POST' : 'GET');
  const route = Object.values(routes).find(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (!route) return SERVERS_OWN.has(path) ? undefined : `no route ${method} ${path}`;
  const body = /-d '(\{.*\})'/.exec(command)?.[1];
  if (body !== undefined) route.body?.parse(JSON.parse(body));
  return undefined;
}
/** Pages of the server itself, beside its API. */
const SERVERS_OWN = new Set(['/admin/notice', '/admin/notice/withdraw', '/metrics', '/healthz', '/readyz']);

test('a command line asks for what is there', () => {
  const commands = ofLang('sh').flatMap(({ page, code }) => commandsIn(code).map((command) => ({ page, command })));
  expect(commands.length).toBeGreaterThan(60);
  const wrong = commands.flatMap(({ page, command }) => {
    const why = wrongWith(command);
    return why === undefined ? [] : [`${page}: ${command}: ${why}`];
  });
  expect(wrong).toEqual([]);
  expect(wrongWith('node examples/none.ts')).toBe('no file examples/none.ts');
  expect(wrongWith('curl -X PUT localhost:8080/api/none')).toBe('no route PUT /api/none');
});

/** What asks for minutes, people, a server, a database or a shuffle by lot: its words are checked, and it is not run. */
const NOT_HERE =
  /sagebrush (?:arena|admin|backup|duplicate|game|judge|move|puzzles|restore|serve|sim|static|train|verify)\b|^npx sagebrush play/;

test.runIf(process.platform !== 'win32')(
  'docs/cli.md: what a moment is enough for runs as it stands',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sagebrush-page-'));
    const sagebrush = `"${process.execPath}" "${join(ROOT, 'packages/cli/src/main.ts')}"`;
    /** What went wrong; `pack diff` ends with 1 where packs differ, as diff does. */
    const wrongAt = (line: string): readonly string[] => {
      const { status, stderr } = spawnSync('sh', ['-c', line.replaceAll('npx sagebrush', sagebrush)], {
        cwd: folder,
        encoding: 'utf8',
      });
      return status === (/ pack diff /.test(line) ? 1 : 0) && stderr === '' ? [] : [`${line}: ${status} ${stderr}`];
    };
    try {
      writeFileSync(join(folder, 'hands.txt'), "KH KD KC\nAS AS' X1\n");
      // The match that the page looks back at.
      expect(wrongAt('yes 1 | npx sagebrush play corral --seed noon --save match.json')).toEqual([]);
      const lines = ofLang('sh')
        .filter(({ page }) => page === 'docs/cli.md')
        .flatMap(({ code }) => code.trim().split('\n'))
        .filter((line) => !NOT_HERE.test(line));
      expect(lines.length).toBeGreaterThan(12);
      expect(lines.flatMap(wrongAt)).toEqual([]);
      expect(wrongAt('npx sagebrush eval KH KX')).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000,
);

const engine = (): ((line: string) => string) => {
  const desk = openDesk({ now: () => 0, freshSeed: () => 'docs' });
  return (line) => answerLine(desk, line);
};

/** What the views of a short match have in them, of the first seat and of the rail. */
function fieldsOfViews(id: string): readonly string[] {
  const game = games.find(id);
  const found = new Set<string>();
  const look = (state: unknown): void => {
    for (const viewer of [0, RAIL] as const)
      for (const field of Object.keys(game.view(state, viewer) as object)) found.add(field);
  };
  const short = game.daily?.options ?? {};
  look(walk(game, { seats: game.players.min, options: { ...short } }, 'fields', ({ state }) => look(state)));
  return [...found];
}

describe('the engine protocol', () => {
  test('answers as the page says; three dots stand for more', () => {
    expect(ofLang('transcript').length).toBeGreaterThan(0);
    for (const { code } of ofLang('transcript')) {
      const ask = engine();
      const lines = code.trim().split('\n');
      for (let at = 0; at < lines.length; at += 2) {
        const reply = ask((lines[at] ?? '').replace(/^> /, ''));
        const told = (lines[at + 1] ?? '').replace(/^< /, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        expect(reply).toMatch(new RegExp(`^${told.replaceAll('\\.\\.\\.', '.*')}$`));
      }
    }
  });

  test('sets up the positions of the pages, each under the name of its game', () => {
    const [block] = ofLang('jsonc').filter(({ page }) => page === 'docs/engine-protocol.md');
    const parts = (block?.code ?? '').split(/^\/\/ (\w+).*$/m).slice(1);
    expect(parts.length).toBe(6);
    for (let at = 0; at < parts.length; at += 2) {
      const position = JSON.parse(parts[at + 1] ?? '');
      const reply = JSON.parse(engine()(JSON.stringify({ do: 'position', game: parts[at], position, seed: 'docs' })));
      expect(reply).toMatchObject({ ok: true });
    }
  });

  test('lists the fields of every view, and no others; a question mark stands behind those that may be absent', () => {
    const page = pages.find(({ path }) => path === 'docs/engine-protocol.md')?.text ?? '';
    const [forAll = '', ...parts] = page.slice(page.indexOf('Every view has')).split(/^\*\*(\w+)\*\*$/m);
    const listedIn = (text: string): string[] => [...text.matchAll(/`(\w+\??)`/g)].map(([, field = '']) => field);
    expect(parts.length).toBe(2 * games.ids.length);
    for (let at = 0; at < parts.length; at += 2) {
      const firstColumn = [...(parts[at + 1] ?? '').matchAll(/^\|([^|]+)\|/gm)].map(([cell]) => cell).join();
      const listed = listedIn(forAll + firstColumn);
      const found = fieldsOfViews(parts[at] ?? '');
      expect(found.filter((field) => !listed.includes(field) && !listed.includes(`${field}?`))).toEqual([]);
      expect(listed.filter((field) => !field.endsWith('?') && !found.includes(field))).toEqual([]);
    }
  });

  test('other lines of JSON are JSON', () => {
    for (const { page, code } of ofLang('jsonc').filter((block) => block.page !== 'docs/engine-protocol.md'))
      for (const line of code.split(/\n(?=\{)/)) expect(() => JSON.parse(line), `${page}: ${line}`).not.toThrow();
  });
});
