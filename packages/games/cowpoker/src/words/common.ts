// What the words of every language look up: a hand's name on the sheet, what a wild stands for, whether a card would
// work.
import {
  aSeat,
  type Card,
  type CardText,
  cardPart,
  figure,
  type Lang,
  type Part,
  parseCard,
  parseCards,
  type Sentence,
  type SheetLine,
  say,
} from '@sagebrush/engine';
import { type Category, handName } from '@sagebrush/poker';
import { optionCode } from '../actions.ts';
import { packOf } from '../options.ts';
import type { Pack } from '../pack/compile.ts';
import { RANCHES, type Step } from '../pack/steps.ts';
import { worksFor } from '../rules/aces.ts';
import type { Options, View } from '../types.ts';
import { effectText } from './effect-text.ts';
import { optionText } from './option-text.ts';

/** The poker hand of a sheet line. */
export function lineHand(lang: Lang, { note }: SheetLine): string {
  return handName(lang, { category: note?.['category'] as Category, ranks: note?.['ranks'] as readonly number[] });
}

/** Each wild card of a line with the card that it stands for. */
export const standIns = ({ note }: SheetLine): readonly (readonly [wild: CardText, as: CardText])[] =>
  Object.entries((note?.['stands'] ?? {}) as Readonly<Record<CardText, CardText>>) as [CardText, CardText][];

export const noteNumber = ({ note }: SheetLine, name: string): number => Number(note?.[name] ?? 0);

export const hasEffect = (pack: Pack, card: string): boolean => (pack.programs[parseCard(card)] ?? []).length > 0;

const effectOf = (pack: Pack, text: string): readonly Step[] =>
  pack.json.cards[pack.entry[parseCard(text)] ?? -1]?.effect ?? [];
export const printedEffect = (lang: Lang, pack: Pack, text: string): string => effectText(lang, effectOf(pack, text));

/** The effect that playing a card would have for the viewer: its text, and nothing where it would not work. */
export function effectFor(lang: Lang, options: Options, view: View, text: string): string {
  const pack = packOf(options);
  const card = parseCard(text);
  const steps = effectOf(pack, text);
  return effectText(
    lang,
    wouldWork(options, view, card) ? steps.filter(isFollowed) : steps.filter((step) => step.do === 'place'),
  );
}

const isFollowed = (step: Step): boolean => step.do !== 'wild';

function wouldWork(options: Options, { seat, ranches, gangs }: View, card: Card): boolean {
  if (seat === undefined) return true;
  const known = {
    gangs: gangs.map((gang) => parseCards(gang)),
    ranches: ranches.map((ranch) => RANCHES.indexOf(ranch)),
  };
  return worksFor({ pack: packOf(options), options, ...known }, seat, card) !== 'no';
}

/** An option's name: a card as a card, everything else as text. */
export function optionPart(lang: Lang, pack: Pack, option: string): Part {
  const code = optionCode(option);
  if (code < 0) return option;
  return code < pack.home.length ? cardPart(option) : optionText(lang, pack, code);
}

/** Parts with a word between them. */
export const between = (parts: readonly Sentence[], gap: string): Sentence =>
  parts.flatMap((part, index) => (index === 0 ? part : [gap, ...part]));

const YOU: Readonly<Record<Lang, string>> = { en: 'you', de: 'du', it: 'tu' };
/** Everybody's points. */
export const scoreList = (lang: Lang, scores: readonly number[]): Sentence =>
  between(
    scores.map((score, seat) => say`${aSeat(seat, YOU[lang])} ${figure(lang, score)}`),
    ', ',
  );
