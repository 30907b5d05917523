// The lobby: open a table for friends, or join one that is listed.
import type { LobbyPage as Listed } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { tellNotice } from '../notice/notice-store.ts';
import { server } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import * as lists from './lists.module.css';
import { Page } from './Page.tsx';

export function LobbyPage() {
  const titles = useTitles();
  const words = useWords();
  const { tables, reached, showMore } = useLobby();
  return (
    <Page title={words.online}>
      <p>{words.onlineAbout}</p>
      {reached === false && (
        <p role="alert" className={controls.note} data-part="note">
          {words.offline}
        </p>
      )}
      <h2>{words.openOnline}</h2>
      <div className={controls.actions} data-part="actions">
        {GAME_IDS.map((game) => (
          <Link key={game} href={`/play/${game}?friends`} className={controls.button}>
            {titles(game)}
          </Link>
        ))}
      </div>
      <h2>{words.openTables}</h2>
      {tables.length === 0 && <p>{words.noTables}</p>}
      <ul className={lists.tableList}>
        {tables.map((table) => (
          <li key={table.id}>
            <b>{titles(table.game)}</b>
            <span>
              {words.seatsTaken(table.chairs.filter((chair) => chair !== null).length, table.chairs.length)}
              {table.houseRules > 0 && ` · ${words.houseRules}: ${table.houseRules}`}
            </span>
            <Link href={`/t/${table.id}`} className={`${controls.button} ${controls.small}`}>
              {table.state === 'open' ? words.join : words.watch}
            </Link>
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={controls.actions} data-part="actions">
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={showMore}>
            {words.showMore}
          </button>
        </div>
      )}
    </Page>
  );
}

type Table = Listed['tables'][number];

const without = (tables: readonly Table[], gone: readonly string[]): readonly Table[] =>
  tables.filter(({ id }) => !gone.includes(id));

/** The listed tables as they come and go; `showMore` where the server has more of them. */
function useLobby(): {
  readonly tables: readonly Table[];
  readonly reached: boolean | undefined;
  readonly showMore?: () => void;
} {
  const [{ tables, more }, setListed] = useState<Listed>({ tables: [], more: null });
  const [reached, setReached] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    const change = (changed: (tables: readonly Table[]) => readonly Table[]): void =>
      setListed((known) => ({ ...known, tables: changed(known.tables) }));
    async function follow(): Promise<void> {
      for await (const { message } of server.followLobby({ signal: leaving.signal, onLine: setReached })) {
        if (message.type === 'hello') setListed({ tables: message.tables, more: message.more });
        else if (message.type === 'table') change((known) => [...without(known, [message.table.id]), message.table]);
        else if (message.type === 'notice') tellNotice(message.notice);
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
