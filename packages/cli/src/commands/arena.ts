// sagebrush arena: bots against each other, ours and any program that speaks the bot side of the engine protocol.
import { writeFileSync } from 'node:fs';
import { type Hypotheses, LEVELS, type Level, sequentialTest, sharesOf } from '@sagebrush/bots';
import { CHANCE_SEAT, FormatError, type Game, STYLES } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import type { ArenaRound, ArenaTask, EntrantSpec } from '../arena/round.ts';
import { standingsAsText, standingsOf } from '../arena/standings.ts';
import { EXAMPLES } from '../examples.ts';
import { namesFrom, optionFlag, optionsFrom, repeatedFlag, seatsFrom, threadsFrom, wholeFrom } from '../parse.ts';
import { AnswerIsNo } from '../run-command.ts';
import { runJobs } from '../threads/run-jobs.ts';

interface Flags {
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly deals: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly iterations: string;
  readonly ms: string;
  readonly threads?: string;
  readonly sprt?: string;
  readonly json?: string | boolean;
}

export function arenaCommand(program: Command): void {
  program
    .command('arena <game>')
    .description('let bots compete, with rotated seats, intervals and ratings')
    .option('-b, --bots <names>', 'our levels, sparring partners and characters, such as sheriff,hoarder')
    .addOption(
      repeatedFlag('--bot <command>', 'a program that speaks the bot side of the engine protocol; may be repeated'),
    )
    .option('-n, --deals <count>', 'how many deals; each is played in every rotation of the line-up', '100')
    .option('-s, --seats <seats>', `live players, or seats such as live,live,${CHANCE_SEAT},${CHANCE_SEAT}`)
    .addOption(optionFlag())
    .option('--seed <text>', 'the same seed deals the same cards', 'sagebrush')
    .option(
      '--iterations <count>',
      'playouts a move for sheriff; marshal and legend get as many more as they have time',
      '300',
    )
    .option('--ms <time>', 'milliseconds a move for other programs; who takes longer forfeits the game', '1000')
    .option('--threads <count>', 'worker threads (default: one a core)')
    .option(
      '--sprt <low,high>',
      "stop as soon as the first bot's share of the wins is shown to be low or high; exit code 1 unless it is high",
    )
    .option('--json [file]', 'the standings as JSON, into a file or on standard output')
    .addHelpText(
      'after',
      `
Levels: ${LEVELS.join(', ')}.
Sparring partners, who overdo one thing: ${STYLES.join(', ')}.
Characters of the trail, who are of a level and like one thing: ${charactersOfAll()}.
Fewer bots than seats sit down again in the same order; of more bots than seats every selection meets.
Ctrl-C stops early and keeps the results so far. How to write a bot: docs/writing-a-bot.md.

Examples:
  sagebrush arena ${EXAMPLES.first} --bots sheriff,deputy -s 2 -n 200
  sagebrush arena ${EXAMPLES.first} -s 2 --bots greenhorn,cowhand,deputy,sheriff
  sagebrush arena ${EXAMPLES.third} --bots legend,hoarder -s 4 --iterations 50 -n 20
  sagebrush arena ${EXAMPLES.second} --bots deputy --bot "python3 examples/bot.py" -n 20
  sagebrush arena ${EXAMPLES.third} --bot "node examples/bot.ts" --bots deputy --sprt 0.5,0.6 -n 5000`,
    )
    .action(async (id: string, flags: Flags) => {
      const task = taskFrom(id, flags);
      const hypotheses = flags.sprt === undefined ? undefined : hypothesesFrom(flags.sprt);
      const rounds = await contest(task, flags, hypotheses);
      if (rounds.length === 0) throw new AnswerIsNo('sagebrush: stopped before the first deal was over');
      const standings = standingsOf(task, rounds, hypotheses);
      if (typeof flags.json === 'string')
        writeFileSync(flags.json, `${JSON.stringify({ task, standings }, null, 2)}\n`);
      process.stdout.write(
        flags.json === true ? `${JSON.stringify({ task, standings })}\n` : standingsAsText(task, standings),
      );
      if (standings.sprt && standings.sprt.accepted !== 'high') throw new AnswerIsNo();
    });
}

