// A replay: where it has come to and whose eyes see it, and the connection that shows it on the same table as any other
// match.
import { detach, RAIL, type Viewer } from '@sagebrush/engine';
import type { TableConnection, TableListener, TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { createStore, type StoreApi } from 'zustand';
import { newRulesWorker } from '../table/advice.ts';
import { makeCalls } from '../table/calls.ts';
import type { RulesCalls } from '../table/rules-calls.ts';
import type { Eyes } from './address.ts';
import type { FoundLog } from './log-source.ts';

export interface ReplayShown {
  readonly at: number;
  readonly last: number;
  readonly eyes: Eyes;
}

export interface Replay {
  readonly found: FoundLog;
  readonly connection: TableConnection;
  readonly store: StoreApi<ReplayShown>;
  /** One move further is shown as it happened, unless it shall be quick; anywhere else is shown at once. */
  go(at: number, quick?: boolean): void;
  lookThrough(eyes: Eyes): void;
  close(): void;
}

/** Whose eyes may be borrowed: those of one's own seat while a match is played, afterwards everybody's. */
export function eyesFor({ open, you, log }: FoundLog): readonly Eyes[] {
  if (!open) return [you];
  return ['open', ...log.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : [])), RAIL];
}

/** Who sits at the bottom: with all cards open, oneself or the first who plays. */
function viewerOf(eyes: Eyes, { you, log }: FoundLog): Viewer {
  if (eyes !== 'open') return eyes;
  return you === RAIL ? log.seats.indexOf('live') : you;
}

/** Reads the log to its end; a log that does not fit the rules ends in an error that says where. */
export async function openReplay(
  found: FoundLog,
  asked: { readonly at: number | undefined; readonly eyes: Eyes | undefined },
): Promise<Replay> {
  const worker = newRulesWorker();
  const calls = makeCalls<RulesCalls>(worker);
  const { game, log, options, players } = found;
  let last: number;
  try {
    last = await calls.call('openReplay', game, log);
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
  const allowed = eyesFor(found);
  const usual = found.open && found.you === RAIL ? 'open' : found.you;
  const eyes = allowed.find((one) => one === asked.eyes) ?? usual;
  const store = createStore<ReplayShown>(() => ({ at: Math.min(asked.at ?? 0, last), last, eyes }));
  let listener: TableListener | undefined;
  let asks = 0;
  let answered = 0;

  /**
   * Shows where it has come to. An answer that is overtaken by another question is dropped, so the next one tells
   * everything.
   */
  async function showMoment(jumped: boolean): Promise<void> {
    const whole = jumped || answered !== asks;
    asks += 1;
    const mine = asks;
    const { at, eyes: now } = store.getState();
    const viewer = viewerOf(now, found);
    const moment: TableMoment = await calls.call('momentAt', { at, viewer, open: now === 'open', whole });
    if (mine !== asks) return;
    answered = mine;
    passSeating(viewer);
    listener?.moment(moment);
  }
  const show = (jumped: boolean): void =>
    detach(showMoment(jumped), (reason) => listener?.failed(reason instanceof Error ? reason.message : String(reason)));
  function passSeating(you: Viewer): void {
    const table = { seats: log.seats, options };
    listener?.seating({ match: log.match, game, table, you, reader: found.you, players, hints: false });
  }

  return {
    found,
    store,
    connection: {
      kind: 'replay',
      listen(heard) {
        listener = heard;
        show(true);
      },
      act: () => Promise.resolve(undefined),
      takeBack: () => Promise.resolve(),
      finishedLog: () => Promise.resolve(log),
      close: () => worker.terminate(),
    },
    go(wanted, quick = false) {
      const { at } = store.getState();
      const next = Math.max(0, Math.min(wanted, last));
      if (next === at) return;
      store.setState({ at: next });
      show(quick || next !== at + 1);
    },
    lookThrough(wanted) {
      store.setState({ eyes: wanted });
      show(true);
    },
    close: () => worker.terminate(),
  };
}
