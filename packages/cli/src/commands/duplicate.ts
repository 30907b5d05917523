// sagebrush duplicate: how much luck the same cards at every table take out of an evening, by simulation.
import type { Level } from '@sagebrush/bots';
import { FormatError } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { type DealsNeeded, dealsNeeded } from '../duplicate/deals-needed.ts';
import { COUNTED, type Counted, type DuplicateRound, type DuplicateTask } from '../duplicate/round.ts';
import { EXAMPLES } from '../examples.ts';
import { levelsFrom, optionFlag, optionsFrom, seatsFrom, threadsFrom, wholeFrom } from '../parse.ts';
import { AnswerIsNo } from '../run-command.ts';
import { runJobs } from '../threads/run-jobs.ts';

interface Flags {
  readonly rounds: string;
  readonly seats?: string;
  readonly tables: string;
  readonly bots: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly iterations: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const NAMES: Readonly<Record<Counted, string>> = {
  places: 'own cards, by place',
  points: 'own cards, by points',
  matchPoints: 'same cards, match points',
  margin: 'same cards, points over the seat',
};

export function duplicateCommand(program: Command): void {
  program
    .command('duplicate <game>')
    .description('how many deals until the stronger is ahead with 95%, with own cards and with the same at every table')
    .option('-n, --rounds <count>', 'how many rounds', '500')
    .option('-s, --seats <seats>', 'live players at each table')
    .option('-t, --tables <count>', 'how many tables', '4')
    .option('-b, --bots <levels>', 'the stronger level and the weaker one, half of the field each', 'deputy,cowhand')
    .addOption(optionFlag())
    .option('--seed <text>', 'the same seed gives the same figures, whatever the number of threads', 'sagebrush')
    .option('--iterations <count>', 'playouts a move for levels that search', '300')
    .option('--threads <count>', 'worker threads (default: one a core)')
    .option('--json', 'the figures as JSON')
    .addHelpText('after', `\nExample:\n  sagebrush duplicate ${EXAMPLES.first} -s 4 -t 4 -n 1000`)
    .action(async (id: string, flags: Flags) => {
      const task = taskFrom(id, flags);
      const rounds = await played(task, flags);
      if (rounds.length === 0) throw new AnswerIsNo('sagebrush: stopped before the first round was over');
      const figures = COUNTED.map((what) => ({ what, ...dealsNeeded(rounds, what) }));
      process.stdout.write(
        flags.json ? `${JSON.stringify({ task, rounds: rounds.length, figures })}\n` : asText(task, rounds, figures),
      );
    });
}

const played = (task: DuplicateTask, flags: Flags): Promise<DuplicateRound[]> =>
  runJobs({
    worker: new URL('../duplicate/duplicate-worker.ts', import.meta.url),
    task,
    jobs: wholeFrom(flags.rounds, '--rounds', 1, 1_000_000),
    what: 'rounds',
    threads: threadsFrom(flags.threads),
    lot: 1,
  });

function taskFrom(id: string, flags: Flags): DuplicateTask {
  const game = games.find(id);
  const levels = levelsFrom(flags.bots);
  if (levels.length !== 2) throw new FormatError('--bots', `names ${levels.length} levels: expected two`);
  return {
    game: id,
    seats: game.seating(seatsFrom(flags.seats ?? String(Math.min(4, game.players.max)))),
    options: optionsFrom(game, flags.option),
    tables: wholeFrom(flags.tables, '--tables', 2, 100),
    strong: levels[0] as Level,
    weak: levels[1] as Level,
    seed: flags.seed,
    iterations: wholeFrom(flags.iterations, '--iterations', 1, 1_000_000),
  };
}

function asText(
  { strong, weak, tables }: DuplicateTask,
  rounds: readonly DuplicateRound[],
  figures: readonly (DealsNeeded & { what: Counted })[],
): string {
  const lines = figures.map(
    ({ what, deals, low, high }) =>
      `  ${NAMES[what].padEnd(34)}${deals.toFixed(1).padStart(8)}  (${low.toFixed(1)} to ${high.toFixed(1)})`,
  );
  return [
    `Deals until one ${strong} is ahead of one ${weak} with 95%, ${tables} tables, ${rounds.length} rounds:`,
    ...lines,
    '',
  ].join('\n');
}
