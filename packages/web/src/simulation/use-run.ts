// A simulation on a page: how far it is, what it has come to so far, and how to stop it.
import { type GameRecord, levelsBySeat, type SimTask, type Summary, summaryOf } from '@sagebrush/bots';
import type { Run, Running } from '@sagebrush/table-kit/shell.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { simulate } from './simulate.ts';

const IDLE: Run = { state: 'idle', done: 0, of: 0, summaries: [] };
/** Milliseconds between two looks at the figures: each look sums up every game so far. */
const PAUSE = 300;

/**
 * The games of the last tasks that were played to their end: what is held against changes less often than what is
 * tried.
 */
const known = new Map<string, readonly GameRecord[]>();
const MOST_KNOWN = 4;
function remember(key: string, records: readonly GameRecord[]): void {
  known.delete(key);
  known.set(key, records);
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
}

export function useRun(): Running {
  const [run, setRun] = useState(IDLE);
  const current = useRef<AbortController>(undefined);
  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback((tasks: readonly SimTask[], games: number) => {
    current.current?.abort();
    const stopping = new AbortController();
    current.current = stopping;
    const keys = tasks.map((task) => `${games} ${JSON.stringify(task)}`);
    const records = keys.map((key) => [...(known.get(key) ?? [])]);
    const open = keys.flatMap((key, task) => (known.has(key) ? [] : [task]));
    const show = (state: Run['state']): void => {
      if (current.current !== stopping) return;
      const done = records.reduce((sum, { length }) => sum + length, 0);
      const summaries = records.map((some, task) => (some.length === 0 ? undefined : summed(some, tasks[task])));
      setRun({ state, done, of: games * tasks.length, summaries });
    };
    let shown = 0;
    const onRecords = (task: number, more: readonly GameRecord[]): void => {
      records[open[task] ?? -1]?.push(...more);
      if (performance.now() - shown < PAUSE) return;
      shown = performance.now();
      show('playing');
    };
    if (open.length === 0) return show('done');
    show('playing');
    simulate({ tasks: open.flatMap((task) => tasks[task] ?? []), games, signal: stopping.signal, onRecords }).then(
      () => {
        if (!stopping.signal.aborted) for (const [task, key] of keys.entries()) remember(key, records[task] ?? []);
        show(stopping.signal.aborted ? 'stopped' : 'done');
      },
      () => show('failed'),
    );
  }, []);
  return { run, start, stop };
}

const summed = (records: readonly GameRecord[], task: SimTask | undefined): Summary =>
  summaryOf(records, levelsBySeat(task?.seats ?? [], task?.bots ?? []));
