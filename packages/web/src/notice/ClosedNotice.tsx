// This table was closed before its match was over: by the host of the site, or for a reason that is said.
import type { TableInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { onlinePart } from '../online-only.ts';
import * as notices from '../play/notices.module.css';
import { isCutShort } from '../table/table-info.ts';
import { useAppWords } from '../words/index.ts';
import type { AppWords } from '../words/words.ts';

const RatingChanges = onlinePart(async () => (await import('../record/RatingChanges.tsx')).RatingChanges);

export function ClosedNotice({ table, me }: { readonly table: TableInfo; readonly me?: string }) {
  const own = useAppWords();
  if (!isCutShort(table)) return null;
  return (
    <div className={notices.notice} data-part="notice house-closed" role="alert">
      <p>{closedLine(own, table, me)}</p>
      {table.closedWhy === 'forfeit' && table.match !== null && (
        <Suspense>
          <RatingChanges match={table.match} />
        </Suspense>
      )}
      <Link className={`${controls.button} ${controls.small}`} href="/lobby">
        {own.online}
      </Link>
    </div>
  );
}

/** Where all but one have left a rated match, who has won it. */
function closedLine(own: AppWords, { closedWhy = 'house', chairs }: TableInfo, me: string | undefined): string {
  const stayed = chairs.flatMap(({ who }) => (who?.kind === 'person' && !who.forfeited ? [who] : []))[0];
  if (closedWhy !== 'forfeit' || !stayed) return own.tableClosed[closedWhy];
  return stayed.id === me ? own.youWonForfeit : own.wonForfeit(stayed.name);
}
