// What a language must bring: a sentence for every event, refusal, choice and reason. The compiler counts them.
import {
  type CardText,
  cardName,
  type Json,
  type Lang,
  type OptionWords,
  parseCard,
  parseCards,
  type Refusal,
  type Sentence,
  type SheetLine,
  type Words,
} from '@sagebrush/engine';
import type { WhyNot } from '../refusals.ts';
import { canPlay } from '../rules/turn.ts';
import type { Why } from '../sense/why.ts';
import type { Action, CorralTypes, Event, Options, Street, View } from '../types.ts';

/** What a refusal or a reason is about, ready to be named. */
interface About {
  card: CardText;
  target: CardText;
  cards: readonly CardText[];
  seat: number;
  sum: number;
  value: number;
  points: number;
  /** In percent. */
  chance: number;
}

export interface Lexicon {
  readonly lang: Lang;
  readonly title: string;
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => Sentence };
  readonly refusals: { readonly [W in WhyNot]: (about: About) => Sentence };
  readonly choices: { readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, view: View) => Sentence };
  readonly asked: {
    readonly yours: Sentence;
    readonly pass: Sentence;
    readonly theirs: (seat: number) => Sentence;
    readonly over: (winners: readonly number[]) => Sentence;
  };
  readonly line: (line: SheetLine) => Sentence;
  readonly reasons: { readonly [W in Why]: (about: About) => Sentence };
  readonly options: { readonly [K in keyof Options]: OptionWords };
}

export function wordsFrom(lexicon: Lexicon): Words<CorralTypes> {
  return {
    title: lexicon.title,
    card: (card) => cardName(lexicon.lang, card),
    event: (event) => sentenceFor(lexicon.events, event.type)(event as never),
    refusal: ({ reason, about }) => lexicon.refusals[reason as WhyNot](aboutOf(about)),
    choice: (action, view) => sentenceFor(lexicon.choices, action.type)(action as never, view),
    asked: (view, seat) => askedOf(lexicon, view, seat),
    line: lexicon.line,
    reason: ({ why, about }) => lexicon.reasons[why as Why](aboutOf(about)),
    options: lexicon.options,
  };
}

const sentenceFor = <Type extends string, Say>(sentences: { readonly [T in Type]: Say }, type: Type): Say => sentences[type];

function askedOf({ asked }: Lexicon, view: View, seat: number): Sentence {
  if (view.pending.length === 0) return asked.over(winnersOf(view.scores));
  if (view.turn !== seat) return asked.theirs(view.turn);
  return canPlay(streetOf(view, seat), seat) ? asked.yours : asked.pass;
}
/** As much of the table as it takes to know whether this seat has a play. */
const streetOf = (view: View, seat: number): Street => ({
  hands: view.handSizes.map((_, owner) => (owner === seat ? parseCards(view.hand ?? []) : [])),
  fighters: view.fighters.map((fighters) => fighters.map(({ card }) => ({ card: parseCard(card), aim: [], shown: 0 }))),
});
const winnersOf = (scores: readonly number[]): number[] => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

const aboutOf = (about: Refusal['about'] = {}): About => {
  const text = (json: Json | undefined): string => (typeof json === 'string' ? json : '');
  const number = (json: Json | undefined): number => (typeof json === 'number' ? json : 0);
  const texts = (json: Json | undefined): readonly string[] => (Array.isArray(json) ? json.map(text) : []);
  return {
    card: text(about['card']),
    target: text(about['target']),
    cards: texts(about['cards']),
    seat: number(about['seat']),
    sum: number(about['sum']),
    value: number(about['value']),
    points: number(about['points']),
    chance: number(about['chance']),
  };
};
