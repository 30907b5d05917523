// In the bar of every page and table: how many tables wait for me, and the way to the one that waits most.
import { Link, useLocation } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as styles from './inbox.module.css';
import { useInbox, waitingElsewhere } from './inbox-store.ts';

export function TurnSign({ atTable = false }: { readonly atTable?: boolean }) {
  const words = useAppWords();
  const [place] = useLocation();
  const items = useInbox((inbox) => inbox.items);
  const elsewhere = waitingElsewhere(items, place);
  const first = elsewhere[0];
  if (!first) return null;
  return (
    <Link href={first.address} className={styles.sign} data-part="turn-sign">
      {atTable ? <OtherTables count={elsewhere.length} /> : words.yourTurns(elsewhere.length)}
    </Link>
  );
}

/** At a table it is not this one that is meant. */
function OtherTables({ count }: { readonly count: number }) {
  const words = useAppWords();
  return (
    <>
      <span className={styles.longSign}>{words.otherTables(count)}</span>
      <span className={styles.shortSign} aria-hidden="true">
        {words.otherTablesShort(count)}
      </span>
    </>
  );
}
