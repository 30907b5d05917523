// Which script file holds what: few of them for a first visit, because each costs a phone a request and its headers.
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
const DOOR = /\/web\/src\/main\.tsx$/;
/** Workers, and the rules that they load: none of it may import what only a page can run. */
const WORKERS = /\/web\/src\/.*\.worker\.ts$|\/games\/[^/]+\/src\/(?:index|game)\.ts$/;
/** Beside the games' rules, which no front page needs, what page and workers share. */
const SHARED =
  /vite\/preload-helper|rolldown\/runtime|\/(?:engine\/src\/(?:detach|game|lang)|web\/src\/games\/games|web\/src\/table\/match-store|games\/all\/src\/\w+|games\/\w+\/entry|chance-seat)\.ts$/;

/** All that is there before the first of these modules runs. */
function withImports(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

export function scriptFiles(): Rolldown.CodeSplittingOptions {
  const known = new Set<string>();
  let shell: ReadonlySet<string> | undefined;
  const shellOf = (graph: Graph): ReadonlySet<string> => {
    const workers = withImports(
      [...known].filter((id) => WORKERS.test(id)),
      graph,
    );
    return withImports(
      [...known].filter((id) => DOOR.test(id)),
      graph,
    ).difference(workers);
  };
  return {
    groups: [
      { name: 'shared', test: SHARED, priority: 3 },
      {
        name: (id, graph) => {
          shell ??= shellOf(graph);
          return shell.has(id) ? 'shell' : null;
        },
        test(id) {
          known.add(id);
          return true;
        },
        priority: 2,
      },
    ],
  };
}
