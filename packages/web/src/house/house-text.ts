// The host's own pages are Markdown: headings, paragraphs, lists, bold words and links; all else stays as it is written.

export interface TextRun {
  readonly id: number;
  readonly kind: 'plain' | 'bold' | 'link';
  readonly text: string;
  readonly href?: string;
}
interface Item {
  readonly id: number;
  readonly runs: readonly TextRun[];
}
export type HouseBlock =
  | { readonly id: number; readonly kind: 'heading' | 'text'; readonly runs: readonly TextRun[] }
  | { readonly id: number; readonly kind: 'list'; readonly items: readonly Item[] };

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^\s)]+)\)/g;

/** Bold words and links; an address of any other kind stays text. */
export function runsIn(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  const add = (run: Omit<TextRun, 'id'>): unknown => run.text !== '' && runs.push({ id: runs.length, ...run });
  for (const { 0: all, 1: bold, 2: link, 3: href, index } of text.matchAll(MARKED)) {
    add({ kind: 'plain', text: text.slice(from, index) });
    if (bold !== undefined) add({ kind: 'bold', text: bold });
    else if (link !== undefined && href !== undefined) add({ kind: 'link', text: link, href });
    from = index + all.length;
  }
  add({ kind: 'plain', text: text.slice(from) });
  return runs;
}

/** The first title is left out: the page has one. */
export function houseBlocks(markdown: string): HouseBlock[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .replace(/^\s*# .*\n/, '')
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, id): HouseBlock => {
      if (part.startsWith('#')) return { id, kind: 'heading', runs: runsIn(part.replace(/^#+\s*/, '')) };
      if (!/^[-*] /.test(part)) return { id, kind: 'text', runs: runsIn(part.replaceAll('\n', ' ')) };
      const items = part.split(/\n(?=[-*] )/).map((item) => item.slice(2).replaceAll('\n', ' '));
      return { id, kind: 'list', items: items.map((item, at) => ({ id: at, runs: runsIn(item) })) };
    });
}
