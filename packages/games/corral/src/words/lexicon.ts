// What a language must bring: a sentence for every event, refusal, choice and reason. The compiler counts them.
import {
  type CardText,
  cardName,
  type Json,
  type Lang,
  type OptionWords,
  type Refusal,
  type Sentence,
  type SheetLine,
  shape,
  type Words,
  withRisk,
} from '@sagebrush/engine';
import type { WhyNot } from '../refusals.ts';
import type { Why } from '../sense/why.ts';
import type { Action, CorralTypes, Event, Options, View } from '../types.ts';

/** What a refusal or a reason is about, ready to be named: a sentence asks for what it names. */
interface About {
  readonly card: CardText;
  readonly target: CardText;
  readonly cards: readonly CardText[];
  /** A fighter of somebody else, whose seat is `seat`. */
  readonly foe: CardText;
  /** The other card of a pair. */
  readonly twin: CardText;
  seat: number;
  sum: number;
  value: number;
  points: number;
  total: number;
  count: number;
  isLaw: boolean;
  isOpen: boolean;
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
    readonly yours: (plays: readonly string[]) => Sentence;
    /** What there is to do, in so many words; `special` stands for several of the effects. */
    readonly plays: { readonly [P in Action['type'] | 'special']: string };
    /** Where there is nothing else. */
    readonly mustPass: Sentence;
    readonly theirs: (seat: number) => Sentence;
    readonly over: (winners: readonly number[]) => Sentence;
  };
  readonly line: (line: SheetLine) => Sentence;
  readonly reasons: { readonly [W in Why]: (about: About) => Sentence };
  readonly piles: { readonly aim: (on: string) => string };
  readonly options: { readonly [K in keyof Options]: OptionWords };
}

export function wordsFrom(lexicon: Lexicon): Words<CorralTypes> {
  return {
    title: lexicon.title,
    card: (card) => cardName(lexicon.lang, card),
    event: (event) => sentenceFor(lexicon.events, event.type)(event as never),
    refusal: ({ reason, about }) => lexicon.refusals[reason as WhyNot](aboutOf(about)),
    choice: (action, view) => sentenceFor(lexicon.choices, action.type)(action as never, view),
    asked: (view, seat, choices) => askedOf(lexicon, view, seat, choices),
    line: lexicon.line,
    reason: withRisk(({ why, about }) => lexicon.reasons[why as Why](aboutOf(about))),
    piles: lexicon.piles,
    options: lexicon.options,
  };
}

const sentenceFor = <Type extends string, Say>(sentences: { readonly [T in Type]: Say }, type: Type): Say =>
  sentences[type];

const PLAIN = ['fighter', 'aim', 'fight'] as const;
const EFFECTS = ['bullet', 'ambush', 'showdown'] as const;

/** Only what can be done is asked for. */
function askedOf({ asked }: Lexicon, view: View, seat: number, choices: readonly Action[]): Sentence {
  if (view.pending.length === 0) return asked.over(winnersOf(view.scores));
  if (view.turn !== seat) return asked.theirs(view.turn);
  const isOpen = (play: Action['type']): boolean => choices.some(({ type }) => type === play);
  const effects = EFFECTS.filter(isOpen);
  const plays = [...PLAIN.filter(isOpen), ...(effects.length > 1 ? (['special'] as const) : effects)];
  if (plays.length === 0) return asked.mustPass;
  return asked.yours([...plays, ...(['pass'] as const).filter(isOpen)].map((play) => asked.plays[play]));
}
const winnersOf = (scores: readonly number[]): number[] =>
  scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

const aboutOf = (about: Refusal['about'] = {}): About => {
  const number = (json: Json | undefined): number => (typeof json === 'number' ? json : 0);
  return {
    get card() {
      return shape.card.parse(about['card']);
    },
    get target() {
      return shape.card.parse(about['target']);
    },
    get cards() {
      return shape.list(shape.card).parse(about['cards']);
    },
    get foe() {
      return shape.card.parse(about['foe']);
    },
    get twin() {
      return shape.card.parse(about['twin']);
    },
    seat: number(about['seat']),
    sum: number(about['sum']),
    value: number(about['value']),
    points: number(about['points']),
    total: number(about['total']),
    count: number(about['count']),
    isLaw: about['isLaw'] === true,
    isOpen: about['isOpen'] === true,
    chance: number(about['chance']),
  };
};
