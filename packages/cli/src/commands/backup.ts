// sagebrush backup: everything in one file, while the server runs.
import type { Command } from 'commander';
import { backupAt, type HouseFlags, houseOf, moveAndReport, withHouseFlags } from '../house.ts';

export function backupCommand(program: Command): void {
  withHouseFlags(program.command('backup <file>'))
    .description('copy everything into one file; the server may be running')
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush backup monday.sqlite\n  sagebrush backup monday.sqlite --database postgres://sagebrush@localhost/sagebrush',
    )
    .action((file: string, flags: HouseFlags) => moveAndReport(houseOf(flags), backupAt(file), `Backed up to ${file}`));
}
