// A small build of a game: its terminal stays outside, its text is a file beside the scripts.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedTexts, withoutTerminal } from './browser-parts.ts';

const FILES: Readonly<Record<string, string>> = {
  'page.ts': "import { entry } from './game/entry.ts';\nawait entry.web();",
  'game/entry.ts':
    "export const entry = { web: () => import('./web/plugin.ts'), terminal: async () => (await import('./terminal/tabletop.ts')).tabletop };",
  'game/web/plugin.ts': "export const rules = () => import('../rules.en.md?raw');",
  'game/terminal/tabletop.ts': "export const tabletop = 'lines of the terminal';",
  'game/rules.en.md': '# „Nobody“ draws first\n',
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sagebrush-browser-parts-')));
let output: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutTerminal(), fetchedTexts()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(folder, 'page.ts') } },
  });
  ({ output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput);
});
afterAll(() => rmSync(folder, { recursive: true }));

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
