// Results in words and in bars.
import type { DailyField } from '@sagebrush/protocol';
import type { DailyWords } from './words/index.ts';

export function marginText(margin: number, words: DailyWords, lang: string): string {
  const points = new Intl.NumberFormat(lang).format(Math.abs(margin));
  if (margin === 0) return words.level;
  return margin > 0 ? words.won(points) : words.lost(points);
}
/** With its sign, as a column of figures has it. */
export const signedMargin = (margin: number, lang: string): string =>
  new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(margin);

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  /** My own result is in it. */
  readonly isMine: boolean;
}
const MOST_BARS = 12;

/** The field in a few bars of equal width, from the least to the best. */
export function barsOf(counts: DailyField['counts'], mine: number | null): Bar[] {
  const margins = [...counts.map(({ margin }) => margin), ...(mine === null ? [] : [mine])];
  if (margins.length === 0) return [];
  const [least, best] = [Math.min(...margins), Math.max(...margins)];
  const width = Math.max(1, Math.ceil((best - least + 1) / MOST_BARS));
  const bars = Array.from({ length: Math.floor((best - least) / width) + 1 }, (_, index) => ({
    from: least + index * width,
    to: least + (index + 1) * width - 1,
  }));
  const isIn = (margin: number, { from }: { readonly from: number }): boolean =>
    margin >= from && margin < from + width;
  return bars.map((bar) => ({
    ...bar,
    people: counts.reduce((sum, { margin, people }) => (isIn(margin, bar) ? sum + people : sum), 0),
    isMine: mine !== null && isIn(mine, bar),
  }));
}

const SIGNS = ['▁', '▂', '▃', '▅', '▆', '▇', '█'] as const;

/** The same bars as signs, with one's own in brackets. */
export function barSigns(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ people }) => people));
  return bars
    .map(({ people, isMine }) => {
      const sign = SIGNS[Math.round((people / most) * (SIGNS.length - 1))] ?? SIGNS[0];
      return isMine ? `[${sign}]` : sign;
    })
    .join('');
}
