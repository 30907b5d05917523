// A thought in words: what hints and "why this move?" show.
import { adviceText, type Lang, type Sentence, say } from '@sagebrush/engine';
import type { Candidate, Question, Thought } from './question.ts';

export interface ExplainedCandidate {
  readonly candidate: Candidate;
  /** What the choice does, as the game says it. */
  readonly choice: Sentence;
  /** What it is expected to come to; by rules of thumb where nothing was played out. */
  readonly result: Sentence;
  /** The main thing for or against it in this position, and what it risks, as the game says it. */
  readonly reason: Sentence;
}

const RESULTS: Readonly<Record<Lang, (percent: string, playouts: string) => Sentence>> = {
  en: (percent, playouts) => say`Wins about ${percent} of the time (${playouts} games tried).`,
  de: (percent, playouts) => say`Gewinnt in etwa ${percent} der Fälle (${playouts} Partien durchgespielt).`,
  it: (percent, playouts) => say`Vince circa il ${percent} delle volte (${playouts} partite provate).`,
};
const EQUAL: Readonly<Record<Lang, string>> = {
  en: ' As good as the first, as far as these can tell.',
  de: ' Nach diesen so gut wie der erste Zug.',
  it: ' Per quanto dicono queste, vale quanto la prima mossa.',
};
const BY_THUMB: Readonly<Record<Lang, Sentence>> = {
  en: say`Judged by rule of thumb alone.`,
  de: say`Nur nach Faustregel beurteilt.`,
  it: say`Giudicata solo a occhio.`,
};

/** Every candidate of a thought, best first. */
export function explain(
  { game, table, view }: Question,
  thought: Thought,
  lang: Lang,
  wording?: string,
): ExplainedCandidate[] {
  const words = game.words(lang, table.options, wording);
  return thought.considered.map((candidate, rank) => ({
    candidate,
    choice: words.choice(candidate.action, view),
    result: resultOf(candidate, lang),
    reason: rank === 0 ? adviceText(game, words, lang, candidate.reason) : words.reason(candidate.reason),
  }));
}

function resultOf({ share, playouts, isEqual }: Candidate, lang: Lang): Sentence {
  if (playouts === 0) return BY_THUMB[lang];
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const result = RESULTS[lang](percent, new Intl.NumberFormat(lang).format(playouts));
  return isEqual ? [...result, EQUAL[lang]] : result;
}
