// Whose turn it is when no person is asked: bots that think, and clocks that run out. Everything here follows from the
// rows.

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fixedThought } from '@sagebrush/bots';
import { dailyOf, detach, type GameAction, nextInTurn, type Seat, thinkingSeed } from '@sagebrush/engine';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services.ts';
import { botIn, type TableDoc } from '../tables/doc.ts';
import { isForBot, type LiveMatch, runningClocks, waitingIn } from '../tables/live-match.ts';
import { botPlan } from '../tables/moves.ts';
import type { PendingDecision, Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';

/** setTimeout cannot wait longer than 24 days; a room looks again after this time at the latest. */
const LONGEST_WAIT = 3_600_000;

/** Who may think now: all at once, but in the daily deal one after the other, the person first. */
function inTurn({ daily, chairs }: TableDoc, { host }: LiveMatch, pending: readonly Seat[]): readonly Seat[] {
  if (!daily) return pending;
  const next = nextInTurn(
    host.match,
    chairs.findIndex(({ who }) => who?.kind === 'person'),
  );
  return next === undefined ? [] : [next];
}

/**
 * Sees to what a room needs next. Called after every change, and when a room is opened. A bot thinks at the node that
 * has taken
 * its turn on; when a clock runs out, `checkNow` finds out which node sees to it.
 */
export function turns(services: Services, rooms: () => Rooms, checkNow: () => void): (room: Room) => void {
  const { log, now, botPace } = services;

  const later = (room: Room, what: string) => (reason: unknown) => {
    const isStopping = reason instanceof ApiError && reason.code === 'unavailable';
    if (!isStopping) log.error({ err: reason, table: room.id }, what);
  };

  async function decision(
    room: Room,
    { host }: LiveMatch,
    level: string,
    { seat, leave }: PendingDecision,
  ): Promise<GameAction | undefined> {
    const { game, ...question } = host.questionFor(seat);
    const asker = { owner: room.doc.host, table: room.id };
    const fixed = room.doc.daily && { playouts: dailyOf(game).playouts, seed: thinkingSeed(host.match, seat) };
    const asked = { ...question, game: game.id, level, ...(fixed ? { fixed } : {}) };
    try {
      const { action, isHurried } = await services.bots.think(asked, asker, leave.signal);
      if (isHurried) rooms().hurried(room);
      return action;
    } catch (reason) {
      if (services.bots.isClosed || leave.signal.aborted) return undefined;
      // In the daily deal there is one answer, and this thread has none to give: thought out here it is the same.
      if (fixed) return fixedThought({ ...question, game }, { level, ...fixed }).action;
      // A table must not stand still because a bot cannot think: any legal action is better.
      log.error({ err: reason, table: room.id, bot: level }, 'a bot could not think');
      return question.choices[randomInt(question.choices.length)];
    }
  }

  async function botTurn(room: Room, live: LiveMatch, seat: Seat, level: string): Promise<void> {
    const match = live.host.match.start.match;
    const askedAt = live.host.match.askedAt[seat] ?? 0;
    const key = `${match} ${seat} ${askedAt}`;
    if (room.thinking.has(key)) return;
    const thinking: PendingDecision = { match, seat, askedAt, leave: new AbortController() };
    room.thinking.set(key, thinking);
    try {
      const [action] = await Promise.all([
        decision(room, live, level, thinking),
        botPace > 0 ? pause(botPace) : undefined,
      ]);
      if (action) await rooms().change(room.id, {}, (now) => botPlan(services, now, { match, seat, askedAt, action }));
    } finally {
      if (room.thinking.get(key) === thinking) room.thinking.delete(key);
    }
  }

  /** What nobody wants any more leaves the queue. */
  function forgetUnwanted({ doc, live, thinking }: Room): void {
    for (const [key, decision] of thinking) {
      if (isForBot(doc, live, decision)) continue;
      thinking.delete(key);
      decision.leave.abort();
    }
  }

  return (room) => {
    clearTimeout(room.timer);
    forgetUnwanted(room);
    const { doc, live } = room;
    if (!live || doc.state !== 'playing' || doc.paused) return;
    const waiting = waitingIn(live);
    for (const seat of room.isOurs ? inTurn(doc, live, waiting.pending) : []) {
      const bot = botIn(doc, seat);
      if (bot) detach(botTurn(room, live, seat, bot.level), later(room, 'a bot could not move'));
    }
    const running = runningClocks(doc, waiting);
    if (running.length === 0) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, Math.min(...running) - now()));
    room.timer = setTimeout(checkNow, wait);
    room.timer.unref();
  };
}
