// Words: sentences made of text, cards and seats, so that every screen can show them its own way.

import {
  type Card,
  type CardText,
  isCardText,
  isJoker,
  isTwin,
  parseCard,
  rankName,
  rankOf,
  suitOf,
} from '@sagebrush/poker';
import {
  type BaseView,
  CHANCE_SEAT,
  type Game,
  type Reason,
  type Seat,
  type SeatKind,
  type Table,
  type Viewer,
  type Words,
} from './game.ts';
import type { Lang } from './lang.ts';

/** The answer to an action that was meant for an earlier moment. */
export const STALE: Readonly<Record<Lang, string>> = {
  en: 'The table has moved on since.',
  de: 'Am Tisch ging es inzwischen weiter.',
  it: 'Nel frattempo la partita è andata avanti.',
};

/**
 * A seat in a sentence: its name, or for its own player what stands there for them; or some words that only depend on
 * whose seat it is, such as a verb: Hank draws, you draw.
 */
export interface SeatPart {
  readonly seat: number;
  readonly you?: string;
  readonly they?: string;
}
export type Part = string | { readonly card: CardText } | SeatPart;
export type Sentence = readonly Part[];

export const aCard = (card: CardText): Part => ({ card });
/** For what may be about a card: where it is not, nothing is said. */
export const cardPart = (card: unknown): Part => (isCardText(card) ? aCard(card) : '');
/** A name; `you` is what its own player reads there: you, your, dich, ti. It stands small, and large where it begins. */
export const aSeat = (seat: number, you?: string): Part => (you === undefined ? { seat } : { seat, you });
/** Words that go with a seat: bySeat(1, 'draws', 'draw'). */
export const bySeat = (seat: number, they: string, you: string): Part => ({ seat, they, you });

/** A true minus, which is seen and read aloud; machines get the hyphen. */
export const withMinus = (number: string): string => number.replace('-', '−');
/** A reason in one sentence, and what its choice risks in a second. */
export const withRisk =
  (sentence: (reason: Reason) => Sentence) =>
  (reason: Reason): Sentence =>
    reason.risk ? [...sentence(reason), ' ', ...sentence(reason.risk)] : sentence(reason);

const LESSER_EVIL: Readonly<Record<Lang, string>> = {
  en: 'All else is worse.',
  de: 'Alles andere ist schlechter.',
  it: 'Tutto il resto è peggio.',
};
/** The reason of a choice that is recommended: where only something against it can be said, that it is the least evil. */
export function adviceText(game: Game, words: Words, lang: Lang, reason: Reason): Sentence {
  const text = words.reason(reason);
  return game.sense.verdicts?.[reason.why] === 'against' ? [LESSER_EVIL[lang], ' ', ...text] : text;
}

/** Points as people read them, with the language's decimal mark: shared points may be fractions. */
export function figure(lang: Lang, points: number): string {
  const rounded = withMinus(String(Math.round(100 * points) / 100));
  return lang === 'en' ? rounded : rounded.replace('.', ',');
}
/** With their sign: +3, −6, 0. */
export const signed = (lang: Lang, points: number): string => `${points > 0 ? '+' : ''}${figure(lang, points)}`;

/** say`${aSeat(1)} plays ${aCard('KH')}.` A list of parts may stand in a gap too. */
export function say(texts: TemplateStringsArray, ...gaps: readonly (Part | Sentence | number)[]): Sentence {
  const parts: Part[] = [];
  texts.forEach((text, index) => {
    if (text !== '') parts.push(text);
    const gap = gaps[index];
    if (gap === undefined) return;
    if (typeof gap === 'number') parts.push(figure('en', gap));
    else if (Array.isArray(gap)) parts.push(...(gap as Sentence));
    else parts.push(gap as Part);
  });
  return parts;
}

/** Things as a list in the language's way: A, B and C. */
export const listed = (lang: Lang, items: readonly Part[]): Sentence =>
  joined(items, { en: ' and ', de: ' und ', it: ' e ' }[lang]);
/** One of several things: A, B or C. */
export const either = (lang: Lang, items: readonly Part[]): Sentence =>
  joined(items, { en: ' or ', de: ' oder ', it: ' o ' }[lang]);

