// The desk of the engine protocol: it keeps the open matches and answers one request at a time.
import { LEVELS, type Level, THINKING_MS, think } from '@sagebrush/bots';
import {
  type EmittedEvent,
  FormatError,
  fastRandom,
  type GameEvent,
  heardBy,
  logOf,
  logShape,
  type Match,
  parseCards,
  replayHost,
  seqOf,
  viewWithTexts,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { best, handName, wildRanks } from '@sagebrush/poker';
import { catalogueOf, type EngineRequest } from '@sagebrush/protocol';
import { type OpenMatches, openMatches, seatsInPosition } from './open-matches.ts';
import { Refused, spoken } from './refused.ts';

/** What the desk needs from outside: a clock and fresh seeds. */
export interface DeskOptions {
  now(): number;
  freshSeed(): string;
}
export interface Desk {
  answer(request: EngineRequest): { readonly [field: string]: unknown };
}

type Request<D extends EngineRequest['do']> = Extract<EngineRequest, { do: D }>;
type Answers<D extends EngineRequest['do'] = EngineRequest['do']> = {
  readonly [Name in D]: (request: Request<Name>) => { readonly [field: string]: unknown };
};

export function openDesk(options: DeskOptions): Desk {
  const matches = openMatches(options.freshSeed);
  const answers: Answers = {
    ...openings(matches),
    ...plays(matches),
    ...thoughts(matches, options),
    games: () => catalogueOf(games, LEVELS),
    poker: pokerHand,
  };
  return {
    answer: (request) =>
      (answers[request.do] as (request: EngineRequest) => { readonly [field: string]: unknown })(request),
  };
}

/** How matches come to the desk, and leave it. */
const openings = (matches: OpenMatches): Answers<'new' | 'position' | 'load' | 'log' | 'close'> => ({
  new: (request) => {
    const game = games.find(request.game);
    return matches.open(game, request, game.seating(request.seats));
  },
  position: (request) => {
    const game = games.find(request.game);
    return matches.open(game, request, seatsInPosition(game, request.position), request.position);
  },
  load: ({ log: json }) => {
    const log = logShape.parse(json, 'log');
    if (matches.has(log.match)) throw new FormatError('log.match', `"${log.match}" is open already`);
    return matches.keep(replayHost(games.find(log.game), log));
  },
  log: ({ match: id }) => ({ log: logOf(matches.find(id).match) }),
  close: ({ match: id }) => {
    matches.close(id);
    return {};
  },
});

/** What a seat sees and does. */
const plays = (matches: OpenMatches): Answers<'choices' | 'act' | 'view' | 'outcome'> => ({
  choices: ({ match: id, seat }) => ({ choices: matches.at(id, seat).questionFor(seat).choices }),
  act: ({ match: id, seat, action: json, seq, lang }) => {
    const host = matches.at(id, seat);
    const { match } = host;
    const action = match.game.action.parse(json, 'action');
    const refusal = host.refuse(seat, action, seq);
    if (refusal) throw new Refused(spoken(match, refusal, lang));
    host.accept(host.tryAction(seat, action));
    return {
      seq: seqOf(match),
      events: fullest(host.emitted, seat),
      pending: match.game.pending(match.state),
      outcome: outcomeOf(match),
    };
  },
  view: ({ match: id, seat, lang = 'en' }) => {
    const { match } = matches.at(id, seat);
    return { view: viewWithTexts(match, match.game.view(match.state, seat), lang) };
  },
  outcome: ({ match: id }) => ({ outcome: outcomeOf(matches.find(id).match) }),
});

/** What a seat may imagine, and what a bot would do there. */
const thoughts = (matches: OpenMatches, { now, freshSeed }: DeskOptions): Answers<'imagine' | 'bot'> => ({
  imagine: ({ match: id, seat, count, seed = freshSeed() }) => {
    const { game, state, table } = matches.at(id, seat).match;
    const random = fastRandom(seed);
    const view = game.view(state, seat);
    return { worlds: Array.from({ length: count }, () => game.positionOf(game.imagine(view, table, random))) };
  },
  bot: ({ match: id, seat, level: name, iterations, ms, seed = freshSeed() }) => {
    const question = matches.at(id, seat).questionFor(seat);
    const level = LEVELS.find((one) => one === name);
    if (!level) throw new FormatError('level', `is "${name}": expected one of ${LEVELS.join(', ')}`);
    if (question.choices.length === 0) throw new FormatError('seat', `${seat} owes no decision`);
    const limits = iterations === undefined ? { isTimeUp: timer(now, ms ?? usualTime(level)) } : { iterations };
    return { ...think(level, question, fastRandom(seed), limits) };
  },
});

function pokerHand({ cards: texts, wild = [], lang = 'en' }: Request<'poker'>) {
  const cards = parseCards(texts, 'cards');
  if (cards.length === 0) throw new FormatError('cards', 'is empty: a poker hand needs a card');
  const hand = best(cards, wildRanks(wild, 'wild'));
  return { category: hand.category, five: hand.five, order: hand.order, name: handName(lang, hand) };
}

const usualTime = (level: Level): number => THINKING_MS[level];
const timer = (now: () => number, ms: number): (() => boolean) => {
  const end = now() + ms;
  return () => now() >= end;
};

/** Who drives the engine plays all seats: it hears what the acting seat hears, or else what everybody hears. */
const fullest = (emitted: readonly EmittedEvent<GameEvent>[], seat: number): GameEvent[] =>
  emitted.map((one) => heardBy(one, seat));

const outcomeOf = ({ game, state }: Match) => game.outcome(state) ?? null;
