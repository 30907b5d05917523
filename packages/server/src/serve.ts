// Listens, and stops gracefully: nothing that was promised is lost, and nobody waits longer than ten seconds.
import { FormatError } from '@sagebrush/engine';
import { buildApp } from './app.ts';
import { type Config, configOf } from './config.ts';
import { guardProcess } from './ops/guard.ts';
import { type Logger, loggerFrom } from './ops/logger.ts';
import { metrics } from './ops/metrics.ts';
import { localOrigin } from './people/origin.ts';

export interface ServeOptions extends Partial<Config> {
  readonly port?: number;
  readonly host?: string;
}
export interface Serving {
  readonly log: Logger;
  /** Where it listens. */
  readonly address: string;
  /** Where to point a browser: the origin that the host has set, else localhost. */
  readonly origin: string;
  stop(): Promise<void>;
}

const LONGEST_STOP = 10_000;

export async function serve({ port = 8080, host = '127.0.0.1', ...config }: ServeOptions = {}): Promise<Serving> {
  const log = loggerFrom(configOf(config).logLevel);
  const figures = metrics();
  const app = await buildApp(config, log, figures);
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw cannotListen(error, host, port);
  });
  const unguard = guardProcess(log, figures);
  log.info({ address }, 'listening');
  const origin = config.origin ?? localOrigin(app.server.address());
  return { log, address, origin, stop: () => app.close().finally(unguard) };
}

const WHY_NOT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: stop what listens there, or choose another port',
  EACCES: 'is not allowed: ports below 1024 need special rights',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is no address of this machine',
};
function cannotListen(error: unknown, host: string, port: number): unknown {
  const reason = WHY_NOT[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? error : new FormatError(`${host}:${port}`, reason);
}

/** Stops at the first signal; a second one, or ten seconds, ends it hard. */
export function stopOnSignal({ log, stop }: Serving): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    stop().then(
      () => process.exit(0),
      (reason: unknown) => {
        log.error({ err: reason }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
