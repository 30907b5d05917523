// After a match: who is ready for another, by name; chairs to fill; and the way back to the waiting room.
import { listed } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useStore } from 'zustand';
import type { OnlineTable } from '../table/online-table.ts';
import { useAppWords } from '../words/index.ts';
import { SeriesScore } from './SeriesScore.tsx';
import { useMeetWords } from './use-meet-words.ts';

interface Props {
  readonly online: OnlineTable;
  readonly onRoom: () => void;
}

export function Rematch({ online, onRoom }: Props) {
  const words = useAppWords();
  const own = useMeetWords();
  const { lang, level } = useSettings();
  const { table, me, problem } = useStore(online.store);
  // A day's deal has a page of its own, and a tournament a schedule, that say what comes next.
  if (!table || !me || table.state !== 'over' || table.daily) return null;
  if (table.tournament) return <SeriesScore table={table} />;
  const people = table.chairs.flatMap(({ who }) => (who?.kind === 'person' ? [who] : []));
  const mine = people.find(({ id }) => id === me.id);
  const free = table.chairs.filter(({ kind, who }) => kind === 'live' && who === null);
  const names = (isReady: boolean): string =>
    listed(
      lang,
      people.filter(({ ready, id }) => ready === isReady && id !== me.id).map(({ name }) => name),
    ).join('');
  const plain = `${controls.button} ${controls.plain}`;
  const isAllReady = people.every(({ ready }) => ready) && free.length === 0;
  return (
    <div data-part="rematch">
      <div className={controls.actions} data-part="actions">
        {mine && !isAllReady && (
          <button type="button" className={controls.button} disabled={mine.ready} onClick={online.wantRematch}>
            {mine.ready ? words.rematchWait : words.rematch}
          </button>
        )}
        {mine && isAllReady && (
          <button type="button" className={controls.button} onClick={online.start}>
            {words.startMatch}
          </button>
        )}
        {table.host === me.id && free.length > 0 && (
          <button
            type="button"
            className={plain}
            onClick={() => {
              for (const { seat } of free) online.seatBot(seat, level);
            }}
          >
            {words.addBots}
          </button>
        )}
        <button type="button" className={plain} data-part="to-room" onClick={onRoom}>
          {own.toRoom}
        </button>
      </div>
      <p role="status">
        {names(true) !== '' && `${own.readyAre(names(true))} `}
        {names(false) !== '' && `${own.waitFor(names(false))} `}
        {free.length > 0 && own.freeChairs(free.length)}
      </p>
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {problem}
        </p>
      )}
      <SeriesScore table={table} />
    </div>
  );
}
