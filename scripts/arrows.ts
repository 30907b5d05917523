// The arrows of the house: which room may import which, and that the pure rooms stay pure.
import { posix } from 'node:path';
import { importsOf, lineOf, scan, without } from './scan.ts';
import { GAME_FOLDERS, isTest, type TreeFile } from './tree.ts';

interface Room {
  readonly folder: string;
  readonly name: string;
  /** The rooms it may import, by package name; `inTests` are allowed in its tests besides. */
  readonly rooms: readonly string[];
  readonly inTests: readonly string[];
  /** Paths outside its folder that it may reach, by how they begin. */
  readonly reaches?: readonly string[];
  /** A pure room has no clock, no chance, no I/O, and no outside package but these. */
  readonly pure?: { readonly outside: RegExp };
}

const POKER = '@sagebrush/poker';
const ENGINE = '@sagebrush/engine';
const TESTKIT = '@sagebrush/testkit';
const TABLE_KIT = '@sagebrush/table-kit';
const PROTOCOL = '@sagebrush/protocol';
const SERVER = '@sagebrush/server';
const EACH_GAME = GAME_FOLDERS.map((name) => `@sagebrush/${name}`);
const ALL_GAMES = '@sagebrush/games';
const GAMES = [ALL_GAMES, ...EACH_GAME];
const BOTS = '@sagebrush/bots';
const INSIGHT = '@sagebrush/insight';
const TOURNAMENT = '@sagebrush/tournament';
const NOTHING = { outside: /^(?!)/ };

/** A game's rules know no screen; browser and terminal stand on the rules; its entry names all of them. */
function gameRooms(id: string): Room[] {
  const folder = `packages/games/${id}/`;
  const name = `@sagebrush/${id}`;
  return [
    {
      folder: `${folder}web/`,
      name,
      rooms: [POKER, ENGINE, TABLE_KIT, BOTS, PROTOCOL],
      inTests: [TESTKIT],
      reaches: [`${folder}rules.`],
    },
    {
      folder: `${folder}src/`,
      name,
      rooms: [POKER, ENGINE],
      inTests: [TESTKIT],
      reaches: [`${folder}packs/`],
      pure: NOTHING,
    },
    { folder: `${folder}terminal/`, name, rooms: [ENGINE], inTests: [TESTKIT] },
    { folder, name, rooms: [ENGINE, TABLE_KIT], inTests: [] },
  ];
}

