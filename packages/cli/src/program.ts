// The commands of `sagebrush`: one file for each, this one only lists them.
import { Command } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { engineCommand } from './commands/engine.ts';
import { evalCommand } from './commands/eval.ts';
import { moveCommand } from './commands/move.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { trainCommand } from './commands/train.ts';
import { understandCommand } from './commands/understand.ts';
import { verifyCommand } from './commands/verify.ts';
import { run } from './run.ts';

/** The command line, with every command and its flags. */
export const program = new Command('sagebrush')
  .description('Three Western card games: play them, host them, simulate them, and let programs compete.')
  .version('0.1.0')
  .exitOverride()
  .showHelpAfterError('(add --help for examples)');

const COMMANDS = [
  playCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  simCommand,
  arenaCommand,
  replayCommand,
  understandCommand,
  verifyCommand,
  packCommand,
  evalCommand,
  engineCommand,
  trainCommand,
];
for (const add of COMMANDS) add(program);

/** Runs the command line that this process was started with. */
export const runProgram = (): Promise<void> => run(() => program.parseAsync().then(() => undefined));
