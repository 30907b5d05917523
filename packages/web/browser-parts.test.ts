// A small build of a game: its terminal stays outside, its text is a file beside the scripts, and of the routes that it
// calls there are only the paths.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes, streams } from '@sagebrush/protocol';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedTexts, routePaths, withoutTerminal } from './browser-parts.ts';

const FILES: Readonly<Record<string, string>> = {
  'page.ts':
    "import { entry } from './game/entry.ts';\nimport { routes, streams } from './protocol/src/routes.ts';\nawait entry.web(routes, streams);",
  'protocol/src/routes.ts': 'export const routes = {};\nexport const streams = {};',
  'game/entry.ts':
    "export const entry = { web: () => import('./web/plugin.ts'), terminal: async () => (await import('./terminal/tabletop.ts')).tabletop };",
  'game/web/plugin.ts': "export const rules = () => import('../rules.en.md?raw');",
  'game/terminal/tabletop.ts': "export const tabletop = 'lines of the terminal';",
  'game/rules.ts': "console.log('no routes');",
  'game/rules.en.md': '# „Nobody“ draws first\n',
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sagebrush-browser-parts-')));
let output: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  output = await built('page.ts', [withoutTerminal(), fetchedTexts(), routePaths()]);
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

test('what the terminal draws is in no script', () => {
  expect(scripts()).not.toContain('lines of the terminal');
});

test('a text is a file as it was written, which a script fetches by its name', () => {
  const texts = output.filter((file) => file.type === 'asset');
  expect(texts.map(({ source }) => source)).toEqual([FILES['game/rules.en.md']]);
  expect(scripts()).toContain(texts[0]?.fileName);
  expect(scripts()).not.toContain('draws first');
});

test('a browser has method and path of every route, and neither shapes nor words', async () => {
  for (const { path } of [...Object.values(routes), ...Object.values(streams)]) expect(scripts()).toContain(path);
  expect(scripts()).not.toContain(routes.arrive.about);
  expect(scripts()).not.toContain('reply');
  await expect(built('game/rules.ts', [routePaths()])).rejects.toThrow('no list of routes was found');
});
