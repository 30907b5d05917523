// The end of a match: hand by hand along the trail, the last one line by line.
import { type Sentence, type SheetLine, say, signed } from '@sagebrush/engine';
import type { EndedMatch, RevealStep } from '@sagebrush/table-kit/table/ending.ts';
import type { WyomingEvent, WyomingView } from '@sagebrush/wyoming';
import { STORIES } from './stories/index.ts';
import { WORDS } from './words/index.ts';

type HandEvent = Extract<WyomingEvent, { type: 'hand' }>;
type Ended = Pick<EndedMatch<WyomingView>, 'outcome' | 'events' | 'words' | 'lang'>;

const handsOf = (events: Ended['events']): readonly HandEvent[] =>
  (events as readonly WyomingEvent[]).filter((event): event is HandEvent => event.type === 'hand');
const EARLIER = 'earlier';

/** The hands before the last, as far as this guest was there; whatever is missing of them comes first. */
export function ending({ outcome, events, words, lang }: Ended): readonly RevealStep[] {
  const own = WORDS[lang];
  const before = handsOf(events).slice(0, -1);
  const earlier = outcome.sheet.filter((line) => line.what === EARLIER);
  const last = outcome.sheet.filter((line) => line.what !== EARLIER);
  const seen = (seat: number): number => before.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const missed = earlier.map((line) => ({ ...line, points: line.points - seen(line.seat) }));
  const stepOf = (line: SheetLine, chapter: string): RevealStep => ({
    seat: line.seat,
    chapter,
    text: words.line(line),
    cards: line.cards,
    points: line.points,
  });
  return [
    ...missed.filter(({ points }) => points !== 0).map((line) => stepOf(line, own.earlierHands)),
    ...before.flatMap((hand, index) => handSteps(hand, own.handNumber(index + 1))),
    ...worstFirst(last, outcome.places).map((line) => stepOf(line, own.lastHand)),
  ];
}

/** Of a hand before the last, what it brought everybody. */
const handSteps = ({ points, by }: HandEvent, chapter: string): readonly RevealStep[] =>
  points.map((score, seat) => ({
    seat,
    chapter,
    text: by === seat ? say`${chapter} ★` : say`${chapter}`,
    cards: [],
    points: score,
  }));

/** The winner's points come last. */
const worstFirst = (lines: readonly SheetLine[], places: readonly number[]): readonly SheetLine[] =>
  [...lines].sort((one, other) => (places[other.seat] ?? 0) - (places[one.seat] ?? 0));

/** The hand in which somebody made the most. */
export function bestMoment({ events, lang }: Pick<Ended, 'events' | 'lang'>): Sentence | undefined {
  const made = handsOf(events).flatMap(({ points }, index) =>
    points.map((score, seat) => ({ hand: index + 1, seat, score })),
  );
  const best = made.reduce<(typeof made)[number] | undefined>(
    (most, one) => (most === undefined || one.score > most.score ? one : most),
    undefined,
  );
  if (best === undefined || best.score <= 0) return undefined;
  return STORIES[lang].bestHand(best.seat, best.hand, signed(lang, best.score));
}
