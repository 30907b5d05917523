// A table in this browser, found again by its id.
import { CHANCE_SEAT, detach, type Seat } from '@sagebrush/engine';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useEffect, useState } from 'react';
import { TableRoom } from '../play/TableRoom.tsx';
import { dealIn } from '../table/deal-in.ts';
import { localLink } from '../table/local-link.ts';
import { type SavedMatch, savedMatch } from '../table/match-store.ts';
import { LostPage } from './LostPage.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const [link, setLink] = useState<TableConnection | 'lost'>();
  useEffect(() => {
    let left = false;
    let opened: TableConnection | undefined;
    const found = savedMatch(id).then((saved) => {
      if (left) return;
      opened = saved && localLink(saved, sameTableAgain);
      setLink(opened ?? 'lost');
    });
    detach(found, reportError);
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (link === 'lost') return <LostPage />;
  return link ? <TableRoom link={link} /> : null;
}

/** GC-1.4, WC-1.5, CP-1.5: in a series the deal moves on. */
function sameTableAgain({ game, players, log }: SavedMatch, dealer: Seat | undefined): Promise<string> {
  const level = players.find(({ kind }) => kind === 'bot')?.level ?? 'greenhorn';
  return dealIn({
    game,
    players: players.filter(({ kind }) => kind !== CHANCE_SEAT).length,
    level,
    rules: log.rules,
    options: log.options,
    dealer,
  });
}
