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
  type Seat,
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
  (seats: readonly number[], you?: string): Sentence =>
    listed(
      lang,
      seats.map((seat) => aSeat(seat, you)),
    );
export const suitIn =
  (lang: Lang) =>
  (text: string): string =>
    suitName(lang, (SUITS as readonly string[]).indexOf(text));

/** What a refusal or a reason is about. */
export const about = (lang: Lang, what: What) => ({
  card: (): Part => cardPart(what?.['card']),
  cards: (): Sentence => cardsIn(lang)((what?.['cards'] as readonly string[] | undefined) ?? []),
  one: (name: string): Part => cardPart(what?.[name]),
  list: (name: string): Sentence => cardsIn(lang)((what?.[name] as readonly string[] | undefined) ?? []),
  /** Those of one list that are not in the other. */
  listBut: (name: string, but: string): Sentence => {
    const without = (what?.[but] as readonly string[] | undefined) ?? [];
    return cardsIn(lang)(
      ((what?.[name] as readonly string[] | undefined) ?? []).filter((one) => !without.includes(one)),
    );
  },
  howMany: (name: string): number => ((what?.[name] as readonly string[] | undefined) ?? []).length,
  is: (name: string): boolean => what?.[name] === true,
  seat: (): Part => aSeat(Number(what?.['seat'] ?? 0)),
  number: (name: string): number => Number(what?.[name] ?? 0),
  text: (name: string): string => String(what?.[name] ?? ''),
  act: (): Act => (what?.['act'] || 'nothing') as Act,
});
export type About = ReturnType<typeof about>;

/** The handovers whose cards the reader knows, each with its own sentence; the full stops are set here. */
export const knownHandovers = (
  handovers: readonly Handover[],
  sentence: (from: Seat, to: Seat, cards: readonly string[]) => Sentence,
): Sentence => {
  const known = handovers.flatMap(({ from, to, cards }) => (cards ? [sentence(from, to, cards)] : []));
  return known.flatMap((one, index) => [...one, index === known.length - 1 ? '.' : '. ']);
};

/** What the reader sees of a draw, how many cards stay hidden, and whether the discards gave one. */
export function drawn({ from, cards }: Extract<Event, { type: 'draw' }>) {
  const seen = cards.filter((card) => card !== null);
  return { seen, hidden: cards.length - seen.length, open: from.includes('discard') };
}

const YOU: Readonly<Record<Lang, string>> = { en: 'you', de: 'du', it: 'tu' };
/** `Ada +30, Ben −5` */
export const pointList = (lang: Lang, points: readonly number[]): Sentence =>
  points.flatMap((score, seat) => say`${seat === 0 ? '' : ', '}${aSeat(seat, YOU[lang])} ${signed(lang, score)}`);
