// sagebrush puzzles: decisions with one right choice, which the rules of thumb miss, mined from matches of bots.
import { easiestFirst, faultIn, puzzlesShape, questionAt } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { EXAMPLES } from '../examples.ts';
import { begunFile, keptOptions, writeMined } from '../mining/mined-file.ts';
import { mined } from '../mining/mining-task.ts';
import { jsonFile, optionFlag, playersFrom, threadsFrom, wholeFrom } from '../parse.ts';

interface Flags {
  readonly matches: string;
  readonly players?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly check?: string;
}

export function puzzlesCommand(program: Command): void {
  program
    .command('puzzles <game> <file>')
    .description(
      'mine puzzles from matches of bots: positions in which one choice is right and rules of thumb go wrong',
    )
    .option('-n, --matches <count>', 'how many matches are played; a file that is there goes on where it ended', '100')
    .option('-p, --players <counts>', 'numbers of players, in turn, such as 2,3 (default: all that the game allows)')
    .addOption(optionFlag())
    .option('--seed <text>', 'the same seed gives the same puzzles, whatever the number of threads', 'sage')
    .option('--threads <count>', 'worker threads (default: one a core)')
    .option('--check <seed>', 'mine nothing: prove every puzzle again by this seed, and keep those that hold')
    .addHelpText(
      'after',
      `
Ctrl-C stops after the match that is being played, and keeps what was found. How a puzzle is proved: docs/bots.md.

Examples:
  sagebrush puzzles ${EXAMPLES.first} puzzles.json -n 200 -p 2,3
  sagebrush puzzles ${EXAMPLES.first} puzzles.json --check again`,
    )
    .action(async (id: string, file: string, flags: Flags) => {
      if (flags.check !== undefined) return checkFile(id, file, flags.check);
      const game = games.find(id);
      const { options, unusual } = keptOptions(game, flags.option);
      const players = playersFrom(game, flags.players);
      const begun = begunFile(file, puzzlesShape, { game, options, players, seed: flags.seed });
      const first = begun?.matches ?? 0;
      const task = { game: id, options, players, seed: flags.seed, first, wanted: 'puzzles' } as const;
      const threads = threadsFrom(flags.threads);
      const found = await mined(task, wholeFrom(flags.matches, '--matches', 1, 1_000_000), threads);
      const puzzles = easiestFirst([...(begun?.puzzles ?? []), ...found.flatMap((match) => match.puzzles)]);
      const matches = first + found.length;
      const head = { game: id, rules: game.rules, options: unusual, players, seed: flags.seed, matches };
      writeMined(file, head, 'puzzles', puzzles);
      process.stdout.write(
        `${puzzles.length} puzzles from ${matches} matches, ${puzzles.filter(({ solved }) => solved).length} of them solved\n`,
      );
    });
}

/** What does not hold goes out of the file, and the file says by which seed. */
function checkFile(id: string, file: string, seed: string): void {
  const game = games.find(id);
  const { puzzles, ...head } = puzzlesShape.parse(jsonFile(file));
  const held = puzzles.filter((puzzle) => {
    const { deal, moves } = puzzle.at;
    const fault = faultIn(questionAt(game, head, puzzle.at), puzzle, `${seed}/${deal}/${moves.length}`);
    if (fault !== undefined) process.stdout.write(`${deal} ${moves}: ${fault}\n`);
    return fault === undefined;
  });
  writeMined(file, { ...head, checked: seed }, 'puzzles', held);
  process.stdout.write(`${held.length} of ${puzzles.length} puzzles hold\n`);
}
