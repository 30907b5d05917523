// Following a table: a reader is told what they missed or how it stands, and then all that happens.
import { detach } from '@sagebrush/engine';
import type { Services } from '../services.ts';
import { frame } from './feed.ts';
import { sendMissed } from './missed.ts';
import type { OpenRooms } from './open-rooms.ts';
import type { Presence } from './presence.ts';
import type { Rail } from './rail.ts';
import { isListening, type Room, type StreamListener, snapshotFor } from './room.ts';

interface Surroundings {
  readonly open: OpenRooms;
  readonly onlookers: Rail;
  readonly people: Presence;
  takeIn(room: Room): Promise<void>;
  goOn(id: string): Promise<void>;
  readonly notWritten: (id: string) => (reason: unknown) => void;
}

export type Follow = (id: string, listener: StreamListener, after: number | undefined) => Promise<() => void>;

export function following(
  services: Services,
  { open, onlookers, people, takeIn, goOn, notWritten }: Surroundings,
): Follow {
  const never = () => false;

  /**
   * A long gap is told before the reader's turn comes, so that the table does not wait for it. The number up to which
   * it was told.
   */
  async function sentSince(id: string, listener: StreamListener, after: number): Promise<number> {
    const { room, upTo } = await open.inTurn(id, async (entered) => ({ room: entered, upTo: entered.n }), never);
    await sendMissed(services, room, listener, { after, upTo });
    return Math.max(after, upTo);
  }

  /** How it stands for who comes new; the rest of what they missed for who was here before. */
  async function greet(room: Room, listener: StreamListener, seen: number | undefined): Promise<void> {
    // The reader has seen more than this node knows: another one has written.
    if (seen !== undefined && seen > room.n) await takeIn(room);
    if (seen === undefined || seen > room.n) {
      const snapshot = snapshotFor({ room, ...listener });
      listener.send(frame(room.n, JSON.stringify({ type: 'hello', snapshot })));
    } else {
      await sendMissed(services, room, listener, { after: seen, upTo: room.n });
    }
    if (room.listeners.size === 0) await onlookers.countElsewhere([room]);
  }

  function leave(room: Room, listener: StreamListener): void {
    const { person } = listener;
    room.listeners.delete(listener);
    if (open.isStopped) return;
    onlookers.changed(room);
    if (person && !isListening(room, person.id)) detach(people.go(room.id, person), notWritten(room.id));
  }

  return async (id, listener, after) => {
    const { person } = listener;
    const seen = after === undefined ? undefined : await sentSince(id, listener, after);
    const { room, isFirst } = await open.inTurn(
      id,
      async (entered) => {
        await greet(entered, listener, seen);
        const first = person !== undefined && !isListening(entered, person.id);
        entered.listeners.add(listener);
        onlookers.greet(entered, listener);
        onlookers.changed(entered);
        return { room: entered, isFirst: first };
      },
      never,
    );
    if (person && isFirst) await people.come(id, person);
    if (room.doc.paused) await goOn(id);
    return () => leave(room, listener);
  };
}
