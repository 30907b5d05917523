// The guard of last resort: what nobody caught is logged and counted, and the process lives on. One careless line must
// not end a hundred matches.
import { inspect } from 'node:util';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Watches over this process until what it returns is called. */
export function guardProcess(log: Logger, metrics: Metrics): () => void {
  const uncaught = metrics.counter('sagebrush_uncaught_total', 'Errors that nobody caught, by kind. Each is a defect.');
  const listenerFor = (kind: 'exception' | 'rejection') => {
    const count = uncaught({ kind });
    // Shown from the start: an alarm can only be set on a figure that is there.
    count(0);
    return (reason: unknown): void => {
      count();
      log.error({ err: reason instanceof Error ? reason : new Error(inspect(reason)), kind }, 'nobody caught this');
    };
  };
  const onException = listenerFor('exception');
  const onRejection = listenerFor('rejection');
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  // When nobody reads the log any more, there is nobody to tell: logging that would only fail again.
  process.stdout.on('error', ignore);
  return () => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
    process.stdout.off('error', ignore);
  };
}

const ignore = (): void => undefined;
