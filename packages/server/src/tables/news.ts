// What other nodes have written: one hears of it, looks for it every second, and takes it in row by row.
import { detach } from '@sagebrush/engine';
import type { Services } from '../services.ts';
import type { News } from '../storage/store.ts';
import { LOBBY } from './feed.ts';
import { waitingIn, wakeAtOf } from './live-match.ts';
import { catchUp } from './load-room.ts';
import type { OpenRooms } from './open-rooms.ts';
import { type Rail, tableOfHurry, tableOfRail } from './rail.ts';
import type { Room } from './room.ts';

export interface NewsDesk {
  hear(news: News | undefined): void;
  check(): Promise<void>;
}

/**
 * Takes in what other nodes wrote at a table and tells it. Who wrote a change of what is due does it. True when there was
 * something.
 */
export async function takeIn(room: Room, services: Services, heard?: News): Promise<boolean> {
  const { n, live } = room;
  const known = live && { match: live.host.match.start.match, wakeAt: live.wakeAt };
  await catchUp(room, services, heard);
  if (room.n === n) return false;
  if (room.live) {
    room.live.wakeAt = wakeAtOf(room.doc, waitingIn(room.live));
    const isSame = room.live.host.match.start.match === known?.match;
    if (!isSame || room.live.wakeAt !== known?.wakeAt) room.isOurs = false;
  }
  return true;
}

export function newsDesk({ store: { others }, lobby, log }: Services, open: OpenRooms, rail: Rail): NewsDesk {
  const noted = (table?: string) => (reason: unknown) => log.warn({ err: reason, table }, 'news not taken in');

  async function hearOf(id: string, act: (room: Room) => Promise<void>): Promise<void> {
    const room = await open.followedOne(id);
    if (room) await act(room);
  }

  function hear(news: News | undefined): void {
    if (news === undefined) return detach(check(), noted());
    if (news.feed === LOBBY) return lobby.hear();
    const table = tableOfRail(news.feed);
    const hurried = tableOfHurry(news.feed);
    if (hurried !== undefined)
      detach(
        hearOf(hurried, async (room) => rail.heardHurried(room)),
        noted(hurried),
      );
    else if (table !== undefined)
      detach(
        hearOf(table, (room) => rail.countElsewhere([room])),
        noted(table),
      );
    else
      detach(
        hearOf(news.feed, (room) => open.bringUpTo(room, news)),
        noted(news.feed),
      );
  }

  async function check(): Promise<void> {
    if (!others) return;
    lobby.hear();
    const all = await open.followed();
    if (all.length === 0) return;
    for (const news of await others.lastNumbers(all.map(({ id }) => id))) hear(news);
    await rail.countElsewhere(all);
  }

  return { hear, check };
}
