// `sagebrush game new`: a game in a copy of the house is one folder and one line, and everything works with it. The long
// part (`npm test -- new-game`) proves the second half: types, checks, contract suite, web build, a browser match.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './tree.ts';

/** The one of docs/add-a-game.md. */
const ID = 'faro';
const LEFT_OUT = new Set(['node_modules', 'dist', '.git']);
const QUICK = { timeout: 120_000 };
const LONG = { timeout: 1_200_000 };

const copy = mkdtempSync(join(tmpdir(), 'sagebrush-new-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

/** Our own packages are linked to the copy, those of others to where they are installed. */
function linkPackages(): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@sagebrush'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@sagebrush' && name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, '@sagebrush')))
    symlinkSync(readlinkSync(join(from, '@sagebrush', name)), join(to, '@sagebrush', name), 'junction');
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const PATH = join(copy, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: { ...process.env, ...env, PATH },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
const sagebrush = (...args: readonly string[]): string => run(process.execPath, ['packages/cli/src/main.ts', ...args]);
const listed = (): string[] => readFileSync(join(copy, 'packages/games/all/src/list.ts'), 'utf8').split('\n');

let before: string[] = [];
beforeAll(() => {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) =>
      !relative(ROOT, path)
        .split(sep)
        .some((part) => LEFT_OUT.has(part)),
  });
  linkPackages();
  before = listed();
  sagebrush('game', 'new', ID, '--title', 'Faro');
}, 120_000);

test('one folder, one line, and games in the simulation', QUICK, () => {
  const fresh = listed().filter((line) => !before.includes(line));
  expect(fresh).toEqual([`export { ${ID}Entry } from '@sagebrush/${ID}/entry';`]);
  expect(readdirSync(join(copy, 'packages/games', ID)).toSorted()).toEqual([
    'entry.ts',
    'nouns.json',
    'package.json',
    'rules.de.md',
    'rules.en.md',
    'rules.it.md',
    'src',
    'terminal',
    'web',
  ]);
  expect(sagebrush('sim', ID, '-n', '20', '--json')).toContain('"games":20');
});

test('an id that is none, and one that is there already, are refused', QUICK, () => {
  const refused = (id: string): string =>
    spawnSync(process.execPath, ['packages/cli/src/main.ts', 'game', 'new', id], { cwd: copy, encoding: 'utf8' })
      .stderr;
  expect(refused('Two Words')).toContain('is no id');
  expect(refused(ID)).toContain('is there already');
});

// The whole proof takes minutes.
if (process.env['SAGEBRUSH_NEW_GAME']) {
  test('format, types, arrows, words and whatever else is soon checked hold', LONG, () => {
    const parts = ['style', 'promises', 'types', 'casts', 'arrows', 'nouns', 'unused', 'rules', 'glossary'];
    run(process.execPath, ['scripts/check.ts', ...parts]);
  });
  test('its own tests and those of every game pass', LONG, () => {
    const suites = ['games', 'lessons', 'rules', 'words', 'replay'].map((folder) => `packages/web/src/${folder}`);
    run('vitest', ['run', `packages/games/${ID}`, 'packages/games/all', 'packages/cli/src/engine', ...suites]);
  });
  test('the web is built with it, and a match is played in the browser', LONG, () => {
    run(process.execPath, ['scripts/build-web.ts']);
    run('vitest', ['run', '--config', 'vitest.browser.config.ts', 'packages/web/tests/match.browser.test.ts'], {
      SAGEBRUSH_GAME: ID,
    });
  });
}
