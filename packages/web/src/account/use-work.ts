// Something that the server, or the guest's authenticator, is asked to do: busy while it is done, with the reason when it was not.
import { detach } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import { useState } from 'react';
import { useAccountWords } from './use-account-words.ts';

export interface Work {
  readonly busy: boolean;
  readonly problem: string | undefined;
  run(work: () => Promise<unknown>): void;
}

export function useWork(): Work {
  const own = useAccountWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The server's no in its own sentence; whoever waves a passkey away has not failed at the network. */
  const sentence = (reason: unknown): string => {
    if (reason instanceof ProblemError) return reason.message;
    return reason instanceof TypeError ? own.unreachable : own.passkeyNot;
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
