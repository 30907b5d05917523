// What the bots of each level make of a day's cards: played once for each day, in a process of its own that gives way to
// everything else, as soon as somebody has finished the day.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { BOTS_VERSION } from '@sagebrush/bots';
import type { Chance } from '@sagebrush/engine';
import type { LevelLine } from '@sagebrush/protocol';
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import { Conflict, statement } from '../storage/store.ts';
import { chanceOfDay } from './chance.ts';
import type { DealRow } from './deals.ts';

export interface LevelsTask {
  readonly gamesModule: string;
  readonly game: string;
  readonly chance: Chance;
}

export interface LevelPlayer {
  /** Begins with the next day that has none, unless one is being played. */
  check(): Promise<void>;
  /** Done with what was begun; for tests, and nobody else waits for it. */
  readonly idle: Promise<void>;
  stop(): void;
}

/** Plays them elsewhere, with less claim to the machine than anything else has. */
export function inAnotherProcess(
  task: LevelsTask,
  signal: AbortSignal,
  priority: number = constants.priority.PRIORITY_LOW,
): Promise<readonly LevelLine[]> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./levels-process.ts', import.meta.url), { execArgv: [], stdio: 'ignore', signal });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    child.once('message', (levels) => resolve(levels as LevelLine[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the levels were not played to the end: ${code}`)));
    child.send(task);
  });
}

export function levelPlayer(
  { store, node, log, games }: Pick<Services, 'store' | 'node' | 'log' | 'games'>,
  gamesModule: string,
  played: typeof inAnotherProcess = inAnotherProcess,
): LevelPlayer {
  const { db } = store;
  const end = new AbortController();
  let work: Promise<void> | undefined;
  let isStopped = false;

  /** A day that somebody has finished and whose levels nobody alive plays. Where there is one node, that is nobody. */
  function wanted(): Promise<DealRow | undefined> {
    const waiting = db.selectFrom('dailies').selectAll().where('levels', 'is', null).where('wanted', '=', 1);
    const free = store.others
      ? waiting.where(({ or, eb }) => or([eb('holder', 'is', null), eb('holder', 'not in', aliveNodes(db))]))
      : waiting;
    return free.orderBy('day').limit(1).executeTakeFirst();
  }

  async function isTaken(row: DealRow): Promise<boolean> {
    const take = db
      .updateTable('dailies')
      .set({ holder: node })
      .where('day', '=', row.day)
      .where('game', '=', row.game)
      .where('levels', 'is', null);
    const free = row.holder === null ? take.where('holder', 'is', null) : take.where('holder', '=', row.holder);
    try {
      await store.commit([statement(free, 1)]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async function play(row: DealRow): Promise<void> {
    const levels = await played(
      { gamesModule, game: row.game, chance: chanceOfDay(games.find(row.game), row) },
      end.signal,
    );
    await store.commit([
      statement(
        db
          .updateTable('dailies')
          .set({ levels: JSON.stringify(levels), levels_of: BOTS_VERSION, holder: null })
          .where('day', '=', row.day)
          .where('game', '=', row.game),
      ),
    ]);
  }

  return {
    async check() {
      if (work || isStopped) return;
      const row = await wanted();
      if (!row || work || isStopped || !(await isTaken(row))) return;
      work = play(row)
        .catch((reason: unknown) => {
          if (!isStopped) log.error({ err: reason, day: row.day, game: row.game }, 'the levels could not be played');
        })
        .finally(() => {
          work = undefined;
        });
    },
    get idle() {
      return work ?? Promise.resolve();
    },
    stop() {
      isStopped = true;
      end.abort();
    },
  };
}
