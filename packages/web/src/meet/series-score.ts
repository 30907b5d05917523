// The score of a series: how often each who sits here has won, and their points, match by match.
import type { Occupant, TableInfo } from '@sagebrush/protocol';

export interface SeriesLine {
  readonly seat: number;
  readonly name: string;
  readonly wins: number;
  readonly points: number;
}

/** By this somebody is known from match to match, whichever chair they have. */
const playerKey = (who: Occupant): string => (who.kind === 'person' ? who.id : who.name);

/** One line for each who sits here now. What a seat won before it was kept who sat there counts for the seat. */
export function seriesScore({ series, chairs }: Pick<TableInfo, 'series' | 'chairs'>): readonly SeriesLine[] {
  return chairs.flatMap(({ seat, who }) => {
    if (who === null) return [];
    const seats = series.map(({ players }) => (players ? players.indexOf(playerKey(who)) : seat));
    const wins = series.filter(({ winners }, index) => winners.includes(seats[index] ?? -1)).length;
    const points = series.reduce((sum, { scores }, index) => sum + (scores[seats[index] ?? -1] ?? 0), 0);
    return [{ seat, name: who.name, wins, points }];
  });
}
