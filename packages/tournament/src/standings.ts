// Who stands where: points, then the tie-breaks of the format, each with its name, and the lot last.
import { fastRandom } from '@sagebrush/engine';
import { comparisonsOf, isFirst } from './duplicate.ts';
import { historyOf } from './history.ts';
import { placePoints } from './places.ts';
import {
  type Competitor,
  isFiller,
  type Tournament,
  type TournamentFormat,
  type TournamentRound,
  type TournamentRules,
} from './tournament.ts';

/**
 * `reached`: the last round drawn for. `last`: points at the last table. `opponents`: the mean points of those met. `wins`: tables won. `margin`: points over the
 * same seats at other tables. `entry`: who entered first. `lot`: drawn from the tournament's seed.
 */
export type TieBreak = 'reached' | 'last' | 'margin' | 'opponents' | 'wins' | 'entry' | 'lot';

/** In the order in which they decide: after the points, in a knock-out in their place. */
export const TIE_BREAKS_OF: Readonly<Record<TournamentFormat, readonly TieBreak[]>> = {
  swiss: ['opponents', 'wins', 'lot'],
  'round-robin': ['wins', 'opponents', 'lot'],
  duplicate: ['margin', 'wins', 'lot'],
  'knock-out': ['reached', 'last', 'entry'],
};

export interface StandingsRow {
  readonly id: string;
  readonly isBot: boolean;
  /** 1 is best; none for bots where they cannot win. */
  readonly place?: number;
  readonly points: number;
  readonly played: number;
  readonly byes: number;
  readonly hasLeft: boolean;
  readonly tieBreaks: Readonly<Record<TieBreak, number>>;
}

/** A bye is a win at tables of two, and what a table gives on average at larger ones. */
export const byePoints = ({ size }: TournamentRules): number => (size.usual === 2 ? 1 : 0.5);

interface Tally {
  points: number;
  played: number;
  wins: number;
  margin: number;
  byes: number;
  reached: number;
  last: number;
}

export function tournamentStandings(tournament: Tournament): StandingsRow[] {
  const tallies = talliesOf(tournament);
  const opponents = meanOpponents(tournament, tallies);
  const rows = tournament.competitors.map((one, entry): StandingsRow => {
    const { points, played, wins, margin, byes, reached, last } = tallies.get(one.id) ?? emptyTally();
    return {
      id: one.id,
      isBot: one.isBot,
      points,
      played,
      byes,
      hasLeft: one.until !== undefined,
      tieBreaks: {
        reached,
        last,
        margin,
        opponents: opponents(one.id),
        wins,
        entry: -entry,
        lot: fastRandom(`${tournament.rules.seed}/lot/${one.id}`).next(),
      },
    };
  });
  return placed(rows.toSorted(byRank(tournament.rules.format)), tournament.rules);
}

const emptyTally = (): Tally => ({ points: 0, played: 0, wins: 0, margin: 0, byes: 0, reached: 0, last: 0 });

function talliesOf({ rules, rounds, competitors }: Tournament): ReadonlyMap<string, Tally> {
  const tallies = new Map(competitors.map(({ id }: Competitor) => [id, emptyTally()]));
  for (const [index, round] of rounds.entries()) {
    for (const id of round.byes) {
      const tally = tallies.get(id) ?? emptyTally();
      tally.byes += 1;
      tally.points += byePoints(rules);
      tally.reached = index + 1;
    }
    for (const table of round.tables)
      for (const [seat, id] of table.seats.entries()) {
        const tally = tallies.get(id);
        if (!tally) continue;
        tally.reached = index + 1;
        tally.last = 0;
        if (!table.result) continue;
        tally.played += 1;
        if (isFirst(table, seat)) tally.wins += 1;
        tally.last = placePoints(table.result)[seat] ?? 0;
        if (rules.format !== 'duplicate') tally.points += tally.last;
      }
    if (rules.format === 'duplicate') addComparisons(round, tallies);
  }
  return tallies;
}

function addComparisons(round: TournamentRound, tallies: ReadonlyMap<string, Tally>): void {
  for (const { id, matchPoints, margin } of comparisonsOf(round)) {
    const tally = tallies.get(id);
    if (!tally) continue;
    tally.points += matchPoints;
    tally.margin += margin;
  }
}

function meanOpponents({ rounds }: Tournament, tallies: ReadonlyMap<string, Tally>): (id: string) => number {
  const history = historyOf(rounds);
  return (id) => {
    const met = [...history.opponents(id)].filter(([other]) => !isFiller(other));
    const times = met.reduce((sum, [, count]) => sum + count, 0);
    const points = met.reduce((sum, [other, count]) => sum + count * (tallies.get(other)?.points ?? 0), 0);
    return times === 0 ? 0 : points / times;
  };
}

/** What decides, the first first: the points, but in a knock-out how far somebody came. */
const rankOf = (format: TournamentFormat, { points, tieBreaks }: StandingsRow): number[] => {
  const breaks = TIE_BREAKS_OF[format].map((name) => tieBreaks[name]);
  return format === 'knock-out' ? breaks : [points, ...breaks];
};

function byRank(format: TournamentFormat): (a: StandingsRow, b: StandingsRow) => number {
  return (a, b) => {
    const [mine, theirs] = [rankOf(format, a), rankOf(format, b)];
    const at = mine.findIndex((value, index) => Math.abs(value - (theirs[index] ?? 0)) > 1e-9);
    return at < 0 ? 0 : (theirs[at] ?? 0) - (mine[at] ?? 0);
  };
}

function placed(rows: readonly StandingsRow[], { league }: TournamentRules): StandingsRow[] {
  let place = 0;
  return rows.map((row) => (row.isBot && !league ? row : { ...row, place: ++place }));
}
