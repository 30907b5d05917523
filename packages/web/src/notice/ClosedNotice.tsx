// This table was closed before its match was over: by the host of the site, or for a reason that is said.
import type { TableInfo } from '@sagebrush/protocol';
import * as notices from '../play/notices.module.css';
import { useWords } from '../words/index.ts';

export function ClosedNotice({ table }: { readonly table: TableInfo }) {
  const own = useWords();
  const isPlayed = table.match !== null && table.series.at(-1)?.match === table.match;
  if (table.state !== 'closed' || isPlayed) return null;
  return (
    <p className={notices.notice} data-part="notice house-closed" role="alert">
      {own.tableClosed[table.closedWhy ?? 'house']}
    </p>
  );
}
