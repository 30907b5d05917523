// Workers as chunks of the page's own build. Vite bundles each worker by itself, with the games and all: every game
// would ship once for the page and once for each worker.
import { dirname, join, parse } from 'node:path';
import type { Plugin } from 'vite';

const NEW_WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g;
const HELPER = '\0vite/preload-helper.js';
/** How Vite's helper begins; it goes on with the page's document, which no worker has. */
const HELPER_BEGINS = /function preload\(baseModule,[^)]*\) \{/;

export function workerChunks(): Plugin {
  let isPatched = false;
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
        return `new Worker(import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
    generateBundle() {
      if (!isPatched) this.error('the preload helper of Vite is no longer as it was: workers could not load a game');
    },
  };
}
