// What a choice does, why something cannot be done, and what a bot would do: everything behind the question mark and
// the h.
import { explain, HINT_LEVEL, think } from '@sagebrush/bots';
import type { CardText, Refusal, Seat, Sentence } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import { type Choice, numberedChoices, type Session, showingOf, textsOf, thoughtsOf, wordsOf } from './session.ts';
import { cardsNamed, tabletopOf } from './tabletop.ts';
import { actionFrom, fitting, type Meant } from './typed-command.ts';

/** People ask seldom and can wait. */
const HINT_MS = 1000;
const MOST_HINTS = 3;
const MOST_CHOICES = 10;

export function aboutChoice(session: Session, moment: Moment, { action, text }: Choice): Sentence[] {
  const { game, table } = session.host.match;
  const reason = game.sense.why(game.sense.read(moment.view, table), action);
  return [text, ...printedOn(session, moment, cardsNamed(action)), wordsOf(session).reason(reason)];
}

/** What these cards can do now, and what they cannot do and why. */
export function aboutCards(session: Session, moment: Moment, meant: Meant): Sentence[] {
  const texts = textsOf(session);
  const possible = fitting(numberedChoices(session, moment), meant).slice(0, MOST_CHOICES);
  const can =
    possible.length === 0 ? [] : [[texts.fits], ...possible.map(({ number, text }) => [`${number}  `, ...text])];
  const all = [...printedOn(session, moment, meant.cards), ...can, ...whyNot(session, moment, meant)];
  return all.length === 0 ? [[texts.nothingFits]] : all;
}

function printedOn(session: Session, { view }: Moment, cards: readonly CardText[]): Sentence[] {
  const tabletop = tabletopOf(session.host.match.game.id);
  return cards.flatMap((card) => (tabletop.printed ? [tabletop.printed(showingOf(session, view), card)] : []));
}

function whyNot(session: Session, { view }: Moment, { type, cards, action }: Meant): Sentence[] {
  const { host, viewer = 0 } = session;
  const { game } = host.match;
  const words = wordsOf(session);
  const whole = action === undefined ? undefined : actionFrom(game.action.parse, action);
  const attempts = whole ? [whole] : tabletopOf(game.id).attempts(showingOf(session, view), cards);
  const ofKind = attempts.filter((attempt) => type === undefined || attempt.type === type);
  const refusals = (ofKind.length === 0 ? attempts : ofKind).flatMap((attempt) => host.refuse(viewer, attempt) ?? []);
  const said = (refusal: Refusal): Sentence => [...words.refusal(refusal), ` (${refusal.rule})`];
  return [...new Map(refusals.map((refusal) => [JSON.stringify(said(refusal)), said(refusal)])).values()];
}

export function hint(session: Session, seat: Seat): Sentence[] {
  const question = session.host.questionFor(seat);
  const thought = think(HINT_LEVEL, question, thoughtsOf(session, seat), session.limits(HINT_MS));
  const best = explain(question, thought, session.lang).slice(0, MOST_HINTS);
  return [
    textsOf(session).hint(seat),
    ...best.flatMap(({ choice, result, reason }, index) => [
      [`${index + 1}. `, ...choice],
      ['   ', ...reason, ' ', ...result],
    ]),
  ];
}