const joined = (items: readonly Part[], last: string): Sentence =>
  items.flatMap((item, index) => (index === 0 ? [item] : [index === items.length - 1 ? last : ', ', item]));
export const listedCards = (lang: Lang, cards: readonly CardText[]): Sentence => listed(lang, cards.map(aCard));

const SUIT_NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Clubs', 'Diamonds', 'Hearts', 'Spades'],
  de: ['Kreuz', 'Karo', 'Herz', 'Pik'],
  it: ['fiori', 'quadri', 'cuori', 'picche'],
};
export const suitName = (lang: Lang, suit: number): string => SUIT_NAMES[lang][suit] ?? '';

/** What a seat is called that chance plays; several are told apart by their number. */
export function chanceSeatName(
  { chanceSeat }: Pick<Game, 'chanceSeat'>,
  lang: Lang,
  seats: readonly SeatKind[],
  seat: Seat,
): string {
  const name = chanceSeat?.[lang] ?? CHANCE_SEAT;
  const several = seats.filter((kind) => kind === CHANCE_SEAT).length > 1;
  return several ? `${name} ${1 + seats.slice(0, seat).filter((kind) => kind === CHANCE_SEAT).length}` : name;
}

/** King of Hearts, Herz-König, Re di cuori; the second deck's twin says so. */
export function cardName(lang: Lang, text: CardText): string {
  const card = parseCard(text);
  return isTwin(card) ? `${faceName(lang, card)} (${SECOND_DECK[lang]})` : faceName(lang, card);
}
const SECOND_DECK: Readonly<Record<Lang, string>> = { en: 'second deck', de: 'zweites Deck', it: 'secondo mazzo' };
function faceName(lang: Lang, card: Card): string {
  if (isJoker(card)) return lang === 'it' ? 'jolly' : 'Joker';
  const rank = rankName(lang, rankOf(card));
  const suit = suitName(lang, suitOf(card));
  return { en: `${rank} of ${suit}`, de: `${suit}-${rank}`, it: `${rank} di ${suit}` }[lang];
}

/** A view on its way out, in its reader's language: the view itself speaks none. */
export const viewWithTexts = (
  { game, table }: { readonly game: Game; readonly table: Table<object> },
  view: BaseView,
  lang: Lang,
): BaseView => game.words(lang, table.options).withTexts?.(view) ?? view;

/** Where a sentence begins, a name that is written small begins it with a capital. */
const BEGINS = /(?:^|[.!?] )$/;

const startsSentence = (before: Part | undefined): boolean =>
  before === undefined || (typeof before === 'string' && BEGINS.test(before));

/** An article that a card's name begins with, such as The Barber or Il barbiere; German names have none. */
const ARTICLE = /^(?:The|Il|Lo|La|I|Gli|Le) |^L['’]/;
/** A card's name where it stands in a sentence: `before` is what stands before it. */
export const cardNameAfter = (before: Part | undefined, name: string): string =>
  startsSentence(before) ? name : name.replace(ARTICLE, (article) => article.toLowerCase());

/** Who reads a sentence: nobody in particular, or somebody who sits at the table. */
export interface SentenceReader {
  readonly names: readonly string[];
  readonly you?: Viewer | undefined;
}

/** What a seat is called in the middle of what this reader reads; `before` is what stands before it. */
export function seatText({ seat, they, you }: SeatPart, { names, you: own }: SentenceReader, before?: Part): string {
  if (seat !== own || you === undefined) return they ?? names[seat] ?? `Seat ${seat + 1}`;
  return startsSentence(before) ? you.charAt(0).toUpperCase() + you.slice(1) : you;
}

/** The sentence as one text, with the names of the seats and of the cards. */
export function plain(
  sentence: Sentence,
  names: readonly string[],
  card: (card: CardText) => string,
  reader: Omit<SentenceReader, 'names'> = {},
): string {
  return sentence
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const before = sentence[index - 1];
      return 'card' in part ? cardNameAfter(before, card(part.card)) : seatText(part, { ...reader, names }, before);
    })
    .join('');
}
