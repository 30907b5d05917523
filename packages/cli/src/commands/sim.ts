// sagebrush sim: many games on all cores, with intervals, as text, JSON, CSV and a report to look at.

import { writeFileSync } from 'node:fs';
import { figureNamesOf, type GameRecord, levelsBySeat, type SimTask, summaryOf } from '@sagebrush/bots';
import { CHANCE_SEAT } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { EXAMPLES } from '../examples.ts';
import { levelsFrom, optionFlag, optionsFrom, seatsFrom, threadsFrom, wholeFrom } from '../parse.ts';
import { reportOf } from '../simulation/report.ts';
import { recordsAsCsv, summaryAsText } from '../simulation/summary-text.ts';
import { runJobs } from '../threads/run-jobs.ts';

interface Flags {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly iterations: string;
  readonly rotate?: boolean;
  readonly threads?: string;
  readonly json?: string | boolean;
  readonly csv?: string;
  readonly html?: string;
}

const LOT = 20;

export function simCommand(program: Command): void {
  program
    .command('sim <game>')
    .description('simulate many games between bots and say what they come to')
    .option('-n, --games <count>', 'how many games', '1000')
    .option('-s, --seats <seats>', `live players, or seats such as live,live,${CHANCE_SEAT},${CHANCE_SEAT}`)
    .option('-b, --bots <levels>', 'the level in each live seat; repeated when there are fewer', 'deputy')
    .addOption(optionFlag())
    .option('--seed <text>', 'the same seed gives the same figures, whatever the number of threads', 'sagebrush')
    .option(
      '--iterations <count>',
      'playouts a move for sheriff; marshal and legend get as many more as they have time',
      '300',
    )
    .option('--rotate', 'let the deal or the lead go around from game to game instead of by the rules of a first game')
    .option('--threads <count>', 'worker threads (default: one a core)')
    .option('--json [file]', 'the summary as JSON, into a file or on standard output')
    .option('--csv <file>', 'one line a game')
    .option('--html <file>', 'a report with plots, in one file')
    .addHelpText(
      'after',
      `
Ctrl-C stops early and keeps the results so far.

Examples:
  sagebrush sim ${EXAMPLES.third} -n 40000 --bots deputy --html report.html
  sagebrush sim ${EXAMPLES.third} -s 2 -n 10000
  sagebrush sim ${EXAMPLES.second} -s 4 -b sheriff,deputy,deputy,deputy -n 200
  sagebrush sim ${EXAMPLES.first} -s 2 --json`,
    )
    .action(async (id: string, flags: Flags) => {
      const task = taskFrom(id, flags);
      const jobs = wholeFrom(flags.games, '--games', 1, 10_000_000);
      const records = await runJobs<GameRecord>({
        worker: new URL('../simulation/sim-worker.ts', import.meta.url),
        task,
        jobs,
        what: 'games',
        threads: threadsFrom(flags.threads),
        lot: LOT,
      });
      const summary = summaryOf(records, levelsBySeat(task.seats, task.bots));
      const names = figureNamesOf(games.find(id));
      if (typeof flags.json === 'string') writeFileSync(flags.json, `${JSON.stringify({ task, summary }, null, 2)}\n`);
      if (flags.csv !== undefined) writeFileSync(flags.csv, recordsAsCsv(records));
      if (flags.html !== undefined) writeFileSync(flags.html, reportOf(task, summary, names));
      process.stdout.write(
        flags.json === true
          ? `${JSON.stringify({ task, summary })}\n`
          : summaryAsText({ task, summary, names, asked: jobs }),
      );
    });
}

function taskFrom(id: string, flags: Flags): SimTask {
  const game = games.find(id);
  const seats = game.seating(seatsFrom(flags.seats ?? String(Math.min(4, game.players.max))));
  return {
    game: id,
    seats,
    options: optionsFrom(game, flags.option),
    bots: levelsFrom(flags.bots),
    seed: flags.seed,
    iterations: wholeFrom(flags.iterations, '--iterations', 1, 1_000_000),
    rotate: flags.rotate === true,
  };
}
