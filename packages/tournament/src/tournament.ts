// A tournament as data: who takes part, what has been drawn, how the tables ended. Everything else is worked out from it.
import type { Seat } from '@sagebrush/engine';

/** `swiss`: those with about the same points meet. `duplicate`: the same cards at every table of a round. */
export const FORMATS = ['swiss', 'round-robin', 'knock-out', 'duplicate'] as const;
export type TournamentFormat = (typeof FORMATS)[number];

export interface TableSize {
  readonly min: number;
  readonly max: number;
  /** The number that a table has wherever the field can be divided so. */
  readonly usual: number;
}

export interface TournamentRules {
  readonly format: TournamentFormat;
  readonly size: TableSize;
  /** Swiss and duplicate: how many rounds. Round robin and knock-out know by themselves when they are over. */
  readonly rounds: number;
  /** Whether bots take the chairs that people leave empty; without them somebody may have to sit out. */
  readonly fill: boolean;
  /** Whether bots can win: a league of programs. */
  readonly league: boolean;
  /** All that is drawn by lot comes from it. */
  readonly seed: string;
}

export interface Competitor {
  readonly id: string;
  readonly isBot: boolean;
  /** The round, counted from 0, from which they are in: late-comers have missed the ones before. */
  readonly from: number;
  /** The first round that they are out of. */
  readonly until?: number;
}

/** How a table ended, by seat. Who left it comes last. */
export interface TableResult {
  readonly scores: readonly number[];
  readonly left: readonly Seat[];
}

export interface TournamentTable {
  readonly seats: readonly string[];
  readonly result?: TableResult;
}
export interface TournamentRound {
  readonly tables: readonly TournamentTable[];
  /** Who sits out: a bye. */
  readonly byes: readonly string[];
}
export interface Tournament {
  readonly rules: TournamentRules;
  /** In the order in which they entered; in a knock-out the order of strength. */
  readonly competitors: readonly Competitor[];
  readonly rounds: readonly TournamentRound[];
}

/** A bot that fills a chair is called by its number, in every round anew. */
const FILLER = 'bot:';
export const fillerId = (index: number): string => `${FILLER}${index + 1}`;
export const isFiller = (id: string): boolean => id.startsWith(FILLER);

export const isActive = ({ from, until }: Competitor, round: number): boolean =>
  from <= round && (until === undefined || round < until);

export const isRoundOver = ({ tables }: TournamentRound): boolean => tables.every(({ result }) => result !== undefined);

/** Everybody meets everybody: more than that would take too many rounds, and too long to draw. */
export const MOST_IN_ROUND_ROBIN = 24;

/** Whether it can no longer be joined: a knock-out has no room for late-comers. */
export const isClosed = ({ rules, rounds }: Tournament): boolean =>
  rounds.length > 0 &&
  (rules.format === 'knock-out' || rules.format === 'round-robin' || rounds.length >= rules.rounds);

/** Somebody comes in, from the next round on. Twice the same id, or too late, is a mistake of the caller. */
export function enter(tournament: Tournament, id: string, isBot = false): Tournament {
  if (isFiller(id)) throw new RangeError(`enter: ${id} is a name for bots that fill chairs`);
  if (isClosed(tournament)) throw new RangeError('enter: it is too late');
  const before = tournament.competitors.find((one) => one.id === id);
  if (before && before.until === undefined) throw new RangeError(`enter: ${id} is in already`);
  const from = tournament.rounds.length;
  const others = tournament.competitors.filter((one) => one !== before);
  return { ...tournament, competitors: [...others, { id, isBot, from: before?.from ?? from }] };
}

/** Somebody goes: the table under way ends without them, later ones are drawn without them. */
export function withdraw(tournament: Tournament, id: string): Tournament {
  const until = tournament.rounds.length;
  const competitors = tournament.competitors.flatMap((one) => {
    if (one.id !== id || one.until !== undefined) return [one];
    return one.from >= until ? [] : [{ ...one, until }];
  });
  return { ...tournament, competitors };
}

/** How a table has ended, once. */
export function withResult(tournament: Tournament, round: number, table: number, result: TableResult): Tournament {
  const drawn = tournament.rounds[round]?.tables[table];
  if (!drawn) throw new RangeError(`withResult: there is no table ${table} in round ${round}`);
  if (drawn.result) return tournament;
  if (result.scores.length !== drawn.seats.length)
    throw new RangeError(`withResult: ${result.scores.length} scores for ${drawn.seats.length} seats`);
  const rounds = tournament.rounds.map((one, index) =>
    index === round ? { ...one, tables: one.tables.with(table, { ...drawn, result }) } : one,
  );
  return { ...tournament, rounds };
}
