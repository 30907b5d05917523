// What a language must bring: a sentence for every event, refusal, choice and reason. The compiler counts them.
import {
  aCard,
  aSeat,
  cardName,
  cardPart,
  type Lang,
  type OptionWords,
  type Part,
  parseCard,
  type Reason,
  type Refusal,
  type Sentence,
  type SheetLine,
  say,
  signed,
  type Words,
  withRisk,
} from '@sagebrush/engine';
import { type Category, handName } from '@sagebrush/poker';
import { packOf } from '../options.ts';
import type { Pack } from '../pack/compile.ts';
import type { Step, TrickKind } from '../pack/steps.ts';
import type { Why } from '../sense/why.ts';
import type { Action, Asked, CowpokerTypes, Event, Options, View } from '../types.ts';
import { between, effectFor, hasEffect, lineHand, noteNumber, optionPart, printedEffect, standIns } from './common.ts';
import { cardLabel, withOptionTexts } from './option-text.ts';

type WhyNot =
  | 'over'
  | 'turn'
  | 'trick-turn'
  | 'must-play'
  | 'must-follow'
  | 'must-choose'
  | 'not-in-hand'
  | 'not-an-option'
  | 'no-such-option';
/** What a refusal is about, ready to be named. */
interface About {
  readonly seat: Part;
  readonly card: Part;
  readonly option: Part;
}
/** What a reason is about, ready to be named. */
interface ReasonAbout {
  /** The card of the choice, another that it is about, and one of the hand. */
  readonly card: Part;
  readonly target: Part;
  readonly best: Part;
  readonly seat: Part;
  readonly seats: readonly number[];
  readonly hand: string;
  readonly trick: TrickKind;
  readonly points: number;
  readonly value: number;
  readonly bestValue: number;
  readonly ahead: number;
  readonly chance: number;
  readonly count: number;
  /** Cards that the effect draws beside. */
  readonly drawn: number;
  readonly after: number;
  readonly total: number;
  readonly isBest: boolean;
  readonly isMine: boolean;
  /** Whether `best` names a card. */
  readonly hasBest: boolean;
  /** What is printed on the card of the choice. */
  readonly effect: string;
}
/** A poker hand on the sheet: one that may be the best, and the one that is. */
type HandLine = readonly [any: string, best: string];

export interface Lexicon {
  readonly lang: Lang;
  readonly title: string;
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, pack: Pack) => Sentence };
  readonly refusals: { readonly [W in WhyNot]: (about: About) => Sentence };
  readonly refused: (rule: string) => Sentence;
  readonly choices: {
    readonly play: (card: Part, what: string) => Sentence;
    /** Said of a card with an effect that would not work for its player. */
    readonly idle: string;
    readonly follow: (card: Part, trick: TrickKind, value: number) => Sentence;
    readonly choose: (option: Part, verb: string) => Sentence;
  };
  /** What choosing an option does, by what is asked or by the step that asks. */
  readonly verbs: { readonly [asked: string]: string; readonly choose: string };
  readonly asked: {
    readonly over: Sentence;
    readonly waiting: (seats: Sentence) => Sentence;
    readonly play: Sentence;
    readonly follow: (trick: TrickKind) => Sentence;
    readonly trick: string;
    readonly who: string;
    readonly give: string;
    readonly card: (step: Step['do']) => string;
  };
  readonly lines: {
    readonly card: (card: Part) => Sentence;
    readonly hands: Readonly<Record<'gang-hand' | 'cellar-hand' | 'final-hand', HandLine>>;
    readonly standsAs: string;
    readonly split: (ways: number) => string;
    readonly cellar: (points: number) => string;
    readonly fewest: string;
    readonly earlier: (games: number) => Sentence;
  };
  readonly reasons: Readonly<Record<Why, (on: ReasonAbout) => Sentence>>;
  readonly options: { readonly [K in keyof Options]: OptionWords };
}

export const wordsFrom = (lexicon: Lexicon, options: Options, pack: Pack = packOf(options)): Words<CowpokerTypes> => ({
  title: lexicon.title,
  card: (card) => cardLabel(lexicon.lang, pack, parseCard(card)),
  event: (event) => lexicon.events[event.type](event as never, pack),
  refusal: (refused) => refusalOf(lexicon, pack, refused),
  choice: (action, view) => choiceOf(lexicon, options, { action, view }),
  asked: (view, seat) => askedOf(lexicon, view, seat),
  withTexts: (view) => withOptionTexts(lexicon.lang, pack, view),
  line: (line) => lineOf(lexicon, line),
  reason: withRisk((reason) => reasonOf(lexicon, pack, reason)),
  options: lexicon.options,
});

