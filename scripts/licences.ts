// The licences of everything that is shipped or runs on a host's machine, found by following the lockfile from our
// three programs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tree.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  /** Only for tools, or where it happens to be there. */
  readonly devOptional?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type Packages = Readonly<Record<string, Locked>>;
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const PROGRAMS = ['packages/server', 'packages/cli', 'packages/web'];
/** Licences that let anybody use, change and pass on the work with its notice. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
];

/** As Node resolves: beside the package, then in every folder above. */
function placeOf(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
  }
}

/**
 * The places of everything that the programs need when they run: our own folders, and those of others in node_modules.
 */
export function neededPlaces(packages: Packages): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...PROGRAMS];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const locked = packages[place];
    if (!locked || found.has(place)) continue;
    found.add(place);
    if (locked.link) waiting.push(locked.resolved ?? '');
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const next = placeOf(packages, place, needed);
      if (next !== undefined) waiting.push(next);
    }
  }
  return found;
}

/** Every package of others that the programs need when they run, each version once, by name. */
export function shipped(packages: Packages): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const place of neededPlaces(packages)) {
    const { link, version = '', license: licence = 'unknown' } = packages[place] ?? {};
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!link && place.includes('node_modules/')) found.set(`${name} ${version}`, { name, version, licence });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

export const wrongLicences = (packages: Packages): string[] =>
  shipped(packages)
    .filter(({ licence }) => !ALLOWED.includes(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} is under ${licence}: look whether we may pass it on, then add the licence to scripts/licences.ts`,
    );

const BEGIN = '<!-- packages: npm run licences -->\n';

/** The list as NOTICE.md has it: a line for each licence. */
export function listed(packages: Packages): string {
  const all = shipped(packages);
  const licences = [...new Set(all.map(({ licence }) => licence))].sort();
  const names = (licence: string): string =>
    [...new Set(all.filter((one) => one.licence === licence).map(({ name }) => name))].join(', ');
  return licences.map((licence) => `- **${licence}**: ${names(licence)}\n`).join('');
}

export const isListed = (notice: string, packages: Packages): boolean => notice.endsWith(BEGIN + listed(packages));

export const lockedPackages = (): Packages =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;

/** `npm run licences`: brings the list in NOTICE.md up to date. */
if (import.meta.main) {
  const file = join(ROOT, 'NOTICE.md');
  const notice = readFileSync(file, 'utf8');
  writeFileSync(file, notice.slice(0, notice.indexOf(BEGIN)) + BEGIN + listed(lockedPackages()));
}
