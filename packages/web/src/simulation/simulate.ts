// Many games in workers: lots go out as hands come free and come back by number, so that the number of workers never
// changes a figure.
import type { GameRecord, SimTask } from '@sagebrush/bots';
import { detach } from '@sagebrush/engine';
import { makeCalls } from '../table/calls.ts';
import type { SimulationCalls } from './simulation-calls.ts';

/** Plays some games of a task somewhere. */
export interface SimWorker {
  play(task: SimTask, first: number, count: number): Promise<readonly GameRecord[]>;
  dismiss(): void;
}
export interface Simulation {
  /** Played in turns, so that all of them have about as many games at any time. */
  readonly tasks: readonly SimTask[];
  /** Games of each task. */
  readonly games: number;
  readonly signal: AbortSignal;
  /** Hears the games of one task in their order. */
  readonly onRecords: (task: number, records: readonly GameRecord[]) => void;
}

const LOT = 10;
const MOST_HANDS = 8;

/** One core is left to the page. */
const handsHere = (): number => Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));

function newHand(): SimWorker {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });
  const calls = makeCalls<SimulationCalls>(worker);
  const broken = new Promise<never>((_, reject) =>
    worker.addEventListener('error', ({ message }) => reject(new Error(message))),
  );
  detach(broken, () => undefined);
  return {
    play: (task, first, count) => Promise.race([calls.call('play', task, first, count), broken]),
    dismiss: () => worker.terminate(),
  };
}

/** Ends when all is played, or at once when the signal comes: what was heard until then stands. */
export async function simulate({ tasks, games, signal, onRecords }: Simulation, hands = crew()): Promise<void> {
  const lots = Math.ceil(games / LOT) * tasks.length;
  const ready = tasks.map(() => new Map<number, readonly GameRecord[]>());
  const heard = tasks.map(() => 0);
  let begun = 0;

  function hear(task: number, lot: number, records: readonly GameRecord[]): void {
    const mine = ready[task];
    mine?.set(lot, records);
    for (let next = mine?.get(heard[task] ?? 0); next; next = mine?.get(heard[task] ?? 0)) {
      heard[task] = (heard[task] ?? 0) + 1;
      onRecords(task, next);
    }
  }
  async function work(hand: SimWorker): Promise<void> {
    while (begun < lots && !signal.aborted) {
      const [task, lot] = [begun % tasks.length, Math.floor(begun / tasks.length)];
      begun += 1;
      const first = lot * LOT;
      const records = await hand.play(tasks[task] as SimTask, first, Math.min(LOT, games - first));
      if (!signal.aborted) hear(task, lot, records);
    }
  }
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    if (!signal.aborted) await Promise.race([Promise.all(hands.map(work)), stopped]);
  } finally {
    for (const hand of hands) hand.dismiss();
  }
}

const crew = (): readonly SimWorker[] => Array.from({ length: handsHere() }, newHand);
