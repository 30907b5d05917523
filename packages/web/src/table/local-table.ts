// A table in this browser: the match, its bots, and what the one person at it is shown. Pure but for what it is handed.
import { LEVELS, type Level, THINKING_MS, think } from '@sagebrush/bots';
import {
  act,
  detach,
  fastRandom,
  finishedLog,
  freeTakeBack,
  type Game,
  type Log,
  logOf,
  type Match,
  type Refusal,
  refuseAction,
  replay,
  type Seat,
  seqOf,
  shown,
  type Told,
  takeBack,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { Action, GameEvent, ToldMoment } from '@sagebrush/table-kit/table/connection.ts';
import type { SavedMatch } from './match-store.ts';
import { standing } from './standing.ts';

export interface Surroundings {
  tell(moment: ToldMoment): void;
  save(match: SavedMatch): Promise<unknown>;
  /** Milliseconds since 1970, for the list of matches. */
  now(): number;
  /** Milliseconds on a clock that only goes forward, for the bots. */
  elapsed(): number;
  /** A bot could not move. */
  failed(reason: unknown): void;
}

export interface LocalTable {
  /** Tells the present moment, with all that happened before, then lets the bots move until the person is asked. */
  begin(): Promise<void>;
  act(seq: number, action: Action): Promise<Refusal | null>;
  takeBack(): Promise<void>;
  finishedLog(): Log;
  /** No bot moves any more. */
  stop(): void;
}

const levelOf = (name: string | undefined): Level => LEVELS.find((level) => level === name) ?? 'greenhorn';

export function openLocalTable(game: Game, saved: SavedMatch, around: Surroundings): LocalTable {
  const { you } = saved;
  const batches: (readonly Told<GameEvent>[])[] = [];
  const match = replay(game, saved.log, (told) => batches.push(told));
  let stopped = false;

  const tellMoment = (told: readonly Told<GameEvent>[]): void => around.tell(momentsOf(match, told)(you));
  /** The present moment with all that still stands. */
  const tellAll = (): void => {
    const told = [...match.opening, ...standing(match.entries, batches).flat()];
    around.tell({ ...momentsOf(match, told)(you), whole: true });
  };

  /** Kept before anybody is told. */
  async function move(seat: Seat, action: Action): Promise<void> {
    const told = act(match, seat, action);
    batches.push(told);
    await keep();
    tellMoment(told);
  }
  const keep = (): Promise<unknown> =>
    around.save({ ...saved, log: logOf(match), outcome: game.outcome(match.state) ?? null, touched: around.now() });

  let last: Promise<unknown> = Promise.resolve();
  /** One move after the other: nobody is told of a move before the one before it is kept. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }
  async function letBotsMove(): Promise<void> {
    const moved = await inOrder(async () => {
      const seat = stopped ? undefined : nextBot(match, you);
      if (seat !== undefined) await move(seat, botAction(seat));
      return seat !== undefined;
    });
    if (moved) await letBotsMove();
  }
  function botAction(seat: Seat): Action {
    const level = levelOf(saved.players[seat]?.level);
    const until = around.elapsed() + THINKING_MS[level];
    const question = { game, table: match.table, seat, ...shown(match, seat) };
    return think(level, question, fastRandom(`${saved.id} ${seqOf(match)} ${seat}`), {
      isTimeUp: () => around.elapsed() > until,
    }).action;
  }

  return {
    begin() {
      tellAll();
      return letBotsMove();
    },
    act: (seq, action) =>
      inOrder(async () => {
        const refused = refuseAction(match, you, action, seq);
        if (refused) return refused;
        await move(you, action);
        detach(letBotsMove(), around.failed);
        return null;
      }),
    takeBack: () =>
      inOrder(async () => {
        const kept = freeTakeBack(match, you);
        if (kept === undefined) return;
        takeBack(match, you, kept);
        batches.push([]);
        await keep();
        tellAll();
      }),
    finishedLog: () => finishedLog(match),
    stop() {
      stopped = true;
    },
  };
}

/** A bot that owes a decision. Where the person owes one too, the bots need not wait for it. */
const nextBot = (match: Match, you: Seat): Seat | undefined =>
  match.game.pending(match.state).find((seat) => seat !== you);
