// Something that the server, or the guest's authenticator, is asked to do: busy while it is done, with the reason when it was not.
import { detach } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import { useState } from 'react';
import { useAppWords } from '../words/index.ts';

export interface Work {
  readonly busy: boolean;
  readonly problem: string | undefined;
  run(work: () => Promise<unknown>): void;
}

/** `notDone` is said of what did not fail at the network. */
export function useWork(notDone?: string): Work {
  const words = useAppWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sentence = (reason: unknown): string => {
    if (reason instanceof ProblemError) return reason.message;
    return notDone === undefined || reason instanceof TypeError ? words.offline : notDone;
  };
  function run(work: () => Promise<unknown>): void {
    setBusy(true);
    setProblem(undefined);
    const done = work().then(
      () => undefined,
      (reason: unknown) => setProblem(sentence(reason)),
    );
    detach(
      done.then(() => setBusy(false)),
      reportError,
    );
  }
  return { busy, problem, run };
}
