// What production needs, and nothing else: the packages of others that our shipped sources import, without their tests
// and what only those use.
import { testFiles } from './arrows.ts';
import { neededPlaces, type Packages } from './licences.ts';
import { importsOf } from './scan.ts';
import type { TreeFile } from './tree.ts';

/** `@fontsource/rye/latin-400.css` comes with `@fontsource/rye`. */
const packageOf = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
const isOthers = (from: string): boolean => !/^(?:\.|node:|virtual:|@sagebrush\/)/.test(from);

/**
 * Tools that a shipped package lists as a dependency, and what its sources import without listing it; one sentence
 * each.
 */
export function wrongDependencies(packages: Packages, files: readonly TreeFile[]): string[] {
  const forTests = testFiles(files);
  const folders = [...neededPlaces(packages)].filter((place) => !place.includes('node_modules/'));
  return folders.flatMap((folder) => {
    const sources = files.filter(({ path }) => path.startsWith(`${folder}/src/`) && !forTests.has(path));
    const imports = sources.flatMap(({ text }) => importsOf(text).map(({ from }) => from));
    const imported = new Set(imports.filter(isOthers).map(packageOf));
    const listed = new Set(Object.keys(packages[folder]?.dependencies ?? {}).filter(isOthers));
    return [
      ...[...listed.difference(imported)].map(
        (name) => `${folder} lists ${name}, but only tests or tools use it: a devDependency`,
      ),
      ...[...imported.difference(listed)].map(
        (name) => `${folder} imports ${name}, which is not among its dependencies`,
      ),
    ];
  });
}

/**
 * Installed for production although no program of ours needs it: a package that is not shipped lists it as a
 * dependency.
 */
export function strayPackages(packages: Packages): string[] {
  const needed = neededPlaces(packages);
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional, link }]) =>
        place.includes('node_modules/') && !dev && !devOptional && !link && !needed.has(place),
    )
    .map(([place]) => place);
}
