// Parts of sentences that all three languages need.
import {
  aCard,
  aSeat,
  type CardText,
  cardPart,
  isCardText,
  type Lang,
  listed,
  type Part,
  type Reason,
  type Refusal,
  type Sentence,
  SUITS,
  say,
  signed,
  suitName,
} from '@sagebrush/engine';
import type { Act, Event, Handover } from '../types.ts';

type What = Refusal['about'] | Reason['about'];

/** `KS+AS` as its two cards. */
const cardsOf = (shown: readonly string[]): CardText[] => shown.flatMap((one) => one.split('+').filter(isCardText));
export const cardsIn =
  (lang: Lang) =>
  (shown: readonly string[]): Sentence =>
    listed(lang, cardsOf(shown).map(aCard));
export const seatsIn =
  (lang: Lang) =>
  (seats: readonly number[]): Sentence =>
    listed(lang, seats.map(aSeat));
export const suitIn =
  (lang: Lang) =>
  (text: string): string =>
    suitName(lang, (SUITS as readonly string[]).indexOf(text));

/** What a refusal or a reason is about. */
export const about = (lang: Lang, what: What) => ({
  card: (): Part => cardPart(what?.['card']),
  cards: (): Sentence => cardsIn(lang)((what?.['cards'] as readonly string[] | undefined) ?? []),
  seat: (): Part => aSeat(Number(what?.['seat'] ?? 0)),
  number: (name: string): number => Number(what?.[name] ?? 0),
  text: (name: string): string => String(what?.[name] ?? ''),
  act: (): Act => (what?.['act'] || 'nothing') as Act,
});
export type About = ReturnType<typeof about>;

/** The handovers whose cards the reader knows, each with its own sentence. */
export const knownHandovers = (
  handovers: readonly Handover[],
  sentence: (from: Part, to: Part, cards: readonly string[]) => Sentence,
): Sentence =>
  handovers
    .flatMap(({ from, to, cards }) => (cards ? [sentence(aSeat(from), aSeat(to), cards)] : []))
    .flatMap((one, index) => (index === 0 ? one : [' ', ...one]));

/** What the reader sees of a draw, how many cards stay hidden, and whether the discards gave one. */
export function drawn({ from, cards }: Extract<Event, { type: 'draw' }>) {
  const seen = cards.filter((card) => card !== null);
  return { seen, hidden: cards.length - seen.length, open: from.includes('discard') };
}

/** ` Ada +30, Ben −5` */
export const pointList = (lang: Lang, points: readonly number[]): Sentence =>
  points.flatMap((score, seat) => say`${seat === 0 ? ' ' : ', '}${aSeat(seat)} ${signed(lang, score)}`);
