// What is script in the browser: no game's terminal, no rules page and no lesson (text and data that are fetched), and of
// the server's routes no more than a caller needs.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Route, routes, streams } from '@sagebrush/protocol';
import type { Plugin } from 'vite';

const NO_TERMINAL = '\0no-terminal';
const TEXT = /\.(?:md|json)\?raw$/;
/** What a game has that is nothing but data: lesson, trail, glossary, what its puzzles teach. */
const DATA = /\/(?<name>\w+)\/web\/(?:(?<part>lesson|trail|puzzles)\/index|glossary)\.ts$/;
const JSON_FILE = /^\..*\.json$/;
/** Such a file is not loaded by its own name: what ends in `.json` would be read as JSON, whatever stood in its place. */
const FETCHED_JSON = '\0fetched:';
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
      return `${fetched(file)}export default await reply.text();`;
    },
  };
}

/** Data as a file of its own: a browser reads it in a fraction of the time that it takes for script. */
export function fetchedData(): Plugin {
  return {
    name: 'sagebrush:fetched-data',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      importer !== undefined && JSON_FILE.test(id) ? `${FETCHED_JSON}${join(dirname(importer), id)}` : null,
    async load(id) {
      if (id.startsWith(FETCHED_JSON)) {
        const path = id.slice(FETCHED_JSON.length);
        const file = this.emitFile({
          type: 'asset',
          name: basename(path),
          source: oneLine(readFileSync(path, 'utf8')),
        });
        return { code: `${fetched(file)}export default await reply.json();`, moduleType: 'js' };
      }
      const { name, part = 'glossary' } = DATA.exec(id)?.groups ?? {};
      if (name === undefined) return null;
      const data = { ...(await import(pathToFileURL(id).href)) } as Readonly<Record<string, unknown>>;
      const source = JSON.stringify(data);
      if (!isDeepStrictEqual(JSON.parse(source), data))
        this.error(`${id} is fetched as JSON: all that it exports has to be texts, numbers, lists and objects`);
      const file = this.emitFile({ type: 'asset', name: `${name}-${part}.json`, source });
      return `${fetched(file)}export const { ${Object.keys(data).join(', ')} } = await reply.json();`;
    },
  };
}

const oneLine = (json: string): string => JSON.stringify(JSON.parse(json));
const fetched = (file: string): string => `const reply = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!reply.ok) throw new Error(\`\${reply.url}: \${reply.status}\`);
`;

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
