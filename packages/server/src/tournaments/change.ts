// Changes of a tournament: a plan is made on its rows as they are, and written only if they still are.
import { detach } from '@sagebrush/engine';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import { loadTournament, type StoredTournament } from './doc.ts';

export interface TournamentPlan<Answer> {
  readonly batch: readonly Statement[];
  /** Whose inbox it changes. */
  readonly notified?: readonly string[];
  /** What the tournament's own row becomes. */
  readonly row?: {
    readonly state?: StoredTournament['state'];
    readonly wake_at?: number | null;
    readonly doc?: string;
    readonly starts?: number;
    readonly warned?: number;
  };
  readonly answer: Answer;
}

/** Every conflict means that somebody else got on: so many are never in the way at once. */
const MOST_ATTEMPTS = 50;

/** Those who change the same tournament at this node wait for each other in place of failing. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(id: string, job: () => Promise<T>): Promise<T> {
  const done = (queues.get(id) ?? Promise.resolve()).then(job);
  const settled = done.catch(() => undefined);
  queues.set(id, settled);
  detach(
    settled.then(() => queues.get(id) === settled && queues.delete(id)),
    () => undefined,
  );
  return done;
}

/** The number of steps is the lock: of two plans that saw the same one, one is written. Without a plan nothing happens. */
export const changeTournament = <Answer>(
  services: Services,
  id: string,
  make: (stored: StoredTournament) => Promise<TournamentPlan<Answer> | undefined>,
): Promise<Answer | undefined> =>
  inTurn(id, async () => {
    const { store, now, tournaments } = services;
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      const stored = await loadTournament(services, id);
      const plan = await make(stored);
      if (!plan) return undefined;
      const step = stored.step + 1;
      const row = store.db
        .updateTable('tournaments')
        .set({ ...plan.row, step, changed: now() })
        .where('id', '=', id)
        .where('step', '=', stored.step);
      try {
        await store.commit([statement(row, 1), ...plan.batch]);
      } catch (error) {
        if (error instanceof Conflict) continue;
        throw error;
      }
      tournaments.announce(id);
      if (plan.notified) services.inbox.notify(plan.notified);
      return plan.answer;
    }
    throw new ApiError('unavailable', AT_TABLE.crowded);
  });
