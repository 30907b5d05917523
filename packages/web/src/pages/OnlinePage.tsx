// A table on the server, by its invite link: chairs first, then the cards.
import type { TableInfo } from '@sagebrush/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Rematch } from '../meet/Rematch.tsx';
import { WaitingRoom } from '../meet/WaitingRoom.tsx';
import { ClosedNotice } from '../notice/ClosedNotice.tsx';
import { SeatNotice } from '../notice/SeatNotice.tsx';
import { TableRoom } from '../play/TableRoom.tsx';
import { OnlineContext } from '../table/online-context.ts';
import { type OnlineTable, openOnlineTable } from '../table/online-table.ts';
import { useAppWords } from '../words/index.ts';
import { Page } from './Page.tsx';

export function OnlinePage({ id }: { readonly id: string }) {
  const [online, setOnline] = useState<OnlineTable>();
  useEffect(() => {
    const opened = openOnlineTable(id);
    setOnline(opened);
    return opened.close;
  }, [id]);
  return online ? (
    <OnlineContext value={online}>
      <Online online={online} />
    </OnlineContext>
  ) : null;
}

function Online({ online }: { readonly online: OnlineTable }) {
  const words = useAppWords();
  const { table, problem, me, ended, isHidden, connected } = useStore(online.store);
  /** After this match they went back to the waiting room. */
  const [room, setRoom] = useState<string>();
  if (ended) {
    return (
      <Page title={words.onlineTable}>
        <p role="alert" data-part="session-ended">
          {problem ?? words.sessionEnded}
        </p>
        <p>
          <Link href="/">{words.home}</Link> · <Link href="/me">{words.whoYouAre}</Link>
        </p>
      </Page>
    );
  }
  if (!table || !me) {
    const arriving = connected ? words.loading : words.reconnecting;
    return (
      <Page title={words.onlineTable}>
        <p role="status">{problem === undefined ? arriving : `${words.refused} ${problem}`}</p>
      </Page>
    );
  }
  if (isHidden && (table.state === 'playing' || table.tournament)) return <HiddenTable table={table} />;
  const isBetween = room !== undefined && room === table.match && table.state !== 'playing';
  if (table.match === null || isBetween || isHidden)
    return <WaitingRoom online={online} {...(isBetween ? { onTable: () => setRoom(undefined) } : {})} />;
  return (
    <>
      <TableRoom
        connection={online.connection}
        next={<Rematch online={online} onRoom={() => setRoom(table.match ?? undefined)} />}
      />
      <ClosedNotice table={table} me={me.id} />
      <SeatNotice table={table} me={me.id} onReturn={online.returnToSeat} />
    </>
  );
}

/** For whoever comes to a table that is not watched: why there is nothing to see, and where to go. */
function HiddenTable({ table: { tournament } }: { readonly table: TableInfo }) {
  const words = useAppWords();
  return (
    <Page title={words.onlineTable}>
      <p role="status" data-part="hidden-table">
        {words.notWatched}
      </p>
      <p>
        {tournament ? (
          <Link href={`/events/${tournament.id}`}>{words.toTournament}</Link>
        ) : (
          <Link href="/lobby">{words.online}</Link>
        )}
      </p>
    </Page>
  );
}
