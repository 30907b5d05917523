// Rule coverage: every clause stands in the rules pages, above code and in a test's title, and nothing names a clause
// that is none.
import { lineOf, type Piece, scan } from './scan.ts';
import { isTest, type TreeFile } from './tree.ts';

const ID = /\b[A-Z]{2}-(?:\d+|X)\.\d+[a-z]?\b/g;
const PAGES = ['rules.en.md', 'rules.de.md', 'rules.it.md'] as const;

/** The clauses a rules page states: list items that open with an id, and the ids in headings. */
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(?:<[^>]*>|[*_`[(\\])*([A-Z]{2}-(?:\d+|X)\.\d+[a-z]?)\b/;
const HEADING = /^#{1,6}\s/;

const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([id]) => id);

export function clausesOf(page: string): Set<string> {
  const lines = page.split('\n');
  return new Set(lines.flatMap((line) => (HEADING.test(line) ? idsIn(line) : (LIST_ITEM.exec(line)?.slice(1) ?? []))));
}

/** Ids in comments: there a clause stands above the code that carries it out. */
function commentedIds(file: TreeFile): string[] {
  return scan(file.text).flatMap((piece) => (piece.kind === 'comment' ? idsIn(piece.text) : []));
}

const TEST_CALL = /(?:\b(?:test|it)(?:\.(?!skip|todo)\w+)*|\))\s*\(\s*$/;
const TITLE = /^['"`]((?:\[[^\]\n]+\]\s*)+)/;

/** Ids in square brackets at the head of a test's title, as in `test('[GC-5.2] [GC-5.3] ...`. */
function titledIds(file: TreeFile): string[] {
  const pieces = scan(file.text);
  return pieces.flatMap((piece, index) =>
    isTitle(piece, pieces[index - 1]) ? idsIn(TITLE.exec(piece.text)?.[1] ?? '') : [],
  );
}

const isTitle = (piece: Piece, before: Piece | undefined): boolean =>
  piece.kind === 'string' && before?.kind === 'code' && TEST_CALL.test(before.text);

/**
 * The ids of each game as its rule ledger numbers them, where it has one: a clause may be added beyond them, but none
 * may vanish.
 */
export type Ledger = Readonly<Record<string, readonly string[]>>;

/** What is missing where, and which ids do not exist, one sentence each. `files` are those of all packages. */
export function uncoveredClauses(ledger: Ledger, files: readonly TreeFile[]): string[] {
  const games = [
    ...new Set([
      ...Object.keys(ledger),
      ...files.flatMap(({ path }) => /^packages\/games\/(\w+)\/rules\.en\.md$/.exec(path)?.[1] ?? []),
    ]),
  ];
  const known = new Set(
    games.flatMap((game) => [...(ledger[game] ?? []), ...clausesOf(pageOf(files, game, 'rules.en.md'))]),
  );
  const missing = games.flatMap((game) => uncoveredIn(game, ledger[game] ?? [], files));
  return [...missing, ...files.flatMap((file) => strangersIn(file, known))];
}

const pageOf = (files: readonly TreeFile[], game: string, page: string): string =>
  files.find(({ path }) => path === `packages/games/${game}/${page}`)?.text ?? '';

function uncoveredIn(game: string, ledger: readonly string[], files: readonly TreeFile[]): string[] {
  const pages = PAGES.map((page) => ({ page, ids: clausesOf(pageOf(files, game, page)) }));
  const clauses = new Set([...ledger, ...pages.flatMap(({ ids }) => [...ids])]);
  const source = files.filter(({ path }) => path.startsWith(`packages/games/${game}/`) && path.endsWith('.ts'));
  const places = [
    ...pages.map(({ page, ids }) => ({ place: `no entry in packages/games/${game}/${page}`, ids })),
    {
      place: `no comment in packages/games/${game}/src`,
      ids: new Set(source.filter(({ path }) => isRule(game, path)).flatMap(commentedIds)),
    },
    {
      place: `no test title in packages/games/${game}`,
      ids: new Set(source.filter(({ path }) => isTest(path)).flatMap(titledIds)),
    },
  ];
  return places.flatMap(({ place, ids }) => {
    const missing = [...clauses].filter((id) => !ids.has(id));
    return missing.length === 0 ? [] : [`${game}: ${place} for ${missing.join(' ')}`];
  });
}

const isRule = (game: string, path: string): boolean => path.startsWith(`packages/games/${game}/src/`) && !isTest(path);

function strangersIn(file: TreeFile, known: ReadonlySet<string>): string[] {
  return [...file.text.matchAll(ID)]
    .filter(([id]) => !known.has(id))
    .map((match) => `${file.path}:${lineOf(file.text, match.index)} names ${match[0]}, which is no clause`);
}
