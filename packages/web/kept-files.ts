// What the service worker keeps for when there is no network: all of the house but what is nothing without the server.
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** How the app loads what is the server's (`src/online-only.ts`). */
const CALL = /\bonline(?:Page|Part)\(/g;
const CALL_WITH_FILE = /\bonline(?:Page|Part)\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?\s*\)/g;

interface KeptFiles {
  readonly plugin: Plugin;
  /** For the service worker's list: without the files that it need not keep. */
  readonly transform: <Entry extends { readonly url: string }>(
    manifest: Entry[],
  ) => { manifest: Entry[]; warnings: string[] };
}

export function keptFiles(): KeptFiles {
  /** By the module that loads it: the modules that are the server's. */
  const online = new Map<string, ReadonlySet<string>>();
  let dropped: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'sagebrush:kept-files',
      enforce: 'pre',
      apply: 'build',
      transform(code, id) {
        const files = [...code.matchAll(CALL_WITH_FILE)].map(([, file = '']) => join(dirname(id), file));
        if (files.length < (code.match(CALL)?.length ?? 0))
          this.error(
            `${id}: what is the server's has to be written as onlinePage(async () => (await import('…')).Name)`,
          );
        if (files.length > 0) online.set(id, new Set(files));
        return null;
      },
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        dropped = filesOf(chunks).difference(filesOf([...keptChunks(this, chunks, online)]));
      },
    },
    transform: (manifest) => ({ manifest: manifest.filter(({ url }) => !dropped.has(url)), warnings: [] }),
  };
}

/** Scripts and their styles. */
const filesOf = (chunks: readonly Rolldown.OutputChunk[]): Set<string> =>
  new Set(chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]));

/** All that can be reached without opening something of the server's. */
function keptChunks(
  graph: Rolldown.PluginContext,
  chunks: readonly Rolldown.OutputChunk[],
  online: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<Rolldown.OutputChunk> {
  const kept = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, moduleIds } of kept) {
    const opened = new Set(moduleIds.flatMap((id) => openedBy(graph, id, online.get(id))));
    for (const chunk of chunks) if (imports.includes(chunk.fileName) || holdsOneOf(chunk, opened)) kept.add(chunk);
  }
  return kept;
}

/** What a module loads later, but for the server's. */
const openedBy = (graph: Rolldown.PluginContext, id: string, online: ReadonlySet<string> = new Set()): string[] =>
  (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((next) => !online.has(next));

/** A file may have no module of its own and only hand on another's. */
const holdsOneOf = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk, wanted: ReadonlySet<string>): boolean =>
  [...moduleIds, facadeModuleId ?? ''].some((id) => wanted.has(id));
