// sagebrush restore: a backup becomes the house again. The server has to be stopped.
import type { Command } from 'commander';
import { backupAt, type HouseFlags, houseOf, moveAndReport, withHouseFlags } from '../house.ts';

export function restoreCommand(program: Command): void {
  withHouseFlags(program.command('restore <file>'))
    .description('bring a backup back; the server has to be stopped')
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush restore monday.sqlite\n  sagebrush restore monday.sqlite --database postgres://sagebrush@localhost/sagebrush',
    )
    .action((file: string, flags: HouseFlags) =>
      moveAndReport(backupAt(file), houseOf(flags), `Restored from ${file}`),
    );
}
