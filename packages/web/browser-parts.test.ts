// A small build of a game: its terminal stays outside, its text is a file beside the scripts, and of the routes that it
// calls there are only the paths.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes, streams } from '@sagebrush/protocol';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedData, fetchedTexts, routePaths, withoutTerminal } from './browser-parts.ts';

const FILES: Readonly<Record<string, string>> = {
  'page.ts':
    "import { entry } from './game/entry.ts';\nimport cards from './game/cards/first.json' with { type: 'json' };\nconsole.log(cards.name);\nimport { routes, streams } from './protocol/src/routes.ts';\nawait entry.web(routes, streams);",
  'protocol/src/routes.ts': 'export const routes = {};\nexport const streams = {};',
  'game/entry.ts':
    "export const entry = { web: () => import('./web/plugin.ts'), terminal: async () => (await import('./terminal/tabletop.ts')).tabletop };",
  'game/web/plugin.ts':
    "export const rules = () => import('../rules.en.md?raw');\nexport const lesson = async () => (await import('./lesson/index.ts')).lesson;",
  'game/web/lesson/index.ts': "import { text } from './en.ts';\nexport const lesson = { id: 'first', text };",
  'game/web/lesson/en.ts': "export const text: string = 'what is learned first';",
  'game/web/glossary.ts': "export const terms = [{ name: () => 'no data' }];",
  'game/terminal/tabletop.ts': "export const tabletop = 'lines of the terminal';",
  'game/rules.ts': "console.log('no routes');",
  'game/cards/first.json': '{\n  "name": "the first cards"\n}\n',
  'game/rules.en.md': '# „Nobody“ draws first\n',
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sagebrush-browser-parts-')));
let output: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  output = await built('page.ts', [withoutTerminal(), fetchedTexts(), fetchedData(), routePaths()]);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function built(input: string, plugins: Plugin[]): Promise<Rolldown.RolldownOutput['output']> {
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(folder, input) } },
  });
  return ((Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput).output;
}

const scripts = (): string => output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');

/** The one file of this name that scripts fetch. */
function sourceOf(name: string): string {
  const found = output.filter((file) => file.type === 'asset' && file.fileName.includes(name));
  expect(found).toHaveLength(1);
  expect(scripts()).toContain(found[0]?.fileName);
  return String(found[0]?.type === 'asset' && found[0].source);
}

test('what the terminal draws is in no script', () => {
  expect(scripts()).not.toContain('lines of the terminal');
});

test('a text is a file as it was written, which a script fetches by its name', () => {
  expect(sourceOf('.md')).toBe(FILES['game/rules.en.md']);
  expect(scripts()).not.toContain('draws first');
});

test('a lesson is a file of data, which a script fetches by its name', () => {
  expect(JSON.parse(sourceOf('game-lesson-'))).toEqual({ lesson: { id: 'first', text: 'what is learned first' } });
  expect(scripts()).not.toContain('learned first');
});

test('so is a file of JSON, on one line', () => {
  expect(sourceOf('first-')).toBe('{"name":"the first cards"}');
  expect(scripts()).not.toContain('the first cards');
});

test('what is fetched as data and is none breaks the build', async () => {
  await expect(built('game/web/glossary.ts', [fetchedData()])).rejects.toThrow('fetched as JSON');
});

test('a browser has method and path of every route, and neither shapes nor words', async () => {
  for (const { path } of [...Object.values(routes), ...Object.values(streams)]) expect(scripts()).toContain(path);
  expect(scripts()).not.toContain(routes.arrive.about);
  expect(scripts()).not.toContain('reply');
  await expect(built('game/rules.ts', [routePaths()])).rejects.toThrow('no list of routes was found');
});
