// sagebrush move: from SQLite to PostgreSQL, or back.
import type { Command } from 'commander';
import { moveAndReport } from '../house.ts';

interface Flags {
  readonly from: string;
  readonly to: string;
}

export function moveCommand(program: Command): void {
  program
    .command('move')
    .description('copy a house from a folder to PostgreSQL, or back, and check every match there')
    .requiredOption('--from <place>', 'a data folder, or postgres://...')
    .requiredOption('--to <place>', 'a data folder, or postgres://...')
    .addHelpText('after', '\nExample:\n  sagebrush move --from ./data --to postgres://sagebrush@localhost/sagebrush')
    .action(async ({ from, to }: Flags) => {
      const { locationOf } = await import('@sagebrush/server');
      await moveAndReport(locationOf(from), locationOf(to), 'Moved');
    });
}
