// Small builds with workers in them: what is shared is built once. A helper that cannot be patched breaks the build, and
// so does a worker that would load what only a page can run.
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { workerChunks } from './worker-chunks.ts';

const FILES: Readonly<Record<string, string>> = {
  '/page.ts':
    "import { load } from './shared.ts';\nnew Worker(new URL('./some.worker.ts', import.meta.url), { type: 'module' });\nload();",
  '/some.worker.ts': "import { load } from './shared.ts';\nload();",
  '/shared.ts': "export const load = () => import('./game.ts');",
  '/game.ts': "console.log('the rules');",
  '/plain.ts': "console.log('nothing to load');",
  '/drawing.ts':
    "import { Sign } from './Sign.tsx';\nimport { load } from './shared.ts';\nnew Worker(new URL('./some.worker.ts', import.meta.url));\nload(Sign);",
  '/Sign.tsx': "export const Sign = () => 'a sign';",
  '/drawn.ts': "new Worker(new URL('./drawn.worker.ts', import.meta.url));\nimport('./game.ts');",
  '/drawn.worker.ts': "import { Sign } from './Sign.tsx';\nconsole.log(Sign());",
  '/titled.ts': "new Worker(new URL('./titled.worker.ts', import.meta.url));\nimport('./game.ts');",
  '/titled.worker.ts': "const load = () => import('./title.ts');\nload();",
  '/title.ts': "// What the document. says\ndocument.title = 'a title';",
};
const files: Plugin = {
  name: 'files',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('.') || id in FILES ? `/${id.replace(/^\.?\//, '')}` : null),
  load: (id) => FILES[id],
};

async function built(
  input: string,
  plugins: readonly Plugin[] = [],
  codeSplitting: Rolldown.CodeSplittingOptions | true = true,
): Promise<readonly Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, ...plugins, workerChunks()],
    build: { write: false, minify: false, rolldownOptions: { input, output: { codeSplitting } } },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

test('a worker is a chunk of the same build: what it shares with the page is built once', async () => {
  const chunks = await built('/page.ts');
  const worker = chunks.find(({ name }) => name === 'some.worker');
  const page = chunks.find(({ name }) => name === 'page');
  expect(page?.code).toContain(worker?.fileName.split('/').at(-1));
  expect(page?.code).not.toContain('some.worker.ts');
  expect(chunks.filter(({ code }) => code.includes('the rules'))).toHaveLength(1);
  expect(worker?.imports).not.toContain(page?.fileName);
});

test('the helper of Vite leaves the document alone where there is none', async () => {
  const code = (await built('/page.ts')).map((chunk) => chunk.code).join('\n');
  expect(code).toMatch(
    /function preload\([^)]*\) \{\s*if \(typeof document === ["']undefined["']\) return baseModule\(\);/,
  );
});

test('a helper that begins otherwise breaks the build, and so does one that is not there', async () => {
  const other: Plugin = {
    name: 'other',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('preload-helper') ? code.replace('function preload(', 'function fetchAhead(') : null,
  };
  await expect(built('/page.ts', [other])).rejects.toThrow('workers could not load a game');
  await expect(built('/plain.ts')).rejects.toThrow('workers could not load a game');
});

test('a component in a file of a worker breaks the build, imported or only put there', async () => {
  await expect(built('/drawn.ts')).rejects.toThrow(
    /a worker cannot run \/Sign\.tsx, and would load it: .*drawn\.worker/,
  );
  await expect(built('/drawing.ts')).resolves.toHaveLength(4);
  const mixed = { groups: [{ name: 'mixed', test: /Sign|shared/ }] };
  await expect(built('/drawing.ts', [], mixed)).rejects.toThrow(
    /a worker cannot run \/Sign\.tsx.*some\.worker[^ ]* -> [^ ]*mixed/,
  );
});

test('a module that reaches for the document breaks the build, also where it is loaded later', async () => {
  await expect(built('/titled.ts')).rejects.toThrow(
    /a worker cannot run \/title\.ts.*titled\.worker[^ ]* -> [^ ]*title/,
  );
});
