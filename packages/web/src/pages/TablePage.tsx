// A table in this browser, found again by its id.
import { CHANCE_SEAT, detach, type Seat } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { BareTable } from '@sagebrush/table-kit/table/BareTable.tsx';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useEffect, useState } from 'react';
import { gameEntry } from '../games/games.ts';
import { TableRoom } from '../play/TableRoom.tsx';
import { dealIn } from '../table/deal-in.ts';
import { localConnection } from '../table/local-connection.ts';
import { type SavedMatch, savedMatch } from '../table/match-store.ts';
import { useAppWords } from '../words/index.ts';
import { LostPage } from './LostPage.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const words = useAppWords();
  const [connection, setConnection] = useState<TableConnection | 'lost'>();
  useEffect(() => {
    let left = false;
    let opened: TableConnection | undefined;
    const found = savedMatch(id).then((saved) => {
      if (left) return;
      opened = saved && localConnection(saved, sameTableAgain);
      setConnection(opened ?? 'lost');
    });
    detach(found, reportError);
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (connection === 'lost') return <LostPage />;
  return connection ? <TableRoom connection={connection} /> : <BareTable text={words.loading} />;
}

/** GC-1.4, WC-1.5, CP-1.5: in a series the deal moves on. */
function sameTableAgain(
  { game, players, people = [], you, log, first, character }: SavedMatch,
  dealer: Seat | undefined,
): Promise<string> {
  // After a first match comes the usual one, against whom the guest has chosen.
  if (first) {
    const { level: chosen } = useSettings.getState();
    return dealIn({ game, players: gameEntry(game).usual, level: chosen, options: {} });
  }
  const level = players.find(({ kind }) => kind === 'bot')?.level ?? 'greenhorn';
  return dealIn({
    game,
    players: players.filter(({ kind }) => kind !== CHANCE_SEAT).length,
    level,
    rules: log.rules,
    options: log.options,
    dealer,
    character,
    companions: people.filter((seat) => seat !== you).map((seat) => players[seat]?.name ?? ''),
  });
}
