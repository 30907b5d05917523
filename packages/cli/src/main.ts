#!/usr/bin/env node
// The program `sagebrush`: one file for each command, this one only lists them.
import { Command } from 'commander';
import { engineCommand } from './commands/engine.ts';
import { evalCommand } from './commands/eval.ts';
import { simCommand } from './commands/sim.ts';
import { verifyCommand } from './commands/verify.ts';
import { run } from './run.ts';

const program = new Command('sagebrush')
  .description('Three Western card games: play them, host them, simulate them, and let programs compete.')
  .version('0.1.0')
  .showHelpAfterError('(add --help for examples)');

for (const add of [engineCommand, evalCommand, simCommand, verifyCommand]) add(program);

await run(() => program.parseAsync());
