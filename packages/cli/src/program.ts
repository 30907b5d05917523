// The commands of `sagebrush`: one file for each, this one only lists them. A command is loaded when it is named, or
// when somebody asks what there is: all of them together take three to eight times as long as one.
import { readFileSync } from 'node:fs';
import { ENTRIES } from '@sagebrush/games/entries';
import { Command } from 'commander';
import { langOption } from './lang.ts';
import { AnswerIsNo, runCommand } from './run-command.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

type AddCommand = (program: Command) => void | Promise<void>;

/** By the word that calls it, in the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  static: async () => (await import('./commands/static.ts')).staticCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  move: async () => (await import('./commands/move.ts')).moveCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  sim: async () => (await import('./commands/sim.ts')).simCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  duplicate: async () => (await import('./commands/duplicate.ts')).duplicateCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  understand: async () => (await import('./commands/understand.ts')).understandCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  eval: async () => (await import('./commands/eval.ts')).evalCommand,
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
  train: async () => (await import('./commands/train.ts')).trainCommand,
  judge: async () => (await import('./commands/judge.ts')).judgeCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  game: async () => (await import('./commands/game.ts')).gameCommand,
};

type AddGameCommands = (program: Command, tools: object) => void;

/** What games bring of their own, lent what it needs. */
async function addGameCommands(program: Command): Promise<void> {
  const brought = ENTRIES.flatMap(({ commands }) => (commands ? [commands()] : []));
  const { jsonFile } = await import('./parse.ts');
  const tools = { langOption, jsonFile, answerIsNo: (message?: string): Error => new AnswerIsNo(message) };
  for (const add of await Promise.all(brought)) (add as AddGameCommands)(program, tools);
}

async function programOf(...commands: readonly AddCommand[]): Promise<Command> {
  const program = new Command('sagebrush')
    .description('Three Western card games: play them, host them, simulate them, and let programs compete.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('(add --help for examples)');
  for (const add of commands) await add(program);
  return program;
}

/** The command line with the command of this name and its flags, or with all there are. */
export async function programWith(name = ''): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return programOf(await load());
  const ofGames = await programOf(addGameCommands);
  if (ofGames.commands.some((command) => command.name() === name)) return ofGames;
  return programOf(...(await Promise.all(Object.values(COMMANDS).map((one) => one()))), addGameCommands);
}

/** Runs the command line that this process was started with. */
export const runProgram = (): Promise<void> =>
  runCommand(async () => (await programWith(process.argv[2])).parseAsync());
