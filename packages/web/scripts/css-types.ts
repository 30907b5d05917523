// Writes a declaration beside every CSS module, so that the compiler knows its classes: `x.module.d.css.ts`, which git
// ignores. The names come from the build itself. It runs before the types are checked, and by `npm run css-types`.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const config = await resolveConfig({ configFile, logLevel: 'error' }, 'build');
const pathsOf = (ending: string): string[] =>
  globSync(`${packages}**/*${ending}`, { exclude: ['**/node_modules/**', '**/dist/**'] });

for (const path of pathsOf('.module.css')) {
  const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
  const names = Object.keys(modules).sort();
  const declared = names.map((name) => `export const ${name}: string;\n`).join('');
  const to = path.replace(/\.css$/, '.d.css.ts');
  if (!existsSync(to) || readFileSync(to, 'utf8') !== declared) writeFileSync(to, declared);
}
for (const path of pathsOf('.module.d.css.ts')) if (!existsSync(path.replace(/\.d\.css\.ts$/, '.css'))) rmSync(path);
