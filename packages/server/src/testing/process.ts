// Servers in processes of their own, on ports that stay theirs, for tests that kill and stop them.
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../serve.ts';
import type { Footprint, Order } from './child.ts';
import { WIDE_OPEN } from './house.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** What one server has compiled no other has to, in whichever test: hundreds of them are started. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * A server that listens when this resolves. A log that is piped has to be read.
 */
export function childAt(options: ServeOptions, log: 'inherit' | 'pipe' = 'inherit'): Promise<ChildProcess> {
  const settings = { botPace: 0, botThreads: 1, logLevel: 'error', ...WIDE_OPEN, ...options };
  const child = fork(CHILD, [JSON.stringify(settings)], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}

export function footprintOf(child: ChildProcess): Promise<Footprint> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('the server is gone'));
    child.once('exit', onExit);
    child.once('message', (footprint) => {
      child.off('exit', onExit);
      resolve(footprint as Footprint);
    });
    child.send({ type: 'footprint' } satisfies Order);
  });
}

/** The server's wall clock steps, as when somebody sets it or a time server does. */
export const stepClock = (child: ChildProcess, by: number): boolean => child.send({ type: 'step', by } satisfies Order);
/** So much time goes by at once, by every clock of the server's. */
export const passTime = (child: ChildProcess, by: number): boolean => child.send({ type: 'pass', by } satisfies Order);

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
