// A table in this browser: the match, its bots, and what the people at it are shown, one after the other. Pure but for
// what it is handed.

import { fixedThought, LEVELS, type Level, THINKING_MS, think, thinkInStyle } from '@sagebrush/bots';
import {
  dealerAfter,
  detach,
  fastRandom,
  finishedLog,
  freeTakeBack,
  type Game,
  type GameAction,
  type Log,
  type Move,
  nextInTurn,
  RAIL,
  type Refusal,
  replayHost,
  type Seat,
  seqOf,
  thinkingSeed,
  type Viewer,
} from '@sagebrush/engine';
import { type Moment, momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import type { SavedMatch } from './match-store.ts';

/** With whose eyes it is seen. */
export type LocalMoment = TableMoment & { readonly eyes: Viewer };

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

/** More than this is read in the log. */
const MOST_NEWS = 12;

const levelOf = (name: string | undefined): Level => LEVELS.find((level) => level === name) ?? 'greenhorn';

export function openLocalTable(game: Game, saved: SavedMatch, around: LocalTableOptions): LocalTable {
  const { people = [saved.you] } = saved;
  const isShared = people.length > 1;
  const host = replayHost(game, saved.log);
  const { match } = host;
  let stopped = false;
  /** Who looks at the screen: where several share it, nobody before the first of them says so. */
  let eyes: Viewer = isShared ? RAIL : saved.you;
  /** How many events each of them has heard. */
  const heard = new Map<Viewer, number>();

  let practice = saved.practice ?? false;
  /** Alone with bots everything can be taken back while the match lasts; among people what nobody has learned from. */
  function takenBackTo(): number | undefined {
    if (eyes === RAIL || game.outcome(match.state)) return undefined;
    if (isShared) return freeTakeBack(match, eyes);
    const kept = match.played.findLastIndex(({ seat }) => seat === eyes);
    return kept < 0 ? undefined : kept;
  }
  /** Who is asked next behind the curtain: nobody while bots move, or while who looks is asked. */
  function handTo(): Seat | undefined {
    const pending = match.game.pending(match.state);
    const isBusy = pending.some((seat) => seat === eyes || !people.includes(seat));
    return isShared && !isBusy ? pending[0] : undefined;
  }
  function pass(moment: Moment, more: Partial<TableMoment> = {}): void {
    const next = handTo();
    around.onMoment({
      ...moment,
      takeBack: takenBackTo() !== undefined,
      ...more,
      ...(next === undefined ? {} : { handTo: next }),
      eyes,
    });
  }
  function passMoment(): void {
    const moment = momentsOf(host)(eyes);
    heard.set(eyes, (heard.get(eyes) ?? 0) + moment.events.length);
    pass(moment);
  }
  /** The present moment with all that still stands. */
  function passWholeMoment(): void {
    const moment = momentsOf({ match, emitted: host.storyUntil(seqOf(match)) })(eyes);
    const { length } = moment.events;
    // What was behind the curtain is news.
    const latest = isShared ? Math.min(MOST_NEWS, length - (heard.get(eyes) ?? 0)) : 0;
    heard.set(eyes, length);
    pass(moment, { whole: true, ...(latest > 0 ? { latest } : {}) });
  }

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
    passMoment();
  }

  function asked(): Seat {
    if (eyes === RAIL) throw new Error('nobody has said who they are');
    return eyes;
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One move after the other: nobody is told of a move before the one before it is kept. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }
  /** A bot that owes a decision. Where a person owes one too, the bots need not wait for it. */
  function nextBot(): Seat | undefined {
    if (!saved.daily) return match.game.pending(match.state).find((seat) => !people.includes(seat));
    const next = nextInTurn(match, saved.you);
    return next === saved.you ? undefined : next;
  }
  async function letBotsMove(): Promise<void> {
    const moved = await inOrder(async () => {
      const seat = stopped ? undefined : nextBot();
      if (seat !== undefined) await play(seat, botAction(seat));
      return seat !== undefined;
    });
    if (moved) await letBotsMove();
  }
  function botAction(seat: Seat): GameAction {
    const { level: name, style } = saved.players[seat] ?? {};
    const level = levelOf(name);
    if (saved.daily) {
      const fixed = { level, playouts: saved.daily.playouts, seed: thinkingSeed(match, seat) };
      return fixedThought(host.questionFor(seat), fixed).action;
    }
    const until = around.elapsed() + THINKING_MS[level];
    const question = host.questionFor(seat);
    const random = fastRandom(`${saved.id} ${seqOf(match)} ${seat}`);
    const limits = { isTimeUp: () => around.elapsed() > until };
    return (style ? thinkInStyle({ level, style }, question, random, limits) : think(level, question, random, limits))
      .action;
  }

  return {
    begin() {
      passWholeMoment();
      return letBotsMove();
    },
    act: (seq, action) =>
      inOrder(async () => {
        const refused = host.refuse(asked(), action, seq);
        if (refused) return refused;
        await play(asked(), action);
        detach(letBotsMove(), around.failed);
        return null;
      }),
    takeBack: () =>
      inOrder(async () => {
        const kept = takenBackTo();
        if (kept === undefined) return practice;
        practice ||= freeTakeBack(match, asked()) !== kept;
        await keep(host.tryTakeBack(asked(), kept));
        passWholeMoment();
        detach(letBotsMove(), around.failed);
        return practice;
      }),
    uncover: (seat) =>
      inOrder(async () => {
        if (!people.includes(seat)) throw new Error(`nobody at this device plays seat ${seat}`);
        eyes = seat;
        passWholeMoment();
      }),
    finishedLog: () => finishedLog(match),
    nextDealer: () => dealerAfter(match, match.table.seats),
    stop() {
      stopped = true;
    },
  };
}
