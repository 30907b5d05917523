// What a language must bring: a sentence for every event, refusal, choice and reason. The compiler counts them.
import {
  cardName,
  type Lang,
  type OptionWords,
  type Reason,
  type Refusal,
  type Sentence,
  type SheetLine,
  say,
  type Words,
  withRisk,
} from '@sagebrush/engine';
import type { Options } from '../options.ts';
import type { Why } from '../sense/reasons.ts';
import type { Act, Action, Event, View, ViewPhase, WyomingTypes } from '../types.ts';
import { type About, about, cardsIn, seatsIn } from './parts.ts';

/** The rulebook's words can be switched to gentle ones, which are the usual. */
export const TONES = ['gentle', 'rulebook'] as const;
type Tone = (typeof TONES)[number];
/** What the rulebook's tone calls by another name. */
type TonedLine = 'harlot' | 'harem' | 'evil';
type PlainLine =
  | 'earlier'
  | 'ending'
  | 'delay'
  | 'ten'
  | 'six'
  | 'couple'
  | 'cowboy'
  | 'marriage'
  | 'orphanage'
  | 'family'
  | 'gang'
  | 'posse';

type Miss = Extract<Event, { type: 'miss' }>;
export type Misses = { readonly [W in Miss['why']]: (event: Miss) => Sentence };

/** What a turn still leaves open. */
interface OpenTurn {
  /** The possible actions, in words. */
  readonly acts: readonly string[];
  readonly mustDiscard: boolean;
  /** Whoever acts has no card left to discard: every action lays down the whole hand. */
  readonly usesAll: boolean;
}

export interface Lexicon {
  readonly lang: Lang;
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => Sentence };
  /** By clause and reason. */
  readonly refusals: Readonly<Record<string, (on: About) => Sentence>>;
  readonly notHeld: (on: About) => Sentence;
  readonly refused: (rule: string) => Sentence;
  readonly choices: { readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, view: View) => Sentence };
  readonly asked: {
    readonly [N in ViewPhase['name']]: (phase: Extract<ViewPhase, { name: N }>, view: View, open: OpenTurn) => Sentence;
  };
  /** What the one action of a turn can be. */
  readonly acts: { readonly [A in Exclude<Act, 'nothing'>]: string };
  /** For the others: to choose what they pass, or to move. */
  readonly waiting: { readonly choice: (seats: Sentence) => Sentence; readonly move: (seats: Sentence) => Sentence };
  readonly lines: Readonly<Record<PlainLine, string>>;
  readonly tones: Readonly<Record<Tone, Readonly<Record<TonedLine, string>>>>;
  readonly reasons: Readonly<Record<Why, (on: About) => Sentence>>;
  readonly piles: { readonly given: (on: string) => string };
  readonly options: { readonly [K in keyof Options]: OptionWords };
}

export function wordsFrom(lexicon: Lexicon, tone: Tone): Words<WyomingTypes> {
  const { lang } = lexicon;
  const lines: Readonly<Record<string, string>> = { ...lexicon.lines, ...lexicon.tones[tone] };
  return {
    title: 'Wyoming Cowboy',
    card: (card) => cardName(lang, card),
    event: (event) => lexicon.events[event.type](event as never),
    refusal: (refusal) => refusalOf(lexicon, refusal),
    choice: (action, view) => lexicon.choices[action.type](action as never, view),
    asked: (view, seat, choices) => askedOf(lexicon, view, seat, choices),
    line: (line) => lineOf(lang, lines[line.what] ?? line.what, line),
    reason: withRisk((reason) => reasonOf(lexicon, reason)),
    piles: lexicon.piles,
    options: lexicon.options,
  };
}

function refusalOf({ lang, refusals, notHeld, refused }: Lexicon, { rule, reason, about: what }: Refusal): Sentence {
  const known = refusals[`${rule} ${reason ?? ''}`] ?? (reason === 'not-held' ? notHeld : () => refused(rule));
  return known(about(lang, what));
}

/** Only what is possible is asked for. */
function askedOf(
  { lang, asked, acts, waiting }: Lexicon,
  view: View,
  seat: number,
  choices: readonly Action[],
): Sentence {
  const { phase, pending } = view;
  const can = (wanted: string): boolean => choices.some(({ type }) => type === wanted);
  const open: OpenTurn = {
    acts: Object.entries(acts).flatMap(([act, said]) => (can(act) ? [said] : [])),
    mustDiscard: can('discard'),
    usesAll: leavesNothing(view, choices),
  };
  if (phase.name === 'over' || pending.includes(seat)) return asked[phase.name](phase as never, view, open);
  return waiting[phase.name === 'passing' ? 'choice' : 'move'](seatsIn(lang)(pending));
}

/** WC-3.4 A gun may take the last cards of a hand; whoever pulled it is not asked to discard. */
function leavesNothing({ hand = [] }: View, choices: readonly Action[]): boolean {
  const acts = choices.filter(({ type }) => type !== 'discard' && type !== 'done');
  return acts.length > 0 && acts.every((act) => act.type === 'pull' && act.cards.length === hand.length);
}

const lineOf = (lang: Lang, name: string, { cards }: SheetLine): Sentence =>
  cards.length === 0 ? say`${name}` : say`${name}: ${cardsIn(lang)(cards)}`;

const reasonOf = ({ lang, reasons }: Lexicon, { why, about: what }: Reason): Sentence =>
  reasons[why as Why](about(lang, what));
