// What other nodes have written: one hears of it, looks for it every second, and takes it in row by row.
import { detach } from '@sagebrush/engine';
import type { Services } from '../services.ts';
import type { News } from '../storage/store.ts';
import { LOBBY } from './feed.ts';
import { dueOf } from './play.ts';
import { type Rail, tableOfHurry, tableOfRail } from './rail.ts';
import { catchUp, type Room } from './room.ts';

/** The rooms that somebody follows at this node; where nobody listens no news are taken in. */
export interface Followed {
  all(): Promise<Room[]>;
  one(id: string): Promise<Room | undefined>;
  /** In turn with everything else that reads or changes the room. */
  bringUpTo(room: Room, n: number): Promise<void>;
}
export interface NewsDesk {
  hear(news: News | undefined): void;
  check(): Promise<void>;
}

/**
 * Reads what other nodes wrote at a table and tells it. Who wrote a change of what is due does it. True when there was
 * something.
 */
export async function takeIn(room: Room, services: Services): Promise<boolean> {
  const { n, play } = room;
  const known = play && { match: play.match.start.match, due: play.due };
  await catchUp(room, services);
  if (room.n === n) return false;
  if (room.play) {
    room.play.due = dueOf(room.doc, room.play);
    if (room.play.due !== known?.due || room.play.match.start.match !== known.match) room.isOurs = false;
  }
  return true;
}

export function newsDesk({ store: { others }, lobby, log }: Services, followed: Followed, rail: Rail): NewsDesk {
  const noted = (table?: string) => (reason: unknown) => log.warn({ err: reason, table }, 'news not taken in');

  async function hearOf(id: string, act: (room: Room) => Promise<void>): Promise<void> {
    const room = await followed.one(id);
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
        hearOf(table, (room) => rail.look([room])),
        noted(table),
      );
    else
      detach(
        hearOf(news.feed, (room) => followed.bringUpTo(room, news.n)),
        noted(news.feed),
      );
  }

  async function check(): Promise<void> {
    if (!others) return;
    lobby.hear();
    const all = await followed.all();
    if (all.length === 0) return;
    for (const news of await others.lastNumbers(all.map(({ id }) => id))) hear(news);
    await rail.look(all);
  }

  return { hear, check };
}
