// While somebody is looked for: that it goes on, and after a while bots to play meanwhile.
import { detach } from '@sagebrush/engine';
import type { TableInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { dealMeIn } from '../table/deal-in.ts';
import { giveUpSeeking, LONG_WAIT } from './seeking.ts';
import { useSeeking } from './seeking-store.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

export function Looking({ table }: { readonly table: TableInfo }) {
  const own = useMeetWords();
  const [, go] = useLocation();
  const seeking = useSeeking();
  const isOurs = seeking.table === table.id;
  const isLong = useWaitedLong(seeking.since, isOurs);
  if (table.state !== 'open') return null;
  return (
    <div className={`${controls.note} ${styles.looking}`} data-part="looking" role="status">
      <p>{own.looking}</p>
      {isOurs && isLong && (
        <p>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            data-part="bots-meanwhile"
            onClick={() => detach(dealMeIn(table.game).then(go), reportError)}
          >
            {own.botsMeanwhile}
          </button>{' '}
          {own.botsMeanwhileAbout}
        </p>
      )}
      {isOurs && (
        <p>
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            onClick={() => {
              giveUpSeeking();
              go('/lobby');
            }}
          >
            {own.stopLooking}
          </button>
        </p>
      )}
    </div>
  );
}

function useWaitedLong(since: number, isOurs: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOurs) return;
    const timer = setTimeout(() => setLong(true), Math.max(0, since + LONG_WAIT - Date.now()));
    return () => clearTimeout(timer);
  }, [since, isOurs]);
  return isLong;
}
