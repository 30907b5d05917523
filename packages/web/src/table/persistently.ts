// A call that outlives a lost network.
import { ProblemError } from '@sagebrush/protocol';

export interface Persistence {
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Told when the network is away, and when it is back. */
  readonly onLine?: (open: boolean) => void;
}

const LONGEST_PAUSE = 5000;

/** Tries again for as long as the network is away; a no of the server is final. */
export async function persistently<T>(
  work: () => Promise<T>,
  { signal, onLine = () => undefined }: Persistence,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      const result = await work();
      if (failures > 0) onLine(true);
      return result;
    } catch (reason) {
      if (reason instanceof ProblemError || signal.aborted) throw reason;
      if (failures === 0) onLine(false);
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, 350 * 2 ** failures)));
      signal.throwIfAborted();
    }
  }
}
