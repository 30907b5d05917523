// A table on the server, by its invite link: chairs first, then the cards.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { ClosedNotice } from '../notice/ClosedNotice.tsx';
import * as notices from '../play/notices.module.css';
import { TableRoom } from '../play/TableRoom.tsx';
import { type OnlineTable, openOnlineTable } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export function OnlinePage({ id }: { readonly id: string }) {
  const [online, setOnline] = useState<OnlineTable>();
  useEffect(() => {
    const opened = openOnlineTable(id);
    setOnline(opened);
    return opened.close;
  }, [id]);
  return online ? <Online online={online} /> : null;
}

function Online({ online }: { readonly online: OnlineTable }) {
  const words = useWords();
  const { table, problem, me, ended } = useStore(online.store);
  if (ended) {
    return (
      <Page title={words.onlineTable}>
        <p role="alert" data-part="session-ended">
          {words.sessionEnded}
        </p>
        <p>
          <Link href="/">{words.home}</Link>
        </p>
      </Page>
    );
  }
  if (!table || !me) {
    return (
      <Page title={words.onlineTable}>
        <p role="status">{problem === undefined ? words.loading : `${words.refused} ${problem}`}</p>
      </Page>
    );
  }
  if (table.match === null) return <WaitingRoom online={online} />;
  const replaced = table.chairs.some(({ who }) => who?.kind === 'person' && who.id === me.id && who.standIn);
  return (
    <>
      <TableRoom link={online.link} />
      <ClosedNotice table={table} />
      {replaced && (
        <p className={notices.notice} data-part="notice" role="alert">
          {words.standIn}{' '}
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={online.returnToSeat}>
            {words.resume}
          </button>
        </p>
      )}
    </>
  );
}
