// Advice about any table, from a worker of its own, so that it never waits behind a bot that thinks.

import type { Thought } from '@sagebrush/bots';
import type { GameAction, Log, Refusal } from '@sagebrush/engine';
import type { Seen } from '@sagebrush/table-kit/table/table-control.ts';
import { makeCalls } from './calls.ts';
import type { RulesCalls } from './rules-calls.ts';

export interface Advice {
  whyNot(seen: Seen, action: GameAction): Promise<Refusal | null>;
  hint(seen: Seen, choices: readonly GameAction[]): Promise<Thought>;
  verify(game: string, log: Log): Promise<readonly string[]>;
  close(): void;
}

export const newRulesWorker = (): Worker =>
  new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' });

export function openAdvice(): Advice {
  let worker: Worker | undefined;
  const caller = () => {
    worker ??= newRulesWorker();
    return makeCalls<RulesCalls>(worker);
  };
  let calls: ReturnType<typeof caller> | undefined;
  const ready = () => {
    calls ??= caller();
    return calls;
  };
  return {
    whyNot: (seen, action) => ready().call('whyNot', seen, action),
    hint: (seen, choices) => ready().call('hint', seen, choices),
    verify: (game, log) => ready().call('verify', game, log),
    close: () => worker?.terminate(),
  };
}
