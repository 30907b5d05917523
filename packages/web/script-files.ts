// Which script file holds what: few of them for a first visit, because each costs a phone a request and its headers.
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
const DOOR = /\/web\/src\/main\.tsx$/;
/** Workers, and the rules that they load: none of it may import what only a page can run. */
const WORKERS = /\/web\/src\/.*\.worker\.ts$|\/games\/[^/]+\/src\/(?:index|game)\.ts$/;
/** Beside the games' rules, which no front page needs, what page and workers share. */
const SHARED =
  /vite\/preload-helper|rolldown\/runtime|\/(?:engine\/src\/(?:detach|errors|fault|game|lang)|poker\/src\/(?:cards|format-error)|web\/src\/games\/games|web\/src\/table\/match-store|games\/all\/src\/\w+|games\/\w+\/(?:entry|src\/daily)|chance-seat)\.ts$/;
/** Of it, pages without a table need a part. */
const ENGINE = /\/engine\/src\/|\/@noble\//;
/** Only who shows a face needs them. */
const PORTRAITS = /\/art\/people\//;
/** One language is enough. */
const WORDS = /\/words\/(?:en|de|it)\.ts$/;
/** Pages with a table and what the games draw there, pages that need nothing of it, and those that show some of it. */
const TABLES = /\/(?:TablePage|OnlinePage|LessonPage|PuzzlePage|ReplayPage|web\/screen)\.tsx$/;
const PLAIN = /\/(?:Lobby|Rules|Hands)Page\.tsx$/;
const SET_UP = /\/SetUpPage\.tsx$|\/games\/[^/]+\/web\/.*Page\.tsx$/;
/** What so many beginnings have in common hardly any page does without. */
const MANY = 12;

/** All that is there before the last of these modules runs. */
function withImports(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** By module; the bundler finds a file for all that is not here. */
function filesOf(known: ReadonlySet<string>, graph: Graph): ReadonlyMap<string, string> {
  const allOf = (beginning: RegExp): readonly string[] => [...known].filter((id) => beginning.test(id));
  const [workers, door] = [withImports(allOf(WORKERS), graph), withImports(allOf(DOOR), graph)];
  const beginnings = new Set([...known].filter((id) => isBeginning(id, graph)));
  const needs = [...beginnings].map((id) => ({ id, all: withImports([id], graph) }));
  const tables = needs.filter(({ id }) => TABLES.test(id));
  const plain = needs.filter(({ id }) => PLAIN.test(id));
  const setUp = needs.filter(({ id }) => SET_UP.test(id));
  const countIn = (some: typeof needs, id: string): number => some.filter(({ all }) => all.has(id)).length;
  const fileOf = (id: string): string | undefined => {
    if (SHARED.test(id)) return 'shared';
    if (door.has(id) && !workers.has(id)) return 'shell';
    if (beginnings.has(id) || WORDS.test(id) || countIn(needs, id) < 2) return undefined;
    if (PORTRAITS.test(id)) return undefined;
    if (!workers.has(id) && countIn(needs, id) >= MANY) return 'kit';
    const isPlain = countIn(plain, id) > 0;
    if (ENGINE.test(id)) return isPlain ? 'base' : 'engine';
    if (isPlain) return undefined;
    if (workers.has(id) || countIn(tables, id) < 2) return undefined;
    return countIn(setUp, id) > 0 ? 'cards' : 'table';
  };
  return new Map([...known].flatMap((id) => [[id, fileOf(id)] as const]).filter(isPlaced));
}

const isPlaced = (place: readonly [string, string | undefined]): place is readonly [string, string] =>
  place[1] !== undefined;

/** It is loaded by itself, when it is asked for. */
function isBeginning(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

export function scriptFiles(): Rolldown.CodeSplittingOptions {
  const known = new Set<string>();
  let files: ReadonlyMap<string, string> | undefined;
  return {
    // What a worker can load must not come with what only a page can run.
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id, graph) {
          files ??= filesOf(known, graph);
          return files.get(id) ?? null;
        },
        test(id) {
          known.add(id);
          return true;
        },
      },
    ],
  };
}