function reasonOf({ lang, reasons }: Lexicon, pack: Pack, { why, about = {} }: Reason): Sentence {
  const number = (name: string): number => Number(about[name] ?? 0);
  const category = (about['category'] ?? 'high-card') as Category;
  return reasons[why as Why]({
    card: cardPart(about['card']),
    target: cardPart(about['target']),
    best: cardPart(about['best']),
    seat: aSeat(number('seat')),
    seats: (about['seats'] ?? []) as readonly number[],
    hand: handName(lang, { category, ranks: (about['ranks'] ?? []) as readonly number[] }),
    trick: about['trick'] === 'gunfight' ? 'gunfight' : 'roundup',
    points: number('points'),
    value: number('value'),
    bestValue: number('bestValue'),
    ahead: number('ahead'),
    chance: number('chance'),
    count: number('count'),
    drawn: number('drawn'),
    after: number('after'),
    total: number('total'),
    isBest: about['isBest'] === true,
    isMine: about['isMine'] === true,
    hasBest: about['best'] !== undefined,
    effect: typeof about['card'] === 'string' ? printedEffect(lang, pack, about['card']) : '',
  });
}

function refusalOf(
  { lang, refusals, refused }: Lexicon,
  pack: Pack,
  { rule, reason = '', about = {} }: Refusal,
): Sentence {
  const known = reason === 'turn' && rule === 'CP-4.1' ? 'trick-turn' : reason;
  if (!Object.hasOwn(refusals, known)) return refused(rule);
  return refusals[known as WhyNot]({
    seat: aSeat(Number(about['seat'] ?? 0)),
    card: cardPart(about['card']),
    option: optionPart(lang, pack, String(about['option'] ?? '')),
  });
}

function choiceOf(
  { lang, choices, verbs }: Lexicon,
  options: Options,
  { action, view }: { action: Action; view: View },
): Sentence {
  const pack = packOf(options);
  if (action.type === 'choose') return choices.choose(optionPart(lang, pack, action.option), verbOf(verbs, view.asked));
  const card = parseCard(action.card);
  if (action.type === 'follow') {
    const trick = view.trick?.kind ?? 'roundup';
    return choices.follow(aCard(action.card), trick, pack.values[trick === 'roundup' ? 0 : 1]?.[card] ?? 0);
  }
  const effect = effectFor(lang, options, view, action.card) || (hasEffect(pack, action.card) ? choices.idle : '');
  return choices.play(
    aCard(action.card),
    `${signed(lang, pack.points[card] ?? 0)}${effect === '' ? '' : `. ${effect}`}`,
  );
}

function verbOf(verbs: Lexicon['verbs'], asked: Asked | null): string {
  if (!asked || asked.about === 'who') return verbs.choose;
  return verbs[asked.about === 'card' ? asked.step : asked.about] ?? verbs.choose;
}

function askedOf({ asked }: Lexicon, view: View, seat: number): Sentence {
  if (view.over) return asked.over;
  if (!view.pending.includes(seat))
    return asked.waiting(
      between(
        view.pending.map((one) => [aSeat(one)]),
        ', ',
      ),
    );
  if (view.trick) return asked.follow(view.trick.kind);
  if (!view.asked) return asked.play;
  const { about, card, step } = view.asked;
  return say`${aCard(card)}: ${about === 'card' ? asked.card(step) : asked[about]}?`;
}

function lineOf({ lang, lines }: Lexicon, line: SheetLine): Sentence {
  const sharing = noteNumber(line, 'sharing');
  const split = sharing > 1 ? lines.split(sharing) : '';
  const hands: Readonly<Record<string, HandLine>> = lines.hands;
  const names = hands[line.what];
  if (names)
    return say`${names[sharing > 0 ? 1 : 0]}: ${lineHand(lang, line)}${wildsOf(lang, lines.standsAs, line)}${split}`;
  if (line.what === 'card') return lines.card(cardPart(line.cards[0]));
  if (line.what === 'cellar')
    return say`${lines.cellar(noteNumber(line, 'held'))}${sharing > 0 ? `${lines.fewest}${split}` : ''}`;
  return lines.earlier(noteNumber(line, 'games'));
}

function wildsOf(lang: Lang, standsAs: string, line: SheetLine): Sentence {
  const wilds = standIns(line).map(([wild, as]) => say`${aCard(wild)} ${standsAs} ${cardName(lang, as)}`);
  return wilds.length === 0 ? [] : say` (${between(wilds, ', ')})`;
}
