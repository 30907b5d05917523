// What a typed line does to a session.
import type { GameAction, Sentence } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import { aboutCards, aboutChoice, hint } from './explanations.ts';
import {
  type Choice,
  momentOf,
  narrowedChoices,
  nextOf,
  numberedChoices,
  play,
  type Session,
  settle,
  textsOf,
  wordsOf,
} from './session.ts';
import { answerFrom, fitting, type Meant, type TypedCommand } from './typed-command.ts';

/**
 * What became of a line: the table changed, only the screen did, or somebody wants to see the table, to save or to
 * leave.
 */
export type Reply = 'played' | 'shown' | 'table' | 'save' | 'quit';

export function reply(session: Session, line: string): Reply {
  const next = nextOf(session);
  const answer = answerFrom(line, kindsOf(session.host.match.game.action.schema));
  if (answer.kind === 'quit' || answer.kind === 'save') return answer.kind;
  if (next.kind !== 'curtain') return replyAtTable(session, momentOf(session), answer);
  session.viewer = next.seat;
  settle(session);
  return 'shown';
}

function replyAtTable(session: Session, moment: Moment, answer: TypedCommand): Reply {
  const texts = textsOf(session);
  const { viewer } = session;
  switch (answer.kind) {
    case 'quit':
    case 'save':
    case 'table':
      return answer.kind;
    case 'nothing':
      settle(session);
      return 'shown';
    case 'help':
      return show(session, ...texts.help.map((line) => [line]));
    case 'unknown':
      return show(session, [texts.notUnderstood(answer.line)]);
    case 'take-back':
      return takeLastBack(session);
    case 'next-page':
      return moveCursor(session, session.page);
    case 'page-before':
      return moveCursor(session, -session.page);
    case 'hint':
      return show(
        session,
        ...(moment.asked && viewer !== undefined
          ? hint(session, viewer)
          : [wordsOf(session).asked(moment.view, viewer ?? 0, moment.choices)]),
      );
    case 'number':
      return choose(session, moment, numberedChoices(session, moment)[answer.number - 1]);
    case 'meant':
      return narrow(session, moment, answer.meant);
    case 'explain': {
      if (answer.meant) return show(session, ...aboutCards(session, moment, answer.meant));
      const choice = numberedChoices(session, moment)[(answer.number ?? 0) - 1];
      return choice ? show(session, ...aboutChoice(session, moment, choice)) : choose(session, moment, undefined);
    }
  }
}

function show(session: Session, ...lines: readonly Sentence[]): Reply {
  session.message = lines;
  return 'shown';
}

function choose(session: Session, moment: Moment, choice: Choice | undefined): Reply {
  if (!choice || session.viewer === undefined) return show(session, [textsOf(session).noChoice(moment.choices.length)]);
  play(session, session.viewer, choice.action);
  return 'played';
}

/** One choice that fits is played; of several the person chooses; where there is none, they are told why. */
function narrow(session: Session, moment: Moment, meant: Meant): Reply {
  const fit = fitting(numberedChoices(session, moment), meant);
  if (fit.length === 1) return choose(session, moment, fit[0]);
  if (fit.length === 0) return show(session, ...aboutCards(session, moment, meant));
  settle(session);
  session.narrowed = meant;
  return 'shown';
}

function takeLastBack(session: Session): Reply {
  const { host, viewer } = session;
  const keep = takeBackTo(session);
  if (viewer === undefined || keep === undefined) return show(session, [textsOf(session).noTakeBack]);
  host.accept(host.tryTakeBack(viewer, keep));
  settle(session);
  return 'played';
}

/**
 * How many actions stay when the viewer takes their last one back. What bots have done since goes with it: they have
 * learned nothing either.
 */
function takeBackTo({ host: { match }, players, viewer }: Session): number | undefined {
  const keep = match.played.findLastIndex(({ seat }) => seat === viewer);
  const since = match.played.slice(keep + 1);
  const hasLearned = match.played[keep]?.infoVersion !== match.game.infoVersion(match.state);
  return keep < 0 || hasLearned || since.some(({ seat }) => players[seat]?.kind === 'person') ? undefined : keep;
}

export function moveCursor(session: Session, by: number): Reply {
  const count = narrowedChoices(session, momentOf(session)).length;
  session.cursor = Math.max(0, Math.min(count - 1, session.cursor + by));
  return show(session);
}

/** Plays what the cursor stands on. */
export function playCursor(session: Session): Reply {
  const moment = momentOf(session);
  return moment.asked ? choose(session, moment, narrowedChoices(session, moment)[session.cursor]) : reply(session, '');
}

/** The kinds of action that a game's schema lists. */
function kindsOf(schema: object): readonly GameAction['type'][] {
  const { oneOf = [] } = schema as {
    readonly oneOf?: readonly { readonly properties?: { readonly type?: { readonly enum?: readonly string[] } } }[];
  };
  return oneOf.flatMap(({ properties }) => properties?.type?.enum ?? []);
}
