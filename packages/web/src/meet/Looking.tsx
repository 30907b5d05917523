// While somebody is looked for: that it goes on, and after a while bots to play meanwhile.
import { detach } from '@sagebrush/engine';
import type { TableInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { dealMeIn } from '../table/deal-in.ts';
import { giveUpSeeking, LONG_WAIT, resumeSeeking } from './seeking.ts';
import { useSeeking } from './seeking-store.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

export function Looking({ table, me }: { readonly table: TableInfo; readonly me: string }) {
  const own = useMeetWords();
  const [, go] = useLocation();
  const seeking = useSeeking();
  const isOurs = seeking.table === table.id;
  const isLong = useWaitedLong(seeking.since, isOurs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened: who stops looking has stopped.
  useEffect(() => resumeSeeking(table, me), []);
  // Who is led to another table while they look at this one goes along.
  const wasOurs = useRef(isOurs);
  useEffect(() => {
    if (wasOurs.current && !isOurs && seeking.table !== undefined) go(`/t/${seeking.table}`, { replace: true });
    wasOurs.current = isOurs;
  }, [isOurs, seeking.table, go]);
  if (table.state !== 'open') return null;
  return (
    <div className={`${controls.note} ${styles.looking}`} data-part="looking" role="status">
      <p>{own.looking}</p>
      {isOurs && isLong && (
        <p className={styles.meanwhile}>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            data-part="bots-meanwhile"
            onClick={() => detach(dealMeIn(table.game).then(go), reportError)}
          >
            {own.botsMeanwhile}
          </button>
          <span>{own.botsMeanwhileAbout}</span>
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
