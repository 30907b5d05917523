// Parts of sentences that all three languages need.
import { aCard, aSeat, type CardText, type Lang, listed, type Part, type Reason, type Refusal, type Sentence } from '@sagebrush/engine';

type What = Refusal['about'] | Reason['about'];

/** `KS+AS` as its two cards. */
const cardsOf = (shown: readonly string[]): CardText[] => shown.flatMap((one) => one.split('+'));
export const cardList = (lang: Lang, shown: readonly string[]): Sentence => listed(lang, cardsOf(shown).map(aCard));
export const seatList = (lang: Lang, seats: readonly number[]): Sentence => listed(lang, seats.map(aSeat));

/** What a refusal or a reason is about. */
export const about = (what: What) => ({
  card: (): Part => aCard(String(what?.['card'] ?? '2C')),
  cards: (lang: Lang): Sentence => cardList(lang, (what?.['cards'] as readonly string[] | undefined) ?? []),
  seat: (): Part => aSeat(Number(what?.['seat'] ?? 0)),
  number: (name: string): number => Number(what?.[name] ?? 0),
  text: (name: string): string => String(what?.[name] ?? ''),
});
export type About = ReturnType<typeof about>;
