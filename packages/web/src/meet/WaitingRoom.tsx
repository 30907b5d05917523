// Before a match, and between two: who sits where, how it goes here, the ways to invite, talk, and the deal.
import type { TableInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { NameField } from '../account/NameField.tsx';
import { isGameId } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { ClosedNotice } from '../notice/ClosedNotice.tsx';
import { Page } from '../pages/Page.tsx';
import { InviteFriends } from '../people/InviteFriends.tsx';
import { TalkLines } from '../play/TalkLines.tsx';
import { RatedNote } from '../record/RatedNote.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useAppWords } from '../words/index.ts';
import { Chairs } from './Chairs.tsx';
import { Invite } from './Invite.tsx';
import { Looking } from './Looking.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import { TableFacts } from './TableFacts.tsx';
import * as styles from './waiting.module.css';

interface Props {
  readonly online: OnlineTable;
  /** The way to the table where a match was played. */
  readonly onTable?: (() => void) | undefined;
}

export function WaitingRoom({ online, onTable }: Props) {
  const titles = useTitles();
  const words = useAppWords();
  const { table, me, problem, connected, chat } = useStore(online.store);
  if (!table || !me) return null;
  const { say } = online.connection;
  return (
    <Page title={isGameId(table.game) ? titles(table.game) : words.onlineTable}>
      {!connected && <p role="alert">{words.reconnecting}</p>}
      <ClosedNotice table={table} />
      <RatedNote table={table} />
      {table.quick && <Looking table={table} me={me.id} />}
      <Chairs online={online} table={table} me={me.id} />
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {words.refused} {problem}
        </p>
      )}
      <Deal online={online} table={table} me={me.id} onTable={onTable} />
      <SeriesScore table={table} />
      <TableFacts table={table} />
      {isGameId(table.game) && (
        <Suspense>
          <Note game={table.game} options={table.options} />
        </Suspense>
      )}
      <div className={styles.beside}>
        <section aria-label={words.invite}>
          <Invite table={table.id} />
          <InviteFriends
            table={table.id}
            seated={table.chairs.flatMap(({ who }) => (who?.kind === 'person' ? [who.id] : []))}
          />
          <NameField />
        </section>
        {table.talk !== 'nobody' && say && (
          <section aria-label={words.chat} data-part="chat">
            <h2>{words.chat}</h2>
            <TalkLines said={chat} say={say} />
          </section>
        )}
      </div>
    </Page>
  );
}

function Note({ game, options }: { readonly game: string; readonly options: object }) {
  const { TableNote } = usePlugin(game);
  return TableNote && <TableNote options={options} />;
}

interface DealProps extends Props {
  readonly table: TableInfo;
  readonly me: string;
}

/** Whoever sits here may deal once every chair is taken; after a match everyone has to want another. */
function Deal({ online, table, me, onTable }: DealProps) {
  const words = useAppWords();
  const level = useSettings((settings) => settings.level);
  const free = table.chairs.filter(({ kind, who }) => kind === 'live' && who === null);
  const mine = table.chairs.flatMap(({ who }) => (who?.kind === 'person' && who.id === me ? [who] : []))[0];
  const isHost = table.host === me;
  const seatBots = (): void => {
    for (const { seat } of free) online.seatBot(seat, level);
  };
  return (
    <>
      <div className={controls.actions} data-part="actions">
        {mine && !mine.ready && (
          <button type="button" className={controls.button} onClick={online.wantRematch}>
            {words.rematch}
          </button>
        )}
        {(isHost || mine) && mine?.ready !== false && (
          <button type="button" className={controls.button} disabled={free.length > 0} onClick={online.start}>
            {words.startMatch}
          </button>
        )}
        {isHost && free.length > 0 && (
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={seatBots}>
            {words.addBots}
          </button>
        )}
        {onTable && (
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={onTable}>
            {words.toScore}
          </button>
        )}
      </div>
      {free.length > 0 && !table.quick && <p>{words.fillChairs}</p>}
    </>
  );
}
