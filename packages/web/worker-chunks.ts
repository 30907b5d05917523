// Workers as chunks of the page's own build. Vite bundles each worker by itself, with the games and all: every game
// would ship once for the page and once for each worker. What they share lies in files of both, so the build makes sure
// that none of them brings along what only a page can run.
import { dirname, join, parse } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NEW_WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g;
const HELPER = '\0vite/preload-helper.js';
/** How Vite's helper begins; it goes on with the page's document, which no worker has. */
const HELPER_BEGINS = /function preload\(baseModule,[^)]*\) \{/;

/** Components, styles, and the library that draws them. */
const PAGE_FILE = /\.(?:tsx|css)$|\/node_modules\/(?:react|react-dom|scheduler)\//;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const PAGE_NAME = /(?<![\w$.'"`])(?:document|window|localStorage|sessionStorage)\??\./;
/** A game's entry names its table in the browser too; no worker asks for it. */
const PAGE_OF_GAME = /\/games\/[^/]+\/web\//;

export function workerChunks(): Plugin {
  let isPatched = false;
  const workers = new Set<string>();
  return {
    name: 'sagebrush:worker-chunks',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id === HELPER) {
        isPatched = HELPER_BEGINS.test(code);
        return code.replace(
          HELPER_BEGINS,
          (begin) => `${begin} if (typeof document === 'undefined') return baseModule();`,
        );
      }
      if (!code.includes('new Worker(')) return null;
      return code.replace(NEW_WORKER, (_, file: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), file), name: parse(file).name });
        workers.add(chunk);
        return `new Worker(import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
    generateBundle(_, bundle) {
      if (!isPatched) this.error('the preload helper of Vite is no longer as it was: workers could not load a game');
      const found = [...workers].flatMap((worker) => pageParts(this, bundle, this.getFileName(worker)));
      if (found.length > 0) this.error(found.join('\n'));
    },
  };
}

/** What a worker would load and cannot run, one sentence a module. */
function pageParts(graph: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, worker: string): string[] {
  /** The files that it loads, each with how it comes to it. */
  const ways = new Map([[worker, worker]]);
  return [...loaded()].flatMap(({ chunk, way }) =>
    chunk.moduleIds
      .filter((id) => isOfPage(graph, id))
      .map((id) => `a worker cannot run ${id}, and would load it: ${way}`),
  );

  function* loaded(): Generator<{ readonly chunk: Rolldown.OutputChunk; readonly way: string }> {
    for (const [file, way] of ways) {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') continue;
      yield { chunk, way };
      const asked = chunk.dynamicImports.filter((name) => !PAGE_OF_GAME.test(beginningOf(name)));
      for (const next of [...chunk.imports, ...asked]) if (!ways.has(next)) ways.set(next, `${way} -> ${next}`);
    }
  }
  function beginningOf(file: string): string {
    const chunk = bundle[file];
    return (chunk?.type === 'chunk' && chunk.facadeModuleId) || '';
  }
}

function isOfPage(graph: Rolldown.PluginContext, id: string): boolean {
  if (id === HELPER) return false;
  const code = graph.getModuleInfo(id)?.code ?? '';
  return PAGE_FILE.test(id) || PAGE_NAME.test(code.replace(COMMENT, ''));
}
