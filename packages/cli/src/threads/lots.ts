// The worker's side of the threads: plays the jobs of each lot in order, and ends when it is told to.
import { parentPort } from 'node:worker_threads';
import { detach } from '@sagebrush/engine';
import { type Lot, STOP } from './threads.ts';

/** `tidy` puts away what the jobs have opened, such as other programs. */
export function answerLots<Result>(
  play: (index: number) => Result | Promise<Result>,
  tidy: () => void = () => undefined,
): void {
  const port = parentPort;
  async function answer({ first, count }: Lot): Promise<void> {
    const results: Result[] = [];
    for (let index = 0; index < count; index++) results.push(await play(first + index));
    port?.postMessage({ first, results });
  }
  port?.on('message', (message: Lot | typeof STOP) => {
    if (message !== STOP) return detach(answer(message), endThread);
    tidy();
    port.close();
  });
}

/** Thrown where nothing catches it: the thread ends, and whoever started it hears why. */
function endThread(reason: unknown): void {
  queueMicrotask(() => {
    throw reason;
  });
}
