// A new game from the template: one folder, and one line in the list of games. Lockfile and link follow, as after an
// install.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FormatError, shape } from '@sagebrush/engine';

export interface NewGame {
  readonly id: string;
  readonly title: string;
}

const TEMPLATE = join(import.meta.dirname, '../templates/game');
const LIST = 'packages/games/all/src/list.ts';

/** Makes the game in the house that stands in this folder, and says where. */
export function makeGame(root: string, { id, title }: NewGame): string {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(id))
    throw new FormatError(id, 'is no id: expected 2 to 20 small letters and digits, a letter first');
  if (!/^[^'`\\{}<>]+$/.test(title)) throw new FormatError('--title', 'has signs that code cannot hold');
  shape.line(40).parse(title, '--title');
  if (wordsOfCode().has(id)) throw new FormatError(id, 'is a word of the code that would be made: expected another id');
  if (!existsSync(join(root, LIST))) throw new FormatError(root, `is no clone of Sagebrush: it has no ${LIST}`);
  const folder = `packages/games/${id}`;
  for (const taken of [folder, `packages/${id}`])
    if (existsSync(join(root, taken))) throw new FormatError(taken, 'is there already');
  const filled = filler({ id, title, prefix: freePrefix(root, id) });
  for (const path of templateFiles()) {
    const to = join(root, folder, path.replace(/\.tpl$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, filled(readFileSync(join(TEMPLATE, path), 'utf8')));
  }
  list(root, id);
  link(root, id);
  return folder;
}

const templateFiles = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tpl'));

/** What the language keeps to itself, besides what the template says of it. */
const RESERVED =
  'arguments break case catch class continue debugger delete do enum eval extends finally implements in ' +
  'instanceof interface let package private protected public static super switch this throw try var while with yield';

/** A game is a name in its code, and a name means one thing. */
function wordsOfCode(): ReadonlySet<string> {
  const code = templateFiles()
    .filter((path) => /\.tsx?\.tpl$/.test(path))
    .map((path) => readFileSync(join(TEMPLATE, path), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\/|'[^'\n]*'/g, ''));
  return new Set([RESERVED, ...code].join(' ').match(/\b[a-z][A-Za-z0-9]*\b/g));
}

/** A poster of its own colour, by the letters of the id. */
const colourOf = (id: string): string => {
  const sum = [...id].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 360, 7);
  return `hsl(${sum} 45% 55%)`;
};

const filler =
  ({ id, title, prefix }: NewGame & { readonly prefix: string }) =>
  (text: string): string =>
    text
      .replaceAll('{{id}}', id)
      .replaceAll('{{Id}}', id.charAt(0).toUpperCase() + id.slice(1))
      .replaceAll('{{title}}', title)
      .replaceAll('{{XX}}', prefix)
      .replaceAll('{{colour}}', colourOf(id));

/** Two letters for the clauses that no other game has, from the id where that can be. */
function freePrefix(root: string, id: string): string {
  const games = join(root, 'packages/games');
  const taken = new Set(
    readdirSync(games)
      .map((game) => join(games, game, 'rules.en.md'))
      .filter((page) => existsSync(page))
      .map((page) => /\*\*([A-Z]{2})-/.exec(readFileSync(page, 'utf8'))?.[1]),
  );
  const letters = [...id.toUpperCase().replace(/\d/g, ''), ...'XQZWVYKJHG'];
  const found = letters.flatMap((one, index) => letters.slice(index + 1).map((other) => one + other));
  const free = found.find((prefix) => !taken.has(prefix));
  if (free === undefined) throw new FormatError(id, 'leaves no two letters for its clauses');
  return free;
}

/** The one line. */
function list(root: string, id: string): void {
  const file = join(root, LIST);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const all = [...lines, `export { ${id}Entry } from '@sagebrush/${id}/entry';`].sort();
  writeFileSync(file, `${[head, ...all].join('\n')}\n`);
}

type Dependencies = { readonly [name: string]: string };
interface Manifest {
  dependencies: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly name: string;
  readonly version: string;
  readonly license: string;
}
interface Lockfile {
  packages: { [place: string]: object };
}

const bySpelling = <T>(things: { readonly [name: string]: T }): { [name: string]: T } =>
  Object.fromEntries(Object.entries(things).sort(([one], [other]) => one.localeCompare(other, 'en')));
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const write = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const lockedForm = ({ name, version, license, dependencies, devDependencies }: Manifest): object => ({
  name,
  version,
  license,
  dependencies,
  ...(devDependencies ? { devDependencies } : {}),
});

/** What `npm install` would do for a package of the house that needs nothing from outside. */
function link(root: string, id: string): void {
  const all = join(root, 'packages/games/all/package.json');
  const manifest = read<Manifest>(all);
  manifest.dependencies = bySpelling({ ...manifest.dependencies, [`@sagebrush/${id}`]: '0.1.0' });
  write(all, manifest);
  const lockFile = join(root, 'package-lock.json');
  const lock = read<Lockfile>(lockFile);
  lock.packages = bySpelling({
    ...lock.packages,
    'packages/games/all': lockedForm(manifest),
    [`packages/games/${id}`]: lockedForm(read<Manifest>(join(root, `packages/games/${id}/package.json`))),
    [`node_modules/@sagebrush/${id}`]: { resolved: `packages/games/${id}`, link: true },
  });
  write(lockFile, lock);
  const links = join(root, 'node_modules/@sagebrush');
  if (existsSync(links) && !existsSync(join(links, id)))
    symlinkSync(join('../../packages/games', id), join(links, id), 'junction');
}
