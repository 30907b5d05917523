// The lobby: open a table for friends, or join one that is listed.
import type { LobbyTable } from '@sagebrush/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, isGameId } from '../games/ids.ts';
import { tellNotice } from '../notice/notice-store.ts';
import { server } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';

export function LobbyPage() {
  const words = useWords();
  const { tables, reached } = useLobby();
  return (
    <Page title={words.online}>
      <p>{words.onlineAbout}</p>
      {reached === false && (
        <p role="alert" className="note">
          {words.offline}
        </p>
      )}
      <h2>{words.openOnline}</h2>
      <div className="actions">
        {GAME_IDS.map((game) => (
          <Link key={game} href={`/play/${game}?friends`} className="button">
            {words.games[game]}
          </Link>
        ))}
      </div>
      <h2>{words.openTables}</h2>
      {tables.length === 0 && <p>{words.noTables}</p>}
      <ul className="table-list">
        {tables.map((table) => (
          <li key={table.id}>
            <b>{isGameId(table.game) ? words.games[table.game] : table.game}</b>
            <span>{words.seatsTaken(table.chairs.filter((chair) => chair !== null).length, table.chairs.length)}</span>
            <Link href={`/t/${table.id}`} className="button small">
              {table.state === 'open' ? words.join : words.watch}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The listed tables as they come and go. */
function useLobby(): { readonly tables: readonly LobbyTable[]; readonly reached: boolean | undefined } {
  const [tables, setTables] = useState<readonly LobbyTable[]>([]);
  const [reached, setReached] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    async function follow(): Promise<void> {
      for await (const { message } of server.followLobby({ signal: leaving.signal, onLine: setReached })) {
        if (message.type === 'hello') setTables(message.tables);
        else if (message.type === 'table') setTables((known) => [...known.filter(({ id }) => id !== message.table.id), message.table]);
        else if (message.type === 'notice') tellNotice(message.notice);
        else if (message.type === 'gone') setTables((known) => known.filter(({ id }) => id !== message.table));
      }
    }
    follow().catch(() => setReached(false));
    return () => leaving.abort();
  }, []);
  return { tables, reached };
}
