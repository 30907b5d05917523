// What is script in the browser: no game's terminal, no rules page (it is text that is fetched), and of the server's
// routes no more than a caller needs.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Route, routes, streams } from '@sagebrush/protocol';
import type { Plugin } from 'vite';

const NO_TERMINAL = '\0no-terminal';
const TEXT = /\.(?:md|json)\?raw$/;
const ROUTES = /\/protocol\/src\/routes\.ts$/;

/** An entry names the part for the terminal too; the web never asks for it. */
export function withoutTerminal(): Plugin {
  return {
    name: 'sagebrush:without-terminal',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id.startsWith('./terminal/') && importer?.endsWith('/entry.ts') ? NO_TERMINAL : null),
    load: (id) => (id === NO_TERMINAL ? 'export {};' : null),
  };
}

/** A text as a file of its own: the module that stands for it waits until it is here. */
export function fetchedTexts(): Plugin {
  return {
    name: 'sagebrush:fetched-texts',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!TEXT.test(id)) return null;
      const path = id.replace(/\?raw$/, '');
      const file = this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path, 'utf8') });
      this.addWatchFile(path);
      return `const reply = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!reply.ok) throw new Error(\`\${reply.url}: \${reply.status}\`);
export default await reply.text();`;
    },
  };
}

/** The client calls by method and path: the shapes and words that the server answers by stay out of the browser. */
export function routePaths(): Plugin {
  let isFound = false;
  return {
    name: 'sagebrush:route-paths',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!ROUTES.test(id)) return null;
      isFound = true;
      return `export const routes = ${called(routes)};\nexport const streams = ${called(streams)};`;
    },
    generateBundle() {
      if (!isFound) this.error('no list of routes was found: the browser would be sent the shapes of all of them');
    },
  };
}

const called = (list: Readonly<Record<string, Partial<Pick<Route, 'method'>> & Pick<Route, 'path'>>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(list).map(([name, { method, path }]) => [name, { method, path }])));
