// The commands of `sagebrush`: one file for each, this one only lists them.
import { readFileSync } from 'node:fs';
import { ENTRIES } from '@sagebrush/games/entries';
import { Command } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { duplicateCommand } from './commands/duplicate.ts';
import { engineCommand } from './commands/engine.ts';
import { evalCommand } from './commands/eval.ts';
import { gameCommand } from './commands/game.ts';
import { judgeCommand } from './commands/judge.ts';
import { moveCommand } from './commands/move.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { staticCommand } from './commands/static.ts';
import { trainCommand } from './commands/train.ts';
import { understandCommand } from './commands/understand.ts';
import { verifyCommand } from './commands/verify.ts';
import { langOption } from './lang.ts';
import { jsonFile } from './parse.ts';
import { AnswerIsNo, runCommand } from './run-command.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The command line, with every command and its flags. */
export const program = new Command('sagebrush')
  .description('Three Western card games: play them, host them, simulate them, and let programs compete.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('(add --help for examples)');

const COMMANDS = [
  playCommand,
  serveCommand,
  staticCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  adminCommand,
  simCommand,
  arenaCommand,
  duplicateCommand,
  replayCommand,
  understandCommand,
  verifyCommand,
  evalCommand,
  engineCommand,
  trainCommand,
  judgeCommand,
  puzzlesCommand,
  gameCommand,
];
for (const add of COMMANDS) add(program);

/** What a game that brings commands of its own is lent. */
const TOOLS = { langOption, jsonFile, answerIsNo: (message?: string): Error => new AnswerIsNo(message) };
type AddCommands = (to: Command, tools: typeof TOOLS) => void;
for (const { commands } of ENTRIES) if (commands) ((await commands()) as AddCommands)(program, TOOLS);

/** Runs the command line that this process was started with. */
export const runProgram = (): Promise<void> => runCommand(() => program.parseAsync().then(() => undefined));
