// What the hand is worth now, in one line, and which cards cost most: 25 − 40 = −15 (6♣ 6♦ −40).
import { aCard, figure, type Lang, type Sentence, say, signed } from '@sagebrush/engine';
import type { OwnPosition } from '@sagebrush/table-kit/table/screen.ts';
import { handWorth, type WyomingOptions, type WyomingView } from '@sagebrush/wyoming';
import { WORDS } from './words/index.ts';

type Position = Pick<OwnPosition<WyomingView>, 'view' | 'seat' | 'options' | 'lang'>;
/** More cards than these have no room in the line. */
const NAMED = 3;

export function worthOf({ view, seat, options, lang }: Position): Sentence | undefined {
  if (view.hand === undefined || view.phase.name === 'over') return undefined;
  const { earns, costs, total, lines } = handWorth(view, seat, options as WyomingOptions);
  const sum =
    earns === 0 || costs === 0
      ? figure(lang, total)
      : `${figure(lang, earns)} − ${figure(lang, -costs)} = ${figure(lang, total)}`;
  const named = costliest(lines).flatMap((cost, index) => [...(index === 0 ? [] : [', ']), ...costSaid(cost, lang)]);
  return [...say`${WORDS[lang].worthNow} ${sum}`, ...(named.length === 0 ? [] : [' (', ...named, ')'])];
}

type Lines = ReturnType<typeof handWorth>['lines'];
type Cost = Pick<Lines[number], 'what' | 'cards' | 'points'>;

/** The worst first, cards that cost for the same reason together. */
function costliest(lines: Lines): readonly Cost[] {
  const costs = new Map<string, Cost>();
  for (const { what, cards, points } of lines) {
    const before = costs.get(what);
    if (points < 0)
      costs.set(what, { what, cards: [...(before?.cards ?? []), ...cards], points: (before?.points ?? 0) + points });
  }
  let named = 0;
  return [...costs.values()]
    .sort((one, other) => one.points - other.points)
    .filter(({ cards }) => {
      named += cards.length;
      return cards.length > 0 && named <= NAMED;
    });
}

const costSaid = ({ cards, points }: Cost, lang: Lang): Sentence => [
  ...cards.flatMap((card) => [aCard(card), ' ']),
  signed(lang, points),
];
