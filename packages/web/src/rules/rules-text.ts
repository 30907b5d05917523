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
export type Block = Clause | { readonly kind: 'item' | 'text'; readonly text: string };

/** A chapter of a rules page: what stands before the first heading has none. */
export interface Chapter {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The chapters of a rules page: the title is left out, a clause begins with its id in bold. */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: { heading: string; blocks: Block[] }[] = [{ heading: '', blocks: [] }];
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line)?.[1];
    if (heading !== undefined) chapters.push({ heading, blocks: [] });
    else if (!line.startsWith('# ') && line.trim() !== '') chapters.at(-1)?.blocks.push(blockOf(line));
  }
  return chapters;
}

function blockOf(line: string): Block {
  const [, id, text] = /^- \*\*([A-Z]+-(?:\d+|X)\.\d+)\*\* (.+)$/.exec(line) ?? [];
  if (id !== undefined && text !== undefined) return { kind: 'clause', id, text };
  return line.startsWith('- ') ? { kind: 'item', text: line.slice(2) } : { kind: 'text', text: line };
}

/** Only what contains all of these words, and the chapters where something does. */
export function searched(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const fits = wantedIn(sought);
  return chapters
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.filter((block) => fits(`${idOf(block)} ${block.text}`)) }))
    .filter(({ blocks }) => blocks.length > 0);
}
const idOf = (block: Block): string => (block.kind === 'clause' ? block.id : '');

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
