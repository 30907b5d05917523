// Who has a tournament's page open: they are told that there is something new, and ask for it.
import { detach } from '@sagebrush/engine';
import type { TournamentMessage } from '@sagebrush/protocol';
import type { Logger } from '../ops/logger.ts';
import type { Store } from '../storage/store.ts';

type Send = (frame: string) => unknown;

export interface TournamentFollowers {
  follow(id: string, send: Send): Promise<() => void>;
  /** Something was written: told here and at the other nodes. */
  announce(id: string): void;
  /** Word of another node; true where it was about a tournament. */
  hear(feed: string): boolean;
}

const WORD = 'tournament:';
/** However much happens, nobody is told more often. */
const AT_MOST_EVERY = 500;

export function tournamentFollowers({ db, others }: Store, log: Logger): TournamentFollowers {
  const followers = new Map<string, Set<Send>>();
  const waiting = new Set<string>();

  async function frameOf(id: string): Promise<string> {
    const row = await db.selectFrom('tournaments').select('step').where('id', '=', id).executeTakeFirst();
    const message: TournamentMessage = { type: 'changed', step: row?.step ?? 0 };
    return `data: ${JSON.stringify(message)}\n\n`;
  }
  async function sendInfo(id: string): Promise<void> {
    waiting.delete(id);
    const sends = followers.get(id);
    if (!sends) return;
    const frame = await frameOf(id);
    for (const send of sends) send(frame);
  }
  function sendSoon(id: string): void {
    if (!followers.has(id) || waiting.has(id)) return;
    waiting.add(id);
    const send = (): void => detach(sendInfo(id), (reason) => log.warn({ err: reason }, 'a tournament was not told'));
    setTimeout(send, AT_MOST_EVERY).unref();
  }

  return {
    async follow(id, send) {
      followers.set(id, (followers.get(id) ?? new Set()).add(send));
      send(await frameOf(id));
      return () => {
        const sends = followers.get(id);
        sends?.delete(send);
        if (sends?.size === 0) followers.delete(id);
      };
    },
    announce(id) {
      others?.announce({ feed: `${WORD}${id}`, n: 0 });
      sendSoon(id);
    },
    hear(feed) {
      if (!feed.startsWith(WORD)) return false;
      sendSoon(feed.slice(WORD.length));
      return true;
    },
  };
}
