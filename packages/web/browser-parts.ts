// What of a game's files is script in the browser: its terminal is not, and its rules pages are text that is fetched.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const NO_TERMINAL = '\0no-terminal';
const TEXT = /\.md\?raw$/;

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
