// What many simulated games come to: shares of the win with 95% intervals, scores, lengths, and what was observed.
import { aroundMean, meanOf } from '../arena/figures.ts';
import type { GameRecord } from './game-record.ts';

/** A mean with its 95% interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}
export interface GroupFigure {
  readonly name: string;
  readonly wins: Interval;
  readonly score: Interval;
}
export interface Summary {
  readonly games: number;
  readonly moves: Interval;
  readonly bySeat: readonly GroupFigure[];
  /** Seats by their place after the one with the first move: the luck of the seat. */
  readonly byTurn: readonly GroupFigure[];
  /** Seats by their bot, where they have different ones. */
  readonly byBot: readonly GroupFigure[];
  /** Seats by label, where the game labels them. */
  readonly byLabel: readonly GroupFigure[];
  readonly scores: Histogram;
  readonly lengths: Histogram;
  /** What was observed: how often in a game, and in which part of the games at all. */
  readonly observed: readonly { readonly what: string; readonly each: number; readonly gamesWith: number }[];
  /** How often the seats that chance plays win, taken together, where there are any. */
  readonly chanceWins?: Interval;
  /** How often who led at each moment that the game asks about went on to win, shared leads and wins split. */
  readonly leaderWins: readonly Interval[];
  /** For each card how much more often a winner ended with it than a loser, most first. */
  readonly cards?: readonly {
    readonly card: string;
    readonly ratio: number;
    readonly winners: number;
    readonly losers: number;
  }[];
}
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

export function intervalOf(numbers: readonly number[]): Interval {
  const mean = meanOf(numbers);
  const around = aroundMean(numbers);
  return { mean, low: mean - around, high: mean + around, of: numbers.length };
}

export function histogram(numbers: readonly number[], bins = 30): Histogram {
  const [least, greatest] = extremes(numbers);
  const [low, high] = [Math.floor(least), Math.ceil(greatest)];
  const width = Math.max(1, Math.ceil((high - low + 1) / bins));
  const counts = new Array<number>(Math.floor((high - low) / width) + 1).fill(0);
  for (const number of numbers) {
    const bin = Math.floor((number - low) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from: low, width, counts };
}

/** The least and the greatest: `Math.min(...numbers)` would overflow the stack on a long list. */
const extremes = (numbers: readonly number[]): [number, number] =>
  numbers.reduce<[number, number]>(
    ([low, high], number) => [Math.min(low, number), Math.max(high, number)],
    [numbers[0] ?? 0, numbers[0] ?? 0],
  );

/** `bots` are the levels by seat. */
export function summaryOf(records: readonly GameRecord[], bots: readonly (string | undefined)[] = []): Summary {
  const byBot = grouped(records, (_, seat) => bots[seat]);
  const chance = bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  const cards = cardRatios(records);
  return {
    games: records.length,
    moves: intervalOf(records.map(({ moves }) => moves)),
    bySeat: grouped(records, (_, seat) => `seat ${seat}`),
    byTurn: grouped(records, ({ first, scores }, seat) => ordinal((seat - first + scores.length) % scores.length)),
    byBot: byBot.length > 1 ? byBot : [],
    byLabel: grouped(records, ({ observed }, seat) => observed.labels?.[seat]),
    scores: histogram(records.flatMap(({ scores }) => scores)),
    lengths: histogram(records.map(({ moves }) => moves)),
    observed: observations(records),
    ...(chance.length === 0 ? {} : { chanceWins: winsTogether(records, chance) }),
    leaderWins: leadersKept(records),
    ...(cards.length === 0 ? {} : { cards }),
  };
}

const winsTogether = (records: readonly GameRecord[], seats: readonly number[]): Interval =>
  intervalOf(records.map(({ shares }) => seats.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)));

/** For each moment, in the games in which it came. */
function leadersKept(records: readonly GameRecord[]): Interval[] {
  const moments = records[0]?.observed.leaders?.length ?? 0;
  return Array.from({ length: moments }, (_, moment) =>
    intervalOf(
      records.flatMap(({ observed, shares }) => {
        const leaders = observed.leaders?.[moment] ?? [];
        return leaders.length === 0 ? [] : [meanOf(leaders.map((seat) => shares[seat] ?? 0))];
      }),
    ),
  );
}

const ordinal = (place: number): string => `${['1st', '2nd', '3rd'][place] ?? `${place + 1}th`} to move`;

function grouped(
  records: readonly GameRecord[],
  groupOf: (record: GameRecord, seat: number) => string | undefined,
): GroupFigure[] {
  const groups = new Map<string, { wins: number[]; scores: number[] }>();
  for (const record of records) {
    for (const [seat, score] of record.scores.entries()) {
      const name = groupOf(record, seat);
      if (name === undefined) continue;
      const group = groups.get(name) ?? { wins: [], scores: [] };
      groups.set(name, group);
      group.wins.push(record.shares[seat] ?? 0);
      group.scores.push(score);
    }
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { wins, scores }]) => ({ name, wins: intervalOf(wins), score: intervalOf(scores) }));
}

function observations(records: readonly GameRecord[]): Summary['observed'] {
  const totals = new Map<string, { sum: number; games: number }>();
  for (const { observed } of records) {
    for (const [what, count] of Object.entries(observed.counts)) {
      const total = totals.get(what) ?? { sum: 0, games: 0 };
      totals.set(what, { sum: total.sum + count, games: total.games + 1 });
    }
  }
  return [...totals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, { sum, games }]) => ({ what, each: sum / records.length, gamesWith: games / records.length }));
}

/** How often winners end with a card, over how often losers do. */
function cardRatios(records: readonly GameRecord[]): NonNullable<Summary['cards']>[number][] {
  const found = new Map<string, { winners: number; losers: number }>();
  let winners = 0;
  let losers = 0;
  for (const { observed, shares } of records) {
    for (const [seat, holding] of (observed.holdings ?? []).entries()) {
      const share = shares[seat] ?? 0;
      winners += share;
      losers += 1 - share;
      for (const card of holding) {
        const one = found.get(card) ?? { winners: 0, losers: 0 };
        found.set(card, { winners: one.winners + share, losers: one.losers + 1 - share });
      }
    }
  }
  return [...found]
    .map(([card, one]) => ({
      card,
      winners: one.winners / winners,
      losers: one.losers / losers,
      ratio: one.winners / winners / (one.losers / losers),
    }))
    .sort((a, b) => b.ratio - a.ratio);
}
