// An insight on its way: how far it has come, stopped, failed, or here.
import type { Insight } from '@sagebrush/insight';
import { useCallback, useEffect, useState } from 'react';
import type { FoundLog } from '../replay/log-source.ts';
import type { Underway } from './insight-calls.ts';
import { openInsightWorker } from './insight-worker.ts';

export type InsightState =
  | { readonly kind: 'working'; readonly underway: Underway }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'here'; readonly insight: Insight };

const BEGUN: InsightState = { kind: 'working', underway: { done: 0, chances: [] } };

export function useInsight({ game, log }: FoundLog): { state: InsightState; cancel(): void; restart(): void } {
  const [state, setState] = useState<InsightState>(BEGUN);
  const [run, setRun] = useState(0);
  const [wanted, setWanted] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run begins anew.
  useEffect(() => {
    if (!wanted) return;
    setState(BEGUN);
    const worker = openInsightWorker((underway) => setState({ kind: 'working', underway }));
    worker.call('understand', game, log).then(
      (insight) => setState({ kind: 'here', insight }),
      (reason: unknown) =>
        setState({ kind: 'failed', reason: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => worker.stop();
  }, [game, log, run, wanted]);
  const cancel = useCallback(() => {
    setWanted(false);
    setState({ kind: 'stopped' });
  }, []);
  const restart = useCallback(() => {
    setWanted(true);
    setRun((last) => last + 1);
  }, []);
  return { state, cancel, restart };
}
