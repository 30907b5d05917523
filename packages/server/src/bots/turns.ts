// Whose turn it is when no person is asked: bots that think, and clocks that run out. Everything here follows from the
// rows.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { detach, type GameTypes, type Seat, shown } from '@sagebrush/engine';
import type { Services } from '../services.ts';
import { botIn } from '../tables/doc.ts';
import { botPlan } from '../tables/moves.ts';
import { isForBot, type Play, runningClocks } from '../tables/play.ts';
import type { PendingDecision, Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Trouble } from '../trouble.ts';

/** setTimeout cannot wait longer than 24 days; a room looks again after this time at the latest. */
const LONGEST_WAIT = 3_600_000;

/**
 * Sees to what a room needs next. Called after every change, and when a room is opened. A bot thinks at the node that
 * has taken
 * its turn on; when a clock runs out, `look` finds out which node sees to it.
 */
export function turns(services: Services, rooms: () => Rooms, look: () => void): (room: Room) => void {
  const { log, now, botPace } = services;

  const later = (room: Room, what: string) => (reason: unknown) => {
    const isStopping = reason instanceof Trouble && reason.code === 'unavailable';
    if (!isStopping) log.error({ err: reason, table: room.id }, what);
  };

  async function decision(
    room: Room,
    play: Play,
    level: string,
    { seat, leave }: PendingDecision,
  ): Promise<GameTypes['Action'] | undefined> {
    const { match } = play;
    const { view, choices } = shown(match, seat);
    const asker = { owner: room.doc.host, table: room.id };
    try {
      const question = { game: match.game.id, level, table: match.table, seat, view, choices };
      const { action, isHurried } = await services.bots.think(question, asker, leave.signal);
      if (isHurried) rooms().hurried(room);
      return action;
    } catch (reason) {
      if (services.bots.isClosed || leave.signal.aborted) return undefined;
      // A table must not stand still because a bot cannot think: any legal action is better.
      log.error({ err: reason, table: room.id, bot: level }, 'a bot could not think');
      return choices[randomInt(choices.length)];
    }
  }

  async function botTurn(room: Room, play: Play, seat: Seat, level: string): Promise<void> {
    const match = play.match.start.match;
    const askedAt = play.match.askedAt[seat] ?? 0;
    const key = `${match} ${seat} ${askedAt}`;
    if (room.thinking.has(key)) return;
    const thinking: PendingDecision = { match, seat, askedAt, leave: new AbortController() };
    room.thinking.set(key, thinking);
    try {
      const [action] = await Promise.all([
        decision(room, play, level, thinking),
        botPace > 0 ? pause(botPace) : undefined,
      ]);
      if (action) await rooms().change(room.id, {}, (now) => botPlan(services, now, { match, seat, askedAt, action }));
    } finally {
      if (room.thinking.get(key) === thinking) room.thinking.delete(key);
    }
  }

  /** What nobody wants any more leaves the queue. */
  function forgetUnwanted({ doc, play, thinking }: Room): void {
    for (const [key, decision] of thinking) {
      if (isForBot(doc, play, decision)) continue;
      thinking.delete(key);
      decision.leave.abort();
    }
  }

  return (room) => {
    clearTimeout(room.timer);
    forgetUnwanted(room);
    const { doc, play } = room;
    if (!play || doc.state !== 'playing' || doc.paused) return;
    for (const seat of room.isOurs ? play.match.game.pending(play.match.state) : []) {
      const bot = botIn(doc, seat);
      if (bot) detach(botTurn(room, play, seat, bot.level), later(room, 'a bot could not move'));
    }
    const running = runningClocks(doc, play);
    if (running.length === 0) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, Math.min(...running) - now()));
    room.timer = setTimeout(look, wait);
    room.timer.unref();
  };
}