export const ROOMS: readonly Room[] = [
  { folder: 'packages/poker/', name: POKER, rooms: [], inTests: [], pure: NOTHING },
  { folder: 'packages/engine/', name: ENGINE, rooms: [POKER], inTests: [TESTKIT], pure: { outside: /^@noble\// } },
  { folder: 'packages/testkit/', name: TESTKIT, rooms: [ENGINE], inTests: [] },
  ...GAME_FOLDERS.flatMap(gameRooms),
  {
    folder: 'packages/games/all/',
    name: ALL_GAMES,
    rooms: [ENGINE, TABLE_KIT, ...EACH_GAME],
    inTests: [TESTKIT],
    pure: NOTHING,
  },
  { folder: 'packages/table-kit/', name: TABLE_KIT, rooms: [ENGINE, BOTS, PROTOCOL], inTests: [] },
  { folder: 'packages/bots/', name: BOTS, rooms: [ENGINE], inTests: [TESTKIT, ...GAMES], pure: NOTHING },
  { folder: 'packages/insight/', name: INSIGHT, rooms: [ENGINE, BOTS], inTests: [TESTKIT, ...GAMES], pure: NOTHING },
  { folder: 'packages/tournament/', name: TOURNAMENT, rooms: [ENGINE], inTests: [], pure: NOTHING },
  { folder: 'packages/protocol/', name: PROTOCOL, rooms: [ENGINE, TOURNAMENT], inTests: [TESTKIT, ...GAMES] },
  {
    folder: 'packages/server/',
    name: SERVER,
    rooms: [ENGINE, ALL_GAMES, BOTS, TOURNAMENT, PROTOCOL],
    inTests: [TESTKIT, ...EACH_GAME],
  },
  {
    folder: 'packages/web/',
    name: '@sagebrush/web',
    rooms: [POKER, ENGINE, TABLE_KIT, ALL_GAMES, BOTS, INSIGHT, PROTOCOL],
    inTests: [TESTKIT, SERVER, ...EACH_GAME],
  },
  {
    folder: 'packages/cli/',
    name: '@sagebrush/cli',
    rooms: [POKER, ENGINE, ALL_GAMES, BOTS, INSIGHT, TOURNAMENT, PROTOCOL, SERVER],
    inTests: [TESTKIT, ...EACH_GAME],
  },
];

/** What a test of any room may fetch by path from outside its room. */
const SHARED_WITH_TESTS: readonly string[] = ['scripts/browser.ts', 'scripts/push-service.ts'];

/** What tests are made of, a bot that cheats among it: nothing that is played with may reach it. */
const FIXTURE = /\/fixtures\//;

/** The entry of a game names all its parts; whoever reached it from elsewhere would list the games a second time. */
const ENTRY = /^@sagebrush\/[^/]+\/entry$/;

/** Names that a pure room may not use: clocks, chance, timers, I/O, and the globals of Node and browsers. */
const IMPURE =
  /(?<![\w$.]|\.\s)(?:Date|Math\.random|performance|set(?:Timeout|Interval|Immediate)|queueMicrotask|process|globalThis|crypto|window|document|navigator|localStorage|sessionStorage|indexedDB|fetch|XMLHttpRequest|WebSocket|EventSource|Worker|console|Buffer|require)\b/g;

/** Every import and every name that breaks the house's arrows, one sentence each. */
export function wrongArrows(files: readonly TreeFile[]): string[] {
  const empty = ROOMS.filter((room) => !files.some((file) => file.path.startsWith(room.folder)));
  const blind = empty.map((room) => `${room.folder} has no source files: the check looked at nothing there`);
  const forTests = testFiles(files);
  return [...blind, ...files.flatMap((file) => wrongIn(file, forTests.has(file.path)))];
}

/**
 * Tests, and what nothing but tests imports. The entry of a package is never that, so all it leads to stays under the
 * rules.
 */
export function testFiles(files: readonly TreeFile[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const { from } of importsOf(text)) {
      const target = posix.join(posix.dirname(path), from);
      if (from.startsWith('.')) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  const found = new Set(files.map(({ path }) => path).filter(isTest));
  const isForTests = ([path, by]: [string, string[]]): boolean =>
    !path.endsWith('/src/index.ts') && by.every((importer) => found.has(importer));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const entry of importers) if (isForTests(entry)) found.add(entry[0]);
  }
  return found;
}

function wrongIn(file: TreeFile, forTests: boolean): string[] {
  const room = ROOMS.find(({ folder }) => file.path.startsWith(folder));
  if (room === undefined) return [`${file.path} is in no room that scripts/arrows.ts knows`];
  const imports = importsOf(file.text).flatMap(({ from, line }) => {
    const reason = whyNot(room, { path: file.path, forTests, from });
    return reason === undefined ? [] : [`${file.path}:${line} imports ${from}: ${reason}`];
  });
  return room.pure === undefined || forTests ? imports : [...imports, ...impureNames(room, file)];
}

function whyNot(
  room: Room,
  { path, forTests, from }: { path: string; forTests: boolean; from: string },
): string | undefined {
  if (FIXTURE.test(from) && !forTests) return 'fixtures are for tests';
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(path), from);
    if (
      [room.folder, ...(room.reaches ?? [])].some((start) => target.startsWith(start)) ||
      (forTests && SHARED_WITH_TESTS.includes(target))
    )
      return undefined;
    return `a path that leaves ${room.folder}`;
  }
  if (ENTRY.test(from) && room.name !== ALL_GAMES) return 'only the list of games opens the entry of a game';
  if (from.startsWith('@sagebrush/')) {
    const name = from.split('/').slice(0, 2).join('/');
    if (name === room.name || room.rooms.includes(name) || (forTests && room.inTests.includes(name))) return undefined;
    return `no arrow leads from ${room.name} to ${name}`;
  }
  if (room.pure === undefined || forTests || room.pure.outside.test(from)) return undefined;
  return `${room.name} is pure and may not depend on it`;
}

function impureNames(room: Room, file: TreeFile): string[] {
  const code = without(scan(file.text), 'comment', 'string');
  return [...code.matchAll(IMPURE)]
    .filter((match) => !isPropertyName(code, match.index, match[0].length))
    .map((match) => `${file.path}:${lineOf(file.text, match.index)} uses ${match[0]}: ${room.name} is pure`);
}

/** `{ window: 3 }` and `readonly window?: Card` name a property and reach for nothing. */
function isPropertyName(code: string, at: number, length: number): boolean {
  return /(?:[{,;(]|\breadonly|\n)\s*$/.test(code.slice(0, at)) && /^\s*\??:/.test(code.slice(at + length));
}
