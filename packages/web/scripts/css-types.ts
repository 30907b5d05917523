// Writes a declaration beside every CSS module, so that the compiler knows its classes: `x.module.d.css.ts`, which git
// ignores. The names come from the build itself. Run before the types are checked, and by `npm run css-types`.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { filesUnder, ROOT } from '../../../scripts/tree.ts';

const DECLARATION = /\.module\.d\.css\.ts$/;
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const config = await resolveConfig({ configFile, logLevel: 'error' }, 'build');

for (const { path, text } of filesUnder('packages', /\.module\.css$/)) {
  const { modules = {} } = await preprocessCSS(text, join(ROOT, path), config);
  const names = Object.keys(modules).sort();
  const declared = names.map((name) => `export const ${name}: string;\n`).join('');
  const to = join(ROOT, path.replace(/\.css$/, '.d.css.ts'));
  if (!existsSync(to) || readFileSync(to, 'utf8') !== declared) writeFileSync(to, declared);
}
for (const { path } of filesUnder('packages', DECLARATION))
  if (!existsSync(join(ROOT, path.replace('.d.css.ts', '.css')))) rmSync(join(ROOT, path));
