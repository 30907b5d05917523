// A match at one screen: who sits there, whose turn it is, and what was told. It knows no terminal.

import { type Limits, THINKING_MS, think } from '@sagebrush/bots';
import {
  type BaseView,
  fastRandom,
  finishedLog,
  type GameAction,
  type Lang,
  logOf,
  type NarratingHost,
  type Random,
  type Seat,
  type Sentence,
  type Showing,
  seqOf,
} from '@sagebrush/engine';
import { type Moment, momentsOf, type SaveFile } from '@sagebrush/protocol';
import type { ScreenPlayer } from './players.ts';
import { TEXTS } from './texts.ts';
import { fitting, type Meant } from './typed-command.ts';

export interface Seated {
  readonly host: NarratingHost;
  readonly players: readonly ScreenPlayer[];
  readonly lang: Lang;
  /** Limits for about so many milliseconds of thought; asked for each move, so that a deadline can begin with it. */
  readonly limits: (ms: number) => Limits;
}
export interface Session extends Seated {
  /** Who looks at the screen; nobody in particular before the first person sits down. */
  viewer: Seat | undefined;
  /** Cards and kind that narrow the choices down. */
  narrowed: Meant;
  /** The place of the cursor among the choices shown. */
  cursor: number;
  /** How many choices the screen shows at once. */
  page: number;
  /** The answer to what was typed last. */
  message: readonly Sentence[];
}
/** Who has to do something now; behind the curtain somebody else is to take the keyboard. */
export type Next = { readonly kind: 'over' } | { readonly kind: 'bot' | 'person' | 'curtain'; readonly seat: Seat };

export interface Choice {
  /** From 1. */
  readonly number: number;
  readonly action: GameAction;
  readonly text: Sentence;
}

export function openSession(seated: Seated): Session {
  const people = seated.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    ...seated,
    viewer: people.length === 1 ? people[0] : undefined,
    narrowed: { cards: [] },
    cursor: 0,
    page: 10,
    message: [],
  };
}

/** Bots first: where several choose at once, nobody has to wait for them twice. */
export function nextOf({ host: { match }, players, viewer }: Session): Next {
  const pending = match.game.pending(match.state);
  const bot = pending.find((seat) => players[seat]?.kind === 'bot');
  if (bot !== undefined) return { kind: 'bot', seat: bot };
  const person = pending.find((seat) => seat === viewer) ?? pending[0];
  if (person === undefined) return { kind: 'over' };
  return { kind: person === viewer ? 'person' : 'curtain', seat: person };
}

export const momentOf = ({ host, viewer }: Session): Moment => momentsOf(host)(viewer ?? 'rail');
export const wordsOf = ({ host: { match }, lang }: Session) => match.game.words(lang, match.table.options);
export const textsOf = ({ lang }: Session) => TEXTS[lang];
export const showingOf = (session: Session, view: BaseView): Showing => ({
  view,
  table: session.host.match.table,
  lang: session.lang,
  texts: textsOf(session),
});

export function numberedChoices(session: Session, { choices, view }: Moment): Choice[] {
  const words = wordsOf(session);
  return choices.map((action, index) => ({ number: index + 1, action, text: words.choice(action, view) }));
}
/** Those that fit what was typed. */
export const narrowedChoices = (session: Session, moment: Moment): Choice[] =>
  fitting(numberedChoices(session, moment), session.narrowed);

/** A fresh look at the table: all choices, no message. */
export function settle(session: Session): void {
  session.cursor = 0;
  session.narrowed = { cards: [] };
  session.message = [];
}

export function play(session: Session, seat: Seat, action: GameAction): void {
  const { host } = session;
  host.accept(host.tryAction(seat, action));
  settle(session);
}

/** The same thoughts again when a match is resumed. */
export const thoughtsOf = ({ host: { match } }: Session, seat: Seat): Random =>
  fastRandom(`${match.start.match}/${seat}/${seqOf(match)}`);

/** Lets the bot think whose turn it is. */
export function letBotPlay(session: Session): void {
  const next = nextOf(session);
  const player = next.kind === 'bot' ? session.players[next.seat] : undefined;
  if (next.kind !== 'bot' || player?.kind !== 'bot') return;
  const question = session.host.questionFor(next.seat);
  const only = question.choices.length === 1 ? question.choices[0] : undefined;
  play(
    session,
    next.seat,
    only ??
      think(player.level, question, thoughtsOf(session, next.seat), session.limits(THINKING_MS[player.level])).action,
  );
}

export const savedOf = ({ host: { match }, players }: Session): SaveFile => ({
  sagebrush: 1,
  players,
  log: match.game.outcome(match.state) ? finishedLog(match) : logOf(match),
});
