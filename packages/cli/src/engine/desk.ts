// The desk of the engine protocol: it keeps the open matches and answers one request at a time.
import { LEVELS, type Level, THINKING_MS, think } from '@sagebrush/bots';
import {
  CHANCE_SEAT,
  FormatError,
  fastRandom,
  type Game,
  type GameTypes,
  type Host,
  heardBy,
  hostOf,
  type Json,
  type Lang,
  logOf,
  logShape,
  type Match,
  openMatch,
  parseCards,
  plain,
  type Refusal,
  replayHost,
  type SeatKind,
  STALE,
  seqOf,
  startOf,
  type Told,
  type Viewer,
  viewWithTexts,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { best, handName, wildRanks } from '@sagebrush/poker';
import { catalogueOf, type EngineRequest } from '@sagebrush/protocol';

/** The rules say no: not an error of the request. */
export class Refused extends Error {
  readonly refusal: { readonly rule: string; readonly text: string };

  constructor(refusal: { readonly rule: string; readonly text: string }) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** What the desk needs from outside: a clock and fresh seeds. */
export interface Surroundings {
  now(): number;
  freshSeed(): string;
}
export interface Desk {
  answer(request: EngineRequest): { readonly [field: string]: unknown };
}

const MOST_MATCHES = 10_000;
type Of<D extends EngineRequest['do']> = Extract<EngineRequest, { do: D }>;

export function openDesk({ now, freshSeed }: Surroundings): Desk {
  const hosts = new Map<string, Host>();
  let opened = 0;

  const keep = (host: Host) => {
    if (hosts.size >= MOST_MATCHES)
      throw new FormatError('match', `${MOST_MATCHES} matches are open: close some first`);
    const { match } = host;
    hosts.set(match.start.match, host);
    return { match: match.start.match, seq: seqOf(match), pending: match.game.pending(match.state) };
  };
  const find = (id: string): Host => {
    const host = hosts.get(id);
    if (!host) throw new FormatError('match', `"${id}" is not open here`);
    return host;
  };
  const found = (id: string, seat: Viewer): Match => seated(find(id), seat).match;
  const open = (
    game: Game,
    {
      options = {},
      seed = freshSeed(),
    }: { readonly options?: { readonly [name: string]: Json }; readonly seed?: string },
    seats: readonly SeatKind[],
    position?: Json,
  ) => {
    opened += 1;
    const start = startOf(game, { match: `m${opened}`, seats, options, chance: { kind: 'seed', seed } });
    const match = openMatch(game, position === undefined ? start : { ...start, position });
    return { ...keep(hostOf({ match, told: match.opening })), events: match.opening.map((told) => told.event) };
  };

  const answers: { readonly [D in EngineRequest['do']]: (request: Of<D>) => { readonly [field: string]: unknown } } = {
    games: () => catalogueOf(games, LEVELS),
    new: (request) => {
      const game = games.find(request.game);
      return open(game, request, game.seating(request.seats));
    },
    position: (request) => {
      const game = games.find(request.game);
      return open(game, request, seatsOf(game, request.position), request.position);
    },
    choices: ({ match: id, seat }) => ({ choices: seated(find(id), seat).questionFor(seat).choices }),
    act: ({ match: id, seat, action: json, seq, lang }) => {
      const host = seated(find(id), seat);
      const { match } = host;
      const action = match.game.action.parse(json, 'action');
      const refusal = host.refuse(seat, action, seq);
      if (refusal) throw new Refused(spoken(match, refusal, lang));
      host.accept(host.tryAction(seat, action));
      return {
        seq: seqOf(match),
        events: fullest(host.told, seat),
        pending: match.game.pending(match.state),
        outcome: outcomeOf(match),
      };
    },
    view: ({ match: id, seat, lang = 'en' }) => {
      const match = found(id, seat);
      return { view: viewWithTexts(match, match.game.view(match.state, seat), lang) };
    },
    imagine: ({ match: id, seat, count, seed = freshSeed() }) => {
      const { game, state, table } = found(id, seat);
      const random = fastRandom(seed);
      const view = game.view(state, seat);
      return { worlds: Array.from({ length: count }, () => game.positionOf(game.imagine(view, table, random))) };
    },
    bot: ({ match: id, seat, level: name, iterations, ms, seed = freshSeed() }) => {
      const question = seated(find(id), seat).questionFor(seat);
      const level = LEVELS.find((one) => one === name);
      if (!level) throw new FormatError('level', `is "${name}": expected one of ${LEVELS.join(', ')}`);
      if (question.choices.length === 0) throw new FormatError('seat', `${seat} owes no decision`);
      const limits = iterations === undefined ? { isTimeUp: timer(now, ms ?? usualTime(level)) } : { iterations };
      return { ...think(level, question, fastRandom(seed), limits) };
    },
    outcome: ({ match: id }) => ({ outcome: outcomeOf(find(id).match) }),
    log: ({ match: id }) => ({ log: logOf(find(id).match) }),
    load: ({ log: json }) => {
      const log = logShape.parse(json, 'log');
      if (hosts.has(log.match)) throw new FormatError('log.match', `"${log.match}" is open already`);
      return keep(replayHost(games.find(log.game), log));
    },
    poker: ({ cards: texts, wild = [], lang = 'en' }) => {
      const cards = parseCards(texts, 'cards');
      if (cards.length === 0) throw new FormatError('cards', 'is empty: a poker hand needs a card');
      const hand = best(cards, wildRanks(wild, 'wild'));
      return { category: hand.category, five: hand.five, order: hand.order, name: handName(lang, hand) };
    },
    close: ({ match: id }) => {
      find(id);
      hosts.delete(id);
      return {};
    },
  };
  return {
    answer: (request) =>
      (answers[request.do] as (request: EngineRequest) => { readonly [field: string]: unknown })(request),
  };
}

const usualTime = (level: Level): number => THINKING_MS[level];
const timer = (now: () => number, ms: number): (() => boolean) => {
  const end = now() + ms;
  return () => now() >= end;
};

/** The host, if its match has such a seat. */
function seated(host: Host, seat: Viewer): Host {
  const { seats } = host.match.table;
  if (typeof seat === 'number' && seat >= seats.length)
    throw new FormatError('seat', `is ${seat}: this match has ${seats.length} seats`);
  return host;
}

/** How many seats a position has: as many as its hands, with `live` telling which of them decide. */
function seatsOf(game: Game, position: Json): readonly SeatKind[] {
  const { hands, live } = (typeof position === 'object' && position !== null ? position : {}) as {
    readonly hands?: Json;
    readonly live?: Json;
  };
  if (Array.isArray(live)) return game.seating(live.map((one) => (one === true ? 'live' : CHANCE_SEAT)));
  if (!Array.isArray(hands)) throw new FormatError('position.hands', 'is missing: a list of hands, one for each seat');
  return game.seating(hands.length);
}

/** Who drives the engine plays all seats: it hears what the acting seat hears, or else what everybody hears. */
const fullest = (told: readonly Told<GameTypes['Event']>[], seat: number): GameTypes['Event'][] =>
  told.map((one) => heardBy(one, seat));

const outcomeOf = ({ game, state }: Match) => game.outcome(state) ?? null;

function spoken(match: Match, refusal: Refusal, lang: Lang = 'en'): { rule: string; text: string } {
  const { game, table } = match;
  if (refusal.rule === 'stale') return { rule: 'stale', text: STALE[lang] };
  const words = game.words(lang, table.options);
  const names = table.seats.map((_, seat) => SEAT[lang](seat));
  return { rule: refusal.rule, text: plain(words.refusal(refusal), names, (card) => words.card(card)) };
}

const SEAT: Readonly<Record<Lang, (seat: number) => string>> = {
  en: (seat) => `Seat ${seat}`,
  de: (seat) => `Platz ${seat}`,
  it: (seat) => `Posto ${seat}`,
};
