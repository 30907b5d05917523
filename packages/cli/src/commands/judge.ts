// sagebrush judge: reference decisions from matches as people play them, and what each level loses on them.
import {
  HINT_LEVEL,
  LEVELS,
  lossesOf,
  playoutsFor,
  type References,
  referencesShape,
  regretOf,
  think,
} from '@sagebrush/bots';
import { fastRandom, type Game } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { EXAMPLES } from '../examples.ts';
import { begunFile, keptOptions, writeMined } from '../mining/mined-file.ts';
import { mined } from '../mining/mining-task.ts';
import { jsonFile, levelsFrom, optionFlag, playersFrom, threadsFrom, wholeFrom } from '../parse.ts';

interface Flags {
  readonly make?: string;
  readonly worlds: string;
  readonly players?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly bots: string;
  readonly iterations: string;
  readonly json?: boolean;
}

export function judgeCommand(program: Command): void {
  program
    .command('judge <game> <file>')
    .description('judge bots by what their choices lose, on decisions from matches as people play them')
    .option('--make <count>', 'judge no bot: add decisions from so many matches to the file, one a match')
    .option('--worlds <count>', 'for --make: the worlds that every choice is played out in', '1000')
    .option('-p, --players <counts>', 'for --make: numbers of players, in turn (default: all that the game allows)')
    .addOption(optionFlag())
    .option('--seed <text>', 'for --make: the same seed gives the same file', 'judge')
    .option('--threads <count>', 'for --make: worker threads (default: one a core)')
    .option('-b, --bots <levels>', 'who is judged', LEVELS.join(','))
    .option(
      '--iterations <count>',
      'playouts a move for sheriff; marshal and legend get as many more as they have time',
      '300',
    )
    .option('--json', 'the figures as JSON')
    .addHelpText(
      'after',
      `
The loss is in per cent of the win, against the best choice, with its 95% interval. "hint" is what a hint recommends:
${HINT_LEVEL} with the time that a browser gives it. How a choice is judged: docs/bots.md.

Examples:
  sagebrush judge ${EXAMPLES.first} packages/bots/fixtures/references/${EXAMPLES.first}.json
  sagebrush judge ${EXAMPLES.first} own.json --make 50 --worlds 2000 -p 2`,
    )
    .action(async (id: string, file: string, flags: Flags) => {
      const game = games.find(id);
      if (flags.make === undefined) return judgeLevels(game, referencesShape.parse(jsonFile(file)), flags);
      await makeReferences(game, file, flags, wholeFrom(flags.make, '--make', 1, 100_000));
    });
}

async function makeReferences(game: Game, file: string, flags: Flags, count: number): Promise<void> {
  const { options, unusual } = keptOptions(game, flags.option);
  const worlds = wholeFrom(flags.worlds, '--worlds', 2, 1_000_000);
  const players = playersFrom(game, flags.players);
  const begun = begunFile(file, referencesShape, { game, options, players, seed: flags.seed, worlds });
  const first = begun?.matches ?? 0;
  const threads = threadsFrom(flags.threads);
  const task = { game: game.id, options, players, seed: flags.seed, first, wanted: { reference: worlds } };
  const found = await mined(task, count, threads);
  const references = [...(begun?.references ?? []), ...found.flatMap((match) => match.references)];
  const matches = first + found.length;
  const head = { game: game.id, rules: game.rules, options: unusual, players, seed: flags.seed, matches };
  writeMined(file, { ...head, worlds }, 'references', references);
  process.stdout.write(`${references.length} decisions from ${matches} matches\n`);
}

function judgeLevels(game: Game, file: References, flags: Flags): void {
  const sheriffs = wholeFrom(flags.iterations, '--iterations', 1, 1_000_000);
  const judged = [
    ...levelsFrom(flags.bots).map((level) => ({ name: level, level, iterations: playoutsFor(level, sheriffs) })),
    { name: 'hint', level: HINT_LEVEL, iterations: playoutsFor('legend', sheriffs) },
  ];
  const figures = judged.map(({ name, level, iterations }) => {
    const losses = lossesOf(
      game,
      file,
      (question, deal) => think(level, question, fastRandom(`judge/${deal}`), { iterations }).action,
    );
    return { name, iterations, ...regretOf(losses) };
  });
  if (flags.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else
    for (const { name, mean, low, high, of } of figures)
      process.stdout.write(
        `${name.padEnd(10)} ${percent(mean)} (${percent(low)} to ${percent(high)}), ${of} decisions\n`,
      );
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
