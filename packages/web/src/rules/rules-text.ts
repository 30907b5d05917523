// The rules of each game in each language, loaded when they are read, and searched clause by clause.
import type { Lang } from '@sagebrush/engine';
import { loadPlugin } from '../games/games.ts';
import { wantedIn } from './search.ts';

export const loadRulesText = async (game: string, lang: Lang): Promise<string> =>
  (await (await loadPlugin(game)).rulesText[lang]()).default;

interface Clause {
  readonly kind: 'clause';
  readonly id: string;
  readonly text: string;
}
type Row = readonly string[];
export interface RulesTable {
  readonly kind: 'table';
  readonly head: Row;
  readonly rows: readonly Row[];
}
export type Block = Clause | RulesTable | { readonly kind: 'item' | 'text'; readonly text: string };

/** A chapter of a rules page: what stands before the first heading has none. */
export interface Chapter {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The chapters of a rules page: the title is left out, a clause begins with its id in bold, a table with a pipe. */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: { heading: string; blocks: Block[] }[] = [];
  for (const part of `\n${markdown}`.split(/\n##+ /)) {
    const [heading = '', ...lines] = part.split('\n');
    chapters.push({ heading, blocks: blocksOf(lines) });
  }
  return chapters;
}

/** What stands in consecutive lines with pipes is one table; otherwise a line is a block. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.startsWith('|')) {
      const end = lines.findIndex((later, index) => index > at && !later.startsWith('|'));
      blocks.push(tableOf(lines.slice(at, end < 0 ? lines.length : end)));
      at = (end < 0 ? lines.length : end) - 1;
    } else if (!line.startsWith('# ') && line.trim() !== '') blocks.push(blockOf(line));
  }
  return blocks;
}

const cellsOf = (line: string): Row =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The second line only rules the head off. */
function tableOf([head = '', , ...rows]: readonly string[]): RulesTable {
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function blockOf(line: string): Exclude<Block, RulesTable> {
  const [, id, text] = /^- \*\*([A-Z]+-(?:\d+|X)\.\d+)\*\* (.+)$/.exec(line) ?? [];
  if (id !== undefined && text !== undefined) return { kind: 'clause', id, text };
  return line.startsWith('- ') ? { kind: 'item', text: line.slice(2) } : { kind: 'text', text: line };
}

/** Only what contains all of these words, and the chapters where something does. */
export function searched(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const fits = wantedIn(sought);
  return chapters
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.flatMap((block) => fitting(block, fits)) }))
    .filter(({ blocks }) => blocks.length > 0);
}
function fitting(block: Block, fits: (text: string) => boolean): readonly Block[] {
  if (block.kind !== 'table') return fits(`${block.kind === 'clause' ? block.id : ''} ${block.text}`) ? [block] : [];
  const rows = block.rows.filter((cells) => fits(cells.join(' ')));
  return rows.length > 0 ? [{ ...block, rows }] : [];
}

export const clausesIn = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : [])));

interface Run {
  readonly text: string;
  /** `source` is the R or S that says where a sentence comes from. */
  readonly as: 'plain' | 'strong' | 'code' | 'clause' | 'source';
}
const CLAUSE = /^[A-Z]{2}-(?:\d+|X)\.\d+$/;
/** Bold, code, mentions of other clauses, and where a sentence comes from. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-(?:\d+|X)\.\d+\b|(?<=^|[.,:;)»“] )[RS](?= ))/)
    .flatMap((part): Run[] => {
      if (part === '') return [];
      if (part.startsWith('**')) return [{ text: part.slice(2, -2), as: 'strong' }];
      if (part.startsWith('`')) return [{ text: part.slice(1, -1), as: 'code' }];
      if (part === 'R' || part === 'S') return [{ text: part, as: 'source' }];
      return [{ text: part, as: CLAUSE.test(part) ? 'clause' : 'plain' }];
    });
}
