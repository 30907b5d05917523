// The worker's side of the threads: plays the jobs of each lot in order, and ends when it is told to.
import { parentPort } from 'node:worker_threads';
import { type Lot, STOP } from './threads.ts';

/** `tidy` puts away what the jobs have opened, such as other programs. */
export function answerLots<Result>(play: (index: number) => Result | Promise<Result>, tidy: () => void = () => undefined): void {
  const port = parentPort;
  port?.on('message', async (message: Lot | typeof STOP) => {
    if (message === STOP) {
      tidy();
      port.close();
      return;
    }
    const results: Result[] = [];
    for (let index = 0; index < message.count; index++) results.push(await play(message.first + index));
    port.postMessage({ first: message.first, results });
  });
}
