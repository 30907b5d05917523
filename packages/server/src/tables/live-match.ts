// The match on a table: what is in memory is only ever the replay of its rows.
import {
  CHANCE_SEAT,
  commitmentTo,
  dealerAfter,
  type Game,
  type Host,
  type Log,
  type Match,
  type Move,
  RAIL,
  type Seat,
  startOf,
  type Viewer,
} from '@sagebrush/engine';
import type { OptionValues, Player, TimeControl } from '@sagebrush/protocol';
import type { MatchRow } from '../storage/schema.ts';
import { botIn, personIn, rulesOf, type TableDoc } from './doc.ts';

type Start = Match['start'];

export interface LiveMatch {
  readonly host: Host;
  players: readonly Player[];
  /** When each entry was made; the first is the deal. */
  readonly times: number[];
  /** When the server has to act, as the store knows it. */
  wakeAt: number | null;
}

/** Where each player of a match may look from. */
export const viewerIn = (players: readonly Player[], person: string | undefined): Viewer => {
  const seat = players.findIndex((player) => player.kind === 'person' && player.id === person);
  return seat < 0 ? RAIL : seat;
};

export const playersOf = (doc: TableDoc): Player[] =>
  doc.chairs.map(({ who }): Player => {
    if (who === null) return { kind: CHANCE_SEAT };
    if (who.kind === 'bot') return who;
    const { id, name, program, kept = false } = who;
    return { kind: 'person', id, name, program, kept };
  });

/** The start of the table's next match, with its documents whole. In a series the deal moves on from the last one. */
export function startOfNext(doc: TableDoc, game: Game, options: OptionValues, last: Match | undefined): Start {
  const { match, secret, deal } = doc.next;
  // What one table added would give it other cards than the rest.
  const contributions = doc.chairs.map(({ who }) =>
    who?.kind === 'person' && deal === undefined ? who.contribution : null,
  );
  const dealer = dealerAfter(last, doc.seats);
  const chance = {
    kind: 'fair',
    commitment: commitmentTo(secret),
    contributions,
    secret,
    ...(deal === undefined ? {} : { deal }),
  } as const;
  return startOf(game, {
    rules: rulesOf(doc),
    match,
    seats: doc.seats,
    options,
    ...(dealer === undefined ? {} : { dealer }),
    chance,
  });
}

/**
 * What the store keeps of a start: all but the secret, which has its own column, and the documents, which are stored
 * once for all.
 */
export const startForRow = (start: Start, options: OptionValues): Start => {
  if (start.chance.kind !== 'fair') return { ...start, options };
  const { secret: _, ...chance } = start.chance;
  return { ...start, options, chance };
};

/** Its options may refer to documents. */
export function startInRow({ start, secret }: Pick<MatchRow, 'start' | 'secret'>): Start {
  const parsed = JSON.parse(start) as Log;
  return parsed.chance.kind === 'fair' ? { ...parsed, chance: { ...parsed.chance, secret } } : parsed;
}

const DAY = 86_400_000;
const allowed = (clock: TimeControl): number | undefined => {
  if (clock.kind === 'none') return undefined;
  return clock.kind === 'seconds' ? clock.seconds * 1000 : clock.days * DAY;
};

/** Whom a match waits for, and since when. */
export interface Waiting {
  readonly pending: readonly Seat[];
  /** When this seat was asked for its present decision. */
  askedSince(seat: Seat): number;
}
export const waitingIn = ({ host: { match }, times }: LiveMatch): Waiting => ({
  pending: match.game.pending(match.state),
  askedSince: (seat) => times[match.askedAt[seat] ?? 0] ?? 0,
});
/** The same once a move has been made. */
export const waitingAfter = ({ host: { match }, times }: LiveMatch, move: Move, at: number): Waiting => ({
  pending: match.game.pending(move.state),
  askedSince: (seat) => (move.askedAt[seat] === move.seq ? at : (times[move.askedAt[seat] ?? 0] ?? 0)),
});

/** When each seat's time runs out; null where no clock runs. */
export function deadlines(doc: TableDoc, { pending, askedSince }: Waiting): (number | null)[] {
  const limit = allowed(doc.clock);
  return doc.chairs.map((_, seat) => {
    const person = personIn(doc, seat);
    if (limit === undefined || !person || person.standIn || !pending.includes(seat)) return null;
    return Math.max(askedSince(seat), person.since) + limit;
  });
}

/** The clocks that run; at most tables none does, and every move asks. */
export const runningClocks = (doc: TableDoc, waiting: Waiting): number[] =>
  doc.clock.kind === 'none' ? [] : deadlines(doc, waiting).filter((deadline) => deadline !== null);

/** What a seat was asked, and when. */
export interface Decision {
  readonly match: string;
  readonly seat: Seat;
  readonly askedAt: number;
}

/** Whether a bot is still to decide it: the table may have moved on, closed or been paused since. */
export const isForBot = (
  doc: TableDoc,
  live: LiveMatch | null,
  { match: id, seat, askedAt }: Decision,
): live is LiveMatch => {
  if (live === null || doc.state !== 'playing' || doc.paused || !botIn(doc, seat)) return false;
  const { match } = live.host;
  return match.start.match === id && match.askedAt[seat] === askedAt && waitingIn(live).pending.includes(seat);
};

/** Since ever: a bot's turn does not wait. */
export const AT_ONCE = 0;

/**
 * When the server has to act by itself: at once for a bot's turn, at the end of a clock; null when it waits for people,
 * or is paused.
 */
export function wakeAtOf(doc: TableDoc, waiting: Waiting): number | null {
  if (doc.state !== 'playing' || doc.paused) return null;
  if (waiting.pending.some((seat) => botIn(doc, seat))) return AT_ONCE;
  const running = runningClocks(doc, waiting);
  return running.length === 0 ? null : Math.min(...running);
}

/** The deadlines after a move, as its row keeps them. */
export const deadlinesText = (doc: TableDoc, waiting: Waiting): string | null =>
  doc.clock.kind === 'none' ? null : JSON.stringify(deadlines(doc, waiting));
