// How it stands for you, in one line: your points by what is public, and who has the best Gang.
import { bestHand, type Options, type View } from '@sagebrush/cowpoker';
import { figure, parseCards, type Sentence } from '@sagebrush/engine';
import { handName } from '@sagebrush/poker';
import type { OwnPosition } from '@sagebrush/table-kit/table/screen.ts';
import { NARRATIONS } from './narration/index.ts';
import { packAt } from './pack.ts';
import { standingIn } from './standing.ts';
import { WORDS } from './words/index.ts';

export function worthOf({ view, seat, options, lang }: OwnPosition<View>): Sentence {
  const { scores, bestGangs } = standingIn(view, options as Options);
  const own = WORDS[lang];
  const points = own.points(figure(lang, scores[seat] ?? 0));
  const [best] = bestGangs;
  const gang = best === undefined ? [] : (view.gangs[best] ?? []);
  const hand = gang.length === 0 ? '' : handName(lang, bestHand(packAt(options), parseCards(gang)));
  return NARRATIONS[lang].worth({ points, best: bestGangs, hand });
}
