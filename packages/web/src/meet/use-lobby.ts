// The lobby as it changes: the listed tables, and more of them where there are more.
import type { LobbyListing as Listed, LobbyTable } from '@sagebrush/protocol';
import { useEffect, useState } from 'react';
import { showNotice } from '../notice/notice-store.ts';
import { server } from '../table/server.ts';

const without = (tables: readonly LobbyTable[], gone: readonly string[]): readonly LobbyTable[] =>
  tables.filter(({ id }) => !gone.includes(id));

/** The listed tables as they come and go; `showMore` where the server has more of them. */
export function useLobby(): {
  readonly tables: readonly LobbyTable[];
  readonly reached: boolean | undefined;
  readonly showMore?: () => void;
} {
  const [{ tables, more }, setListed] = useState<Listed>({ tables: [], more: null });
  const [reached, setReached] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    const change = (changed: (tables: readonly LobbyTable[]) => readonly LobbyTable[]): void =>
      setListed((known) => ({ ...known, tables: changed(known.tables) }));
    async function follow(): Promise<void> {
      for await (const { message } of server.followLobby({ signal: leaving.signal, onLine: setReached })) {
        if (message.type === 'hello') setListed({ tables: message.tables, more: message.more });
        else if (message.type === 'table') change((known) => [message.table, ...without(known, [message.table.id])]);
        else if (message.type === 'notice') showNotice(message.notice);
        else if (message.type === 'gone') change((known) => without(known, [message.table]));
      }
    }
    follow().catch(() => setReached(false));
    return () => leaving.abort();
  }, []);
  async function next(after: string): Promise<void> {
    const page = await server.call('tables', { query: { after } });
    const ids = page.tables.map(({ id }) => id);
    setListed((known) => ({ tables: [...without(known.tables, ids), ...page.tables], more: page.more }));
  }
  if (more === null) return { tables, reached };
  const showMore = (): void => {
    next(more).catch(() => setReached(false));
  };
  return { tables, reached, showMore };
}

/** Where somebody can sit down comes first, then what is full, then what is played; the oldest of each first. */
export const joinableFirst = (tables: readonly LobbyTable[]): readonly LobbyTable[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || one.created - other.created);

export const isFull = ({ chairs }: LobbyTable): boolean => chairs.every((chair) => chair !== null);
const rank = (table: LobbyTable): number => (table.state === 'playing' ? 2 : Number(isFull(table)));
