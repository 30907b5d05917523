// Makes of every publishable package a folder that `npm pack` takes as it is: compiled, declared, with its papers.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, posix } from 'node:path';
import { ROOT } from '../scripts/tree.ts';
import { declaration, script } from './compiled.ts';
import { PUBLISHABLE, type Publishable } from './publishable.ts';
import { reachable } from './reachable.ts';

/** Everything that releasing makes; git ignores it. */
export const PACK_FOLDER = join(ROOT, '.pack');
const EMITTED = join(PACK_FOLDER, 'emitted');
const PAPERS = ['LICENSE', 'NOTICE.md'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: object;
}

/** Compiles the house and stages every package, the web as it was built; says where each lies. */
export function stageAll(): readonly string[] {
  if (!existsSync(join(ROOT, 'packages/web/dist/index.html'))) throw new Error('The web is not built: npm run build');
  rmSync(PACK_FOLDER, { recursive: true, force: true });
  run(process.execPath, ['packages/web/scripts/css-types.ts']);
  run('tsc', ['-p', 'tsconfig.pack.json']);
  return PUBLISHABLE.map(stage);
}

export function run(command: string, args: readonly string[], cwd = ROOT, input = ''): string {
  const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env, input });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Where a package lies, ready to be packed. */
export const stagedFolder = ({ name }: Publishable): string =>
  join(PACK_FOLDER, name.replace('/', '-').replace('@', ''));

function stage(one: Publishable): string {
  const to = stagedFolder(one);
  const from = join(ROOT, one.folder);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  stageCompiled(one, manifest, to);
  for (const path of filesIn(from).filter((file) => one.files?.test(file)))
    put(join(to, path), readFileSync(join(from, path)));
  for (const paper of PAPERS) cpSync(join(ROOT, paper), join(to, paper));
  for (const page of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(from, page))) put(join(to, page), withoutLinksOut(readFileSync(join(from, page), 'utf8')));
  put(join(to, 'package.json'), `${JSON.stringify(published(one, manifest), null, 2)}\n`);
  return to;
}

const emittedOf = ({ folder }: Publishable): string => join(EMITTED, folder.replace(/^packages\//, ''));

/** What the doors of a package lead to, with its declarations and maps. A game's table lies in the built web. */
function stageCompiled(one: Publishable, { exports = {}, bin = {} }: Manifest, to: string): void {
  const textOf = (path: string): string => readFileSync(join(emittedOf(one), path), 'utf8');
  const isOurs = (path: string): boolean =>
    path.endsWith('.js') && !path.startsWith('web/') && existsSync(join(emittedOf(one), path));
  const doors = [...doorsIn(exports), ...Object.entries(bin)].map(([, path]) => posix.normalize(compiledPath(path)));
  for (const path of reachable(doors, (file) => (isOurs(file) ? textOf(file) + textOf(declared(file)) : undefined))) {
    put(join(to, path), script(textOf(path)));
    put(join(to, `${path}.map`), textOf(`${path}.map`));
    put(join(to, declared(path)), declaration(textOf(declared(path))));
  }
}

/** A link that leads out of the package would lead nowhere from where it is installed: its text stays. */
const withoutLinksOut = (page: string): string => page.replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1');

/** The declarations of a compiled file. Types alone are followed there, and nowhere else. */
const declared = (path: string): string => path.replace(/\.js$/, '.d.ts');

/** The doors that others may use: not those for our own tests. */
const doorsIn = (exports: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(exports).filter(([door]) => door !== './testing');

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));

const compiledPath = (path: string): string => path.replace(/\.tsx?$/, '.js');

function published(one: Publishable, manifest: Manifest): object {
  const isBuilt = one.folder === 'packages/web';
  return {
    name: one.name,
    version: manifest.version,
    description: one.description,
    keywords: one.keywords,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    engines: { node: one.node },
    ...(manifest.bin ? { bin: mapped(manifest.bin, compiledPath) } : {}),
    exports: {
      ...Object.fromEntries(doorsIn(manifest.exports ?? {}).map(([door, path]) => [door, doorOf(path)])),
      './package.json': './package.json',
    },
    ...(isBuilt ? {} : { dependencies: { ...manifest.dependencies, ...neededAt(one, manifest.version) } }),
    ...(manifest.peerDependencies
      ? { peerDependencies: manifest.peerDependencies, peerDependenciesMeta: manifest.peerDependenciesMeta }
      : {}),
  };
}

/** All packages have one version. */
const neededAt = ({ needs = [] }: Publishable, version: string): Record<string, string> =>
  Object.fromEntries(needs.map((name) => [name, version]));

const doorOf = (path: string): object => ({
  types: compiledPath(path).replace(/\.js$/, '.d.ts'),
  default: compiledPath(path),
});

const mapped = (paths: Readonly<Record<string, string>>, change: (path: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, change(path)]));
