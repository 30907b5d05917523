// The end of Cowpoker, step by step: Gangs, then Cellars, then Hands turn up, the best of each with its 6 points.
import { type Event, type Options, packOf, type View } from '@sagebrush/cowpoker';
import { figure, parseCard, type Sentence, type SheetLine } from '@sagebrush/engine';
import { CATEGORIES, type Category, handName } from '@sagebrush/poker';
import type { EndedMatch, RevealStep } from '@sagebrush/table-kit/table/ending.ts';
import { WORDS } from './words/index.ts';

type Ended = Pick<EndedMatch<View>, 'outcome' | 'words' | 'lang'>;

export function ending({ outcome: { sheet }, words, lang }: Ended): readonly RevealStep[] {
  const { chapters } = WORDS[lang];
  const of = (what: string): readonly SheetLine[] => sheet.filter((line) => line.what === what);
  const stepsOf = (chapter: string, lines: readonly SheetLine[]): RevealStep[] =>
    lines.map((line) => ({ ...line, chapter, text: words.line(line) }));
  return shownOnce([
    ...stepsOf(chapters.earlier, of('earlier')),
    ...gangSteps(sheet, { lang, chapter: chapters.gangs }),
    ...stepsOf(
      chapters.gangs,
      weakestFirst(of('gang-hand')).filter(({ points }) => points !== 0),
    ),
    ...stepsOf(chapters.cellars, weakestFirst(of('cellar-hand'))),
    ...stepsOf(
      chapters.cellars,
      of('cellar').filter(({ points }) => points !== 0),
    ),
    ...stepsOf(chapters.hands, weakestFirst(of('final-hand'))),
  ]);
}

/** What a seat's step before has turned up in the same chapter still lies there: it does not turn up again. */
const shownOnce = (steps: readonly RevealStep[]): readonly RevealStep[] =>
  steps.map((step, at) => {
    const before = steps[at - 1];
    const isSame = before?.seat === step.seat && before.chapter === step.chapter;
    return isSame ? { ...step, cards: step.cards.filter((card) => !before.cards.includes(card)) } : step;
  });

/** CP-7.1 Each Gang with its poker hand and all its points; the 6 for the best come after. */
function gangSteps(
  sheet: readonly SheetLine[],
  { lang, chapter }: { readonly lang: Ended['lang']; readonly chapter: string },
): RevealStep[] {
  const own = WORDS[lang];
  return weakestFirst(sheet.filter(({ what }) => what === 'gang-hand')).map(({ seat, note }) => {
    const lines = sheet.filter((line) => line.seat === seat && line.what === 'card');
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    const hand = handName(lang, { category: note?.['category'] as Category, ranks: note?.['ranks'] as number[] });
    const text: Sentence = [own.gangWorth(hand, own.points(figure(lang, points)))];
    return { seat, chapter, text, cards: lines.flatMap(({ cards }) => cards), points };
  });
}

/** The best, which brings the points, comes last. */
const weakestFirst = (lines: readonly SheetLine[]): SheetLine[] =>
  lines.toSorted((one, other) => one.points - other.points || categoryIn(one) - categoryIn(other));
const categoryIn = ({ note }: SheetLine): number => CATEGORIES.indexOf(note?.['category'] as Category);

/** The event that changed the most: what was stolen or swapped counts for both sides, a trick by what it brought. */
export function bestMoment({ events, options, words, lang }: EndedMatch<View>): Sentence | undefined {
  const { points } = packOf(options as Options);
  const worth = (card: string): number => points[parseCard(card)] ?? 0;
  const weight = (event: Event): number => {
    if (event.type === 'steal') return 2 * worth(event.card);
    if (event.type === 'swap') return 2 * (worth(event.takes) - worth(event.gives));
    if (event.type === 'discard') return event.from === event.seat ? 0 : worth(event.card);
    return event.type === 'trick' ? event.cards.reduce((sum, card) => sum + worth(card), 0) / 2 : 0;
  };
  const weighed = (events as readonly Event[]).map((event) => ({ event, weight: weight(event) }));
  const best = weighed.reduce((top, one) => (one.weight > top.weight ? one : top), { event: undefined, weight: 0 } as {
    event: Event | undefined;
    weight: number;
  });
  return best.event && [`${WORDS[lang].talkOfTown} `, ...words.event(best.event)];
}
