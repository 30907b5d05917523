// The open streams of this node: how many there may be, how many of one address or person, and how those of somebody
// end.
import type { Socket } from 'node:net';
import { ApiError } from '../api-error.ts';
import type { Ended } from '../people/sessions.ts';
import { MOST, TOO_MUCH } from '../quota-sentences.ts';

/** Whose a stream is; without a session it is nobody's. */
interface StreamOwner {
  readonly address: string;
  readonly person: string | undefined;
  /** The hash of the token. */
  readonly session: string | undefined;
}
export interface MostStreams {
  readonly mostStreams: number;
  readonly mostStreamsPerAddress: number;
  readonly mostStreamsPerPerson: number;
}
export interface StreamPlaces {
  readonly open: ReadonlySet<Socket>;
  /** Takes a place until the socket closes; a ApiError where there is none. */
  take(owner: StreamOwner, socket: Socket): void;
  end(ended: Ended): void;
  endAll(lastMessage: string): void;
  /** The sessions that have one open. */
  sessions(): string[];
}

/** Who does not take the last message has so long. */
const LAST_MESSAGE = 1000;

/** Ends a stream with a last message. */
export function closeStream(socket: Socket, lastMessage: string): void {
  socket.end(`data: ${lastMessage}\n\n`);
  socket.destroySoon();
  setTimeout(() => socket.destroy(), LAST_MESSAGE).unref();
}

export function streamPlaces({ mostStreams, mostStreamsPerAddress, mostStreamsPerPerson }: MostStreams): StreamPlaces {
  const open = new Set<Socket>();
  const of = {
    address: new Map<string, Set<Socket>>(),
    person: new Map<string, Set<Socket>>(),
    session: new Map<string, Set<Socket>>(),
  };
  type Kind = keyof typeof of;
  const KINDS = Object.keys(of) as Kind[];
  const count = (kind: Kind, id: string | undefined): number => (id === undefined ? 0 : (of[kind].get(id)?.size ?? 0));

  function refuse({ address, person }: StreamOwner): ApiError | undefined {
    if (open.size >= mostStreams) return new ApiError('unavailable', TOO_MUCH.noRoom);
    if (count('person', person) >= mostStreamsPerPerson)
      return new ApiError('too-many', MOST.tablesOpen(mostStreamsPerPerson));
    if (count('address', address) >= mostStreamsPerAddress)
      return new ApiError('too-many', MOST.tablesOpenHere(mostStreamsPerAddress));
    return undefined;
  }

  return {
    open,
    take(owner, socket) {
      const refused = refuse(owner);
      if (refused) throw refused;
      open.add(socket);
      for (const kind of KINDS) {
        const id = owner[kind];
        if (id !== undefined) of[kind].set(id, (of[kind].get(id) ?? new Set()).add(socket));
      }
      socket.once('close', () => {
        open.delete(socket);
        for (const kind of KINDS) {
          const id = owner[kind] ?? '';
          of[kind].get(id)?.delete(socket);
          if (of[kind].get(id)?.size === 0) of[kind].delete(id);
        }
      });
    },
    end({ kind, id }) {
      for (const socket of of[kind].get(id) ?? []) closeStream(socket, '{"type":"ended"}');
    },
    endAll(lastMessage) {
      for (const socket of open) closeStream(socket, lastMessage);
    },
    sessions: () => [...of.session.keys()],
  };
}
