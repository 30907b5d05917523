// sagebrush static: the house as a folder of plain files, for any web server.
import type { Command } from 'commander';
import { writeStaticEdition } from '../static-edition.ts';

export function staticCommand(program: Command): void {
  program
    .command('static <folder>')
    .description('write the house without people as plain files that any web server can serve, also below a path')
    .addHelpText('after', '\nExample:\n  sagebrush static public/cards')
    .action(async (folder: string) => {
      const { WEB_FOLDER } = await import('@sagebrush/server');
      const files = writeStaticEdition(WEB_FOLDER, folder);
      process.stdout.write(`${files} files in ${folder}: put them on any web server, at its top or below a path.\n`);
    });
}
