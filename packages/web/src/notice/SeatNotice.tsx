// What has become of my seat while I was not there: a bot plays it, for now or for good.
import type { TableInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import * as notices from '../play/notices.module.css';
import type { OnlineTable } from '../table/online-table.ts';
import { useAppWords } from '../words/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly me: string;
  readonly onReturn: OnlineTable['returnToSeat'];
}

export function SeatNotice({ table, me, onReturn }: Props) {
  const words = useAppWords();
  const mine = table.chairs.flatMap(({ who }) => (who?.kind === 'person' && who.id === me ? [who] : []))[0];
  if (!mine || table.state !== 'playing') return null;
  const isRated = table.rated && table.uncounted === undefined;
  if (!mine.standIn && !mine.missed) return null;
  if (!isRated)
    return (
      <p className={notices.notice} data-part="notice" role="alert">
        {words.standIn}{' '}
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={onReturn}>
          {words.resume}
        </button>
      </p>
    );
  const missed = mine.standIn ? words.missedOne : words.missedSome(mine.missed ?? 0);
  return (
    <p className={notices.notice} data-part="notice" role="alert">
      {mine.forfeited ? words.youForfeited : missed}
    </p>
  );
}
