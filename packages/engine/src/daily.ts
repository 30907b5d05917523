// The daily deal: days, the match that a game plays on each, its shuffle, whose move it is, and what it counts for.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Day, daysBetween } from './day.ts';
import { FormatError } from './errors.ts';
import type { Game, Outcome, Seat } from './game.ts';
import type { Chance } from './log.ts';
import { startOf } from './match.ts';
import type { Match, Start } from './playing.ts';
import { optionsUnder } from './rules-version.ts';

/** What a game plays as its daily deal: one person in the first live seat, and bots of one level. */
export interface DailyMatch<Options = object> {
  /** Live players, the person included. */
  readonly players: number;
  readonly level: string;
  /** How many playouts a bot has for each decision, on every machine and under any load. */
  readonly playouts: number;
  readonly options: Partial<Options>;
}

/** What the shuffle of a day's cards is named after: the same for everyone. */
export const dealOf = (game: string, day: Day): string => `daily-${day}-${game}`;
/** The day and the game that a deal is named after; undefined where it is none of a day. */
export function dayOfDeal(deal: string): { readonly day: Day; readonly game: string } | undefined {
  const [, day, game] = /^daily-(\d{4}-\d\d-\d\d)-(.+)$/.exec(deal) ?? [];
  return day === undefined || game === undefined ? undefined : { day, game };
}
/** The deal that the shuffle of a match is named after, where it is not the match itself. */
export const dealNamed = (chance: Chance): string | undefined => (chance.kind === 'fair' ? chance.deal : undefined);

/** A FormatError where the game has no daily deal. */
export function dailyOf(game: Pick<Game, 'id' | 'daily'>): DailyMatch {
  if (!game.daily) throw new FormatError('game', `"${game.id}" has no daily deal`);
  return game.daily;
}

/** The start of a match with a day's cards. */
export function dailyStart(game: Game, match: string, chance: Chance): Start {
  const { players, options } = dailyOf(game);
  return startOf(game, {
    match,
    seats: game.seating(players),
    options: optionsUnder(game, game.rules, options),
    chance,
  });
}

/**
 * Where several are asked at once, the person answers first and then the bots by seats: so what a bot sees hangs on the
 * moves alone, never on how long anybody thinks.
 */
export function nextInTurn({ game, state }: Match, person: Seat): Seat | undefined {
  const pending = game.pending(state);
  return pending.includes(person) ? person : pending.toSorted((one, other) => one - other)[0];
}

/**
 * The stream from which a bot thinks about its next move: of the deal, the seat and the number of the move. It tells
 * nothing of the shuffle, and a move that was taken back and made again meets the same answer.
 */
export function thinkingSeed({ start: { chance }, played }: Match, seat: Seat): string {
  const deal = chance.kind === 'seed' ? chance.seed : (chance.secret ?? '');
  return bytesToHex(sha256(utf8ToBytes(`sagebrush bots ${deal} ${seat} ${played.length}`)));
}

/** What a match counts for: the points ahead of the best of the others, or behind it. */
export const marginOf = ({ scores }: Outcome, seat: Seat): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));

/** So many days in a row may be missed without an end of the streak. */
const FORGIVEN = 1;

export interface Streak {
  /** Days played, up to today or as long as it can still go on. */
  readonly now: number;
  readonly best: number;
}

/** How many days were played one after the other. One missed day between two of them is forgiven. */
export function streakOf(played: Iterable<Day>, today: Day): Streak {
  const days = [...new Set(played)].filter((day) => day <= today).sort();
  let [run, best] = [0, 0];
  let last: Day | undefined;
  for (const day of days) {
    run = last !== undefined && daysBetween(last, day) <= FORGIVEN + 1 ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  const goesOn = last !== undefined && daysBetween(last, today) <= FORGIVEN + 1;
  return { now: goesOn ? run : 0, best };
}
