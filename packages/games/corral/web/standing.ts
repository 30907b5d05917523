// How it stands at the Corral, what to try in a first match, and how it ended.
import type { Action, Event, View } from '@sagebrush/corral';
import { ownerOn } from '@sagebrush/corral/owners';
import { worthOf } from '@sagebrush/corral/worth';
import { parseCard, type Sentence } from '@sagebrush/engine';
import { type EndedMatch, type RevealStep, stepsOfSheet } from '@sagebrush/table-kit/table/ending.ts';
import type { OwnPosition, OwnTurn, Tip } from '@sagebrush/table-kit/table/screen.ts';
import { STORIES, type Stories } from './stories/index.ts';

export function worthNow({ view: { scores }, seat, lang }: OwnPosition<View>): Sentence | undefined {
  const most = Math.max(...scores);
  if (most === 0) return undefined;
  const points = scores[seat] ?? 0;
  const leader = points === most ? seat : scores.indexOf(most);
  const isTied = scores.filter((score) => score === most).length > 1;
  return STORIES[lang].worth({ seat, points, leader, most, isTied });
}

/** The most worthwhile thing that this turn can teach. */
export function tipFor({ view, choices, seat, lang }: OwnTurn<View>, given: ReadonlySet<string>): Tip | undefined {
  const open = choices as readonly Action[];
  const mine = view.fighters[seat] ?? [];
  const isTheirs = (target: string): boolean => ownerOn(view, target as never) !== seat;
  const isStrong = (action: Action): boolean =>
    action.type === 'fight' && worthOf(parseCard(action.attacker)) > worthOf(parseCard(action.target));
  const lessons: readonly (readonly [keyof Stories['tips'], boolean])[] = [
    ['showdown', open.some(({ type }) => type === 'showdown')],
    ['ambush', open.some((action) => action.type === 'ambush' && isTheirs(action.target))],
    ['first', mine.length === 0],
    ['fight', open.some(isStrong)],
    ['bullet', open.some(({ type }) => type === 'bullet')],
    ['aim', open.some(({ type }) => type === 'aim')],
  ];
  const id = lessons.find(([name, isDue]) => isDue && !given.has(name))?.[0];
  return id && { id, text: [STORIES[lang].tips[id]] };
}

/** The piles are counted out card by card, the winner's last. */
export const ending = (ended: EndedMatch<View>): readonly RevealStep[] =>
  stepsOfSheet(ended).map((step) => ({ ...step, chapter: STORIES[ended.lang].counted }));

/** The play that brought the most points. */
export function bestMoment({ events, lang }: EndedMatch<View>): Sentence | undefined {
  let by: 'duel' | 'shot' | 'showdown' | undefined;
  let best: { readonly seat: number; readonly by: 'duel' | 'shot' | 'showdown'; readonly points: number } | undefined;
  for (const event of events as readonly Event[]) {
    if (event.type === 'duel' || event.type === 'shot' || event.type === 'showdown') by = event.type;
    if (event.type === 'score' && by && event.points > (best?.points ?? 0))
      best = { seat: event.seat, by, points: event.points };
  }
  return best && STORIES[lang].best(best);
}
