// How it stands for you, in one line: your points by what is public, and who has the best Gang.
import type { Options, View } from '@sagebrush/cowpoker';
import { figure, type Sentence } from '@sagebrush/engine';
import type { OwnPosition } from '@sagebrush/table-kit/table/screen.ts';
import { NARRATIONS } from './narration/index.ts';
import { standingIn } from './standing.ts';
import { WORDS } from './words/index.ts';

export function worthOf({ view, seat, options, lang }: OwnPosition<View>): Sentence {
  const { scores, bestGangs } = standingIn(view, options as Options);
  const points = WORDS[lang].points(figure(lang, scores[seat] ?? 0));
  return NARRATIONS[lang].worth({ points, best: bestGangs });
}
