// A simulation's summary for people, and its games for a spreadsheet.
import type { GameRecord, GroupFigure, Interval, SimTask, Summary } from '@sagebrush/bots';
import { type FigureNames, withMinus } from '@sagebrush/engine';

const percent = ({ mean, low, high }: Interval): string =>
  `${(100 * mean).toFixed(1).padStart(5)}% (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const decimal = (one: number): string => withMinus(one.toFixed(1));
const number = ({ mean, low, high }: Interval): string =>
  `${decimal(mean).padStart(6)} (${decimal(low)} to ${decimal(high)})`;

interface SummaryReport {
  readonly task: SimTask;
  readonly summary: Summary;
  readonly names: FigureNames;
  /** How many games were asked for: fewer were played when somebody stopped it. */
  readonly asked: number;
}

/** How much more often winners hold a card than losers; without an end where no loser ever held it. */
export const ratioText = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞');

export function summaryAsText({ task, summary, names, asked }: SummaryReport): string {
  const lines = [
    `${summary.games} games of ${task.game}${summary.games < asked ? ` (stopped; ${asked} were asked for)` : ''}, seats ${task.seats.join(', ')}, bots ${task.bots.join(', ')}, seed "${task.seed}"`,
    'In brackets: 95% intervals. Shared wins are split.',
    ...group('By seat', summary.bySeat),
    ...group('By turn', summary.byTurn),
    ...group('By bot, for each of its seats', summary.byBot),
    ...group(`By ${names.label}`, summary.byLabel),
    '',
    `Moves in a game: ${number(summary.moves).trim()}`,
    ...(summary.chanceWins ? [`The seats of chance, together, win ${percent(summary.chanceWins).trim()}`] : []),
    ...summary.leaderWins.map((wins, moment) => `${names.leaders[moment]} wins ${percent(wins).trim()}`),
    '',
    'Observed, in each game (and in how many of the games at all):',
    ...summary.observed.map(
      ({ what, each, gamesWith }) =>
        `  ${what.padEnd(46)} ${each.toFixed(2).padStart(8)}  ${(100 * gamesWith).toFixed(1).padStart(5)}%`,
    ),
  ];
  if (summary.cards) {
    const extreme = [...summary.cards.slice(0, 5), ...summary.cards.slice(-5)];
    lines.push(
      '',
      `Cards in a winner's ${names.holding} over a loser's:`,
      `  ${extreme.map(({ card, ratio }) => `${card} ${ratioText(ratio)}`).join(', ')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function group(title: string, figures: readonly GroupFigure[]): string[] {
  if (figures.length === 0) return [];
  return [
    '',
    `${title}:`,
    ...figures.map(({ name, wins, score }) => `  ${name.padEnd(14)} wins ${percent(wins)}   scores ${number(score)}`),
  ];
}

/** One line a game: its number, length, first seat, and each seat's score and share of the win. */
export function recordsAsCsv(records: readonly GameRecord[]): string {
  const seats = records[0]?.scores.length ?? 0;
  const columns = Array.from({ length: seats }, (_, seat) => `score ${seat},share ${seat}`);
  const rows = records.map(({ moves, first, scores, shares }, index) =>
    [index, moves, first, ...scores.flatMap((score, seat) => [score, shares[seat] ?? 0])].join(','),
  );
  return `${[['game', 'moves', 'first', ...columns].join(','), ...rows].join('\n')}\n`;
}
