// The rules of each game in each language, loaded when they are read.
import type { Lang } from '@sagebrush/engine';
import type { GameId } from '../games/ids.ts';

const TEXTS: Readonly<Record<GameId, Readonly<Record<Lang, () => Promise<{ readonly default: string }>>>>> = {
  corral: {
    en: () => import('@sagebrush/corral/rules/en?raw'),
    de: () => import('@sagebrush/corral/rules/de?raw'),
    it: () => import('@sagebrush/corral/rules/it?raw'),
  },
  wyoming: {
    en: () => import('@sagebrush/wyoming/rules/en?raw'),
    de: () => import('@sagebrush/wyoming/rules/de?raw'),
    it: () => import('@sagebrush/wyoming/rules/it?raw'),
  },
  cowpoker: {
    en: () => import('@sagebrush/cowpoker/rules/en?raw'),
    de: () => import('@sagebrush/cowpoker/rules/de?raw'),
    it: () => import('@sagebrush/cowpoker/rules/it?raw'),
  },
};

export const loadRulesText = async (game: GameId, lang: Lang): Promise<string> => (await TEXTS[game][lang]()).default;

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

/** The blocks of a rules page: the title is left out, a clause begins with its id in bold. */
export function blocksOf(markdown: string): Block[] {
  return markdown.split('\n').flatMap((line): Block[] => {
    const heading = /^(#{2,3}) (.+)$/.exec(line);
    if (heading) return [{ kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' }];
    const clause = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$/.exec(line);
    if (clause) return [{ kind: 'clause', id: clause[1] ?? '', text: clause[2] ?? '' }];
    if (line.startsWith('# ') || line.trim() === '') return [];
    return [line.startsWith('- ') ? { kind: 'item', text: line.slice(2) } : { kind: 'text', text: line }];
  });
}

/** Only the blocks that contain all of these words; headings stay where something below them does. */
export function searched(blocks: readonly Block[], words: string): readonly Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return blocks;
  const fits = (block: Block): boolean => {
    const text = `${block.kind === 'clause' ? block.id : ''} ${block.text}`.toLowerCase();
    return block.kind !== 'heading' && wanted.every((word) => text.includes(word));
  };
  return blocks.filter((block, index) => {
    if (block.kind !== 'heading') return fits(block);
    const end = blocks.findIndex((other, at) => at > index && other.kind === 'heading');
    return blocks.slice(index + 1, end < 0 ? undefined : end).some(fits);
  });
}

export interface Run {
  readonly text: string;
  readonly as: 'plain' | 'strong' | 'code' | 'clause';
}
/** Bold, code, and mentions of other clauses. */
export function runsOf(text: string): Run[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-\d+\.\d+\b)/).flatMap((part): Run[] => {
    if (part === '') return [];
    if (part.startsWith('**')) return [{ text: part.slice(2, -2), as: 'strong' }];
    if (part.startsWith('`')) return [{ text: part.slice(1, -1), as: 'code' }];
    return [{ text: part, as: /^[A-Z]{2}-\d+\.\d+$/.test(part) ? 'clause' : 'plain' }];
  });
}
