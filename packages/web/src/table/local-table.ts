// A table in this browser: the match, its bots (local-bots.ts), and what the people at it are shown (local-screen.ts).
// Pure but for what it is handed.

import {
  dealerAfter,
  detach,
  finishedLog,
  freeTakeBack,
  type Game,
  type GameAction,
  type Log,
  type Move,
  type Refusal,
  replayHost,
  type Seat,
} from '@sagebrush/engine';
import { botAction, nextBot } from './local-bots.ts';
import { type LocalMoment, localScreen } from './local-screen.ts';
import type { SavedMatch } from './match-store.ts';

export interface LocalTableOptions {
  onMoment(moment: LocalMoment): void;
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
  act(seq: number, action: GameAction): Promise<Refusal | null>;
  /** Back to before the last move of the person, whatever came after it; says whether the match counts for nothing now. */
  takeBack(): Promise<boolean>;
  /** Somebody who shares this device sees their own cards from now on, with all that happened. */
  uncover(seat: Seat): Promise<void>;
  finishedLog(): Log;
  /** Who deals the next match of the series; undefined where it is drawn. */
  nextDealer(): Seat | undefined;
  /** No bot moves any more. */
  stop(): void;
}

export function openLocalTable(game: Game, saved: SavedMatch, around: LocalTableOptions): LocalTable {
  const { people = [saved.you] } = saved;
  const host = replayHost(game, saved.log);
  const { match } = host;
  const screen = localScreen(host, people, around.onMoment);
  const inOrder = oneAfterTheOther();
  let practice = saved.practice ?? false;
  let stopped = false;

  /** Kept before it counts, and before anybody is told. */
  async function keep(move: Move): Promise<void> {
    const log = { ...match.start, entries: [...match.entries, move.entry] };
    await around.save({
      ...saved,
      ...(practice ? { practice } : {}),
      log,
      outcome: game.outcome(move.state) ?? null,
      touched: around.now(),
    });
    host.accept(move);
  }
  async function play(seat: Seat, action: GameAction): Promise<void> {
    await keep(host.tryAction(seat, action));
    screen.showMoment();
  }
  async function letBotsMove(): Promise<void> {
    const moved = await inOrder(async () => {
      const seat = stopped ? undefined : nextBot(host, saved, people);
      if (seat !== undefined) await play(seat, botAction(host, saved, seat, around.elapsed));
      return seat !== undefined;
    });
    if (moved) await letBotsMove();
  }

  return {
    begin() {
      screen.showWholeMoment();
      return letBotsMove();
    },
    act: (seq, action) =>
      inOrder(async () => {
        const seat = screen.viewer();
        const refused = host.refuse(seat, action, seq);
        if (refused) return refused;
        await play(seat, action);
        detach(letBotsMove(), around.failed);
        return null;
      }),
    takeBack: () =>
      inOrder(async () => {
        const kept = screen.takenBackTo();
        if (kept === undefined) return practice;
        const seat = screen.viewer();
        practice ||= freeTakeBack(match, seat) !== kept;
        await keep(host.tryTakeBack(seat, kept));
        screen.showWholeMoment();
        detach(letBotsMove(), around.failed);
        return practice;
      }),
    uncover: (seat) =>
      inOrder(async () => {
        if (!people.includes(seat)) throw new Error(`nobody at this device plays seat ${seat}`);
        screen.turnTo(seat);
        screen.showWholeMoment();
      }),
    finishedLog: () => finishedLog(match),
    nextDealer: () => dealerAfter(match, match.table.seats),
    stop() {
      stopped = true;
    },
  };
}

/** One move after the other: nobody is told of a move before the one before it is kept. */
function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
