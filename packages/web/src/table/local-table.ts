// A table in this browser: the match, its bots, and what the one person at it is shown. Pure but for what it is handed.
import { LEVELS, type Level, THINKING_MS, think } from '@sagebrush/bots';
import {
  dealerAfter,
  detach,
  fastRandom,
  finishedLog,
  freeTakeBack,
  type Game,
  type Log,
  type Match,
  type Move,
  type Refusal,
  replayHost,
  type Seat,
  seqOf,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { Action, ToldMoment } from '@sagebrush/table-kit/table/connection.ts';
import type { SavedMatch } from './match-store.ts';

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
  /** Who deals the next match of the series; undefined where it is drawn. */
  nextDealer(): Seat | undefined;
  /** No bot moves any more. */
  stop(): void;
}

const levelOf = (name: string | undefined): Level => LEVELS.find((level) => level === name) ?? 'greenhorn';

export function openLocalTable(game: Game, saved: SavedMatch, around: Surroundings): LocalTable {
  const { you } = saved;
  const host = replayHost(game, saved.log);
  const { match } = host;
  let stopped = false;

  const tellMoment = (): void => around.tell(momentsOf(host)(you));
  /** The present moment with all that still stands. */
  const tellAll = (): void =>
    around.tell({ ...momentsOf({ match, told: host.storyUntil(seqOf(match)) })(you), whole: true });

  /** Kept before it counts, and before anybody is told. */
  async function keep(move: Move): Promise<void> {
    const log = { ...match.start, entries: [...match.entries, move.entry] };
    await around.save({ ...saved, log, outcome: game.outcome(move.state) ?? null, touched: around.now() });
    host.accept(move);
  }
  async function play(seat: Seat, action: Action): Promise<void> {
    await keep(host.tryAction(seat, action));
    tellMoment();
  }

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
      if (seat !== undefined) await play(seat, botAction(seat));
      return seat !== undefined;
    });
    if (moved) await letBotsMove();
  }
  function botAction(seat: Seat): Action {
    const level = levelOf(saved.players[seat]?.level);
    const until = around.elapsed() + THINKING_MS[level];
    return think(level, host.questionFor(seat), fastRandom(`${saved.id} ${seqOf(match)} ${seat}`), {
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
        const refused = host.refuse(you, action, seq);
        if (refused) return refused;
        await play(you, action);
        detach(letBotsMove(), around.failed);
        return null;
      }),
    takeBack: () =>
      inOrder(async () => {
        const kept = freeTakeBack(match, you);
        if (kept === undefined) return;
        await keep(host.tryTakeBack(you, kept));
        tellAll();
      }),
    finishedLog: () => finishedLog(match),
    nextDealer: () => dealerAfter(match, match.table.seats),
    stop() {
      stopped = true;
    },
  };
}

/** A bot that owes a decision. Where the person owes one too, the bots need not wait for it. */
const nextBot = (match: Match, you: Seat): Seat | undefined =>
  match.game.pending(match.state).find((seat) => seat !== you);
