// sagebrush serve: the server for browsers, bots and the curious; what `npm start` runs.
import type { Command } from 'commander';
import { wholeFrom } from '../parse.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
}

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('host tables for the browser and for bots')
    .option('-p, --port <port>', 'the port to listen on (default: PORT, else 8080)')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for everybody (default: HOST, else 127.0.0.1)')
    .option('--data <folder>', 'where the matches are kept (default: SAGEBRUSH_DATA, else data)')
    .option('--database <url>', 'a PostgreSQL database instead of a folder (default: DATABASE_URL)')
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush serve\n  sagebrush serve --port 80 --host 0.0.0.0 --data /var/lib/sagebrush\n  sagebrush serve --database postgres://sagebrush@localhost/sagebrush',
    )
    .action(async (flags: Flags) => {
      const port = flags.port ?? process.env['PORT'];
      const host = flags.host ?? process.env['HOST'];
      const listening = {
        ...(port === undefined ? {} : { port: wholeFrom(port, '--port', 0, 65_535) }),
        ...(host === undefined ? {} : { host }),
      };
      // Loaded only here: no other command needs a server.
      const { configFromEnvironment, serve, stopOnSignal } = await import('@sagebrush/server');
      const serving = await serve({
        ...configFromEnvironment(process.env),
        ...listening,
        ...(flags.data === undefined ? {} : { dataFolder: flags.data }),
        ...(flags.database === undefined ? {} : { database: flags.database }),
      });
      stopOnSignal(serving);
      process.stderr.write(`Sagebrush is open at ${serving.address}. Ctrl-C closes it.\n`);
    });
}
