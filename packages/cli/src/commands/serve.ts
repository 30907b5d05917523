// sagebrush serve: the server for browsers, bots and the curious; what `npm start` runs.
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type HouseFlags, houseOf, withHouseFlags } from '../house.ts';
import { wholeFrom } from '../parse.ts';

interface Flags extends HouseFlags {
  readonly port?: string;
  readonly host?: string;
}

export function serveCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('host tables for the browser and for bots')
    .option('-p, --port <port>', 'the port to listen on (default: PORT, else 8080)')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for everybody (default: HOST, else 127.0.0.1)');
  withHouseFlags(command)
    .addHelpText(
      'after',
      '\nExamples:\n  sagebrush serve\n  sagebrush serve --port 80 --host 0.0.0.0 --data /var/lib/sagebrush\n  sagebrush serve --database postgres://sagebrush@localhost/sagebrush',
    )
    .action(async (flags: Flags) => {
      const house = houseOf(flags);
      const host = flags.host ?? process.env['HOST'];
      const port = portFrom(flags.port);
      // Loaded only here: no other command needs a server.
      const { configFromEnvironment, serve, stopOnSignal } = await import('@sagebrush/server');
      const serving = await serve({
        ...configFromEnvironment(process.env),
        ...(house.kind === 'folder' ? { dataFolder: house.path } : { database: house.url }),
        ...(host ? { host } : {}),
        ...(port === undefined ? {} : { port }),
      });
      stopOnSignal(serving);
      stopWithNpm();
      const kept = house.kind === 'folder' ? resolve(house.path) : 'PostgreSQL';
      process.stderr.write(`Sagebrush is open at ${serving.origin}. Ctrl-C closes it. Matches are kept in ${kept}.\n`);
    });
}

/**
 * Asked to stop, npm and its shell may go without a word to this process, which would keep the port with nobody above
 * it.
 */
function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function portFrom(flag: string | undefined): number | undefined {
  if (flag !== undefined) return wholeFrom(flag, '--port', 0, 65_535);
  const set = process.env['PORT'];
  return set ? wholeFrom(set, 'PORT', 0, 65_535) : undefined;
}