function contest(task: ArenaTask, flags: Flags, hypotheses: Hypotheses | undefined): Promise<ArenaRound[]> {
  const first = task.lineUps[0]?.[0]?.name ?? '';
  return runJobs({
    worker: new URL('../arena/arena-worker.ts', import.meta.url),
    task,
    jobs: wholeFrom(flags.deals, '--deals', 1, 10_000_000),
    what: 'deals',
    threads: threadsFrom(flags.threads),
    lot: 1,
    isEnough: (rounds) =>
      hypotheses !== undefined && sequentialTest(sharesOf(rounds, first), hypotheses).accepted !== undefined,
  });
}

function taskFrom(id: string, flags: Flags): ArenaTask {
  const game = games.find(id);
  const entrants = entrantsFrom(game, flags);
  const usual =
    entrants.length < game.players.min
      ? entrants.length * Math.ceil(game.players.min / entrants.length)
      : entrants.length;
  const seats = game.seating(seatsFrom(flags.seats ?? String(Math.min(usual, game.players.max))));
  const live = seats.filter((kind) => kind === 'live').length;
  if (flags.sprt !== undefined && entrants.length > live)
    throw new FormatError(
      '--sprt',
      `compares one bot with the others at its table: ${entrants.length} bots do not fit ${live} seats`,
    );
  return {
    game: id,
    seats,
    options: optionsFrom(game, flags.option),
    lineUps:
      entrants.length > live
        ? selections(entrants, live)
        : [Array.from({ length: live }, (_, index) => entrants[index % entrants.length] as EntrantSpec)],
    seed: flags.seed,
    iterations: wholeFrom(flags.iterations, '--iterations', 1, 1_000_000),
    ms: wholeFrom(flags.ms, '--ms', 1, 600_000),
  };
}

function entrantsFrom(game: Game, { bots, bot }: Flags): EntrantSpec[] {
  const ours = new Map<string, EntrantSpec['plays']>([
    ...LEVELS.map((level) => [level, { level }] as const),
    ...STYLES.map((style) => [style, { style }] as const),
    ...(game.trail?.characters ?? []).map(({ id, level, style }) => [id, { level: level as Level, style }] as const),
  ]);
  const entrants: EntrantSpec[] = [
    ...(bots === undefined ? [] : namesFrom(bots, [...ours.keys()], '--bots')).map((name) => ({
      name,
      plays: ours.get(name) as EntrantSpec['plays'],
    })),
    ...bot.map((command) => ({ name: command, plays: { command } })),
  ];
  if (new Set(entrants.map(({ name }) => name)).size < 2)
    throw new FormatError('--bots', 'and --bot name fewer than two different bots: there is nothing to compare');
  return entrants;
}

const charactersOfAll = (): string =>
  games.games
    .flatMap(({ id, trail }) => (trail ? [`${trail.characters.map((one) => one.id).join(', ')} (${id})`] : []))
    .join('; ');

/** Every way to choose so many, in order. */
function selections(entrants: readonly EntrantSpec[], count: number): EntrantSpec[][] {
  if (count === 0) return [[]];
  return entrants.flatMap((first, index) =>
    selections(entrants.slice(index + 1), count - 1).map((others) => [first, ...others]),
  );
}

function hypothesesFrom(text: string): Hypotheses {
  const [low = Number.NaN, high = Number.NaN, ...more] = text.split(',').map(Number);
  if (more.length > 0 || !(0 <= low && low < high && high <= 1))
    throw new FormatError('--sprt', `is "${text}": expected two shares such as 0.5,0.55`);
  return { low, high };
}
