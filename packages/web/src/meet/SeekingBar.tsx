// Wherever this guest has gone while somebody is looked for: that it goes on, and that somebody has come.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link, useLocation } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import * as strips from '../notice/Strips.module.css';
import { giveUpSeeking, stopSeeking } from './seeking.ts';
import { useSeeking } from './seeking-store.ts';
import { useMeetWords } from './use-meet-words.ts';

export function SeekingBar() {
  const own = useMeetWords();
  const titles = useTitles();
  const [place] = useLocation();
  const { table, game, dealt } = useSeeking();
  if (table === undefined || place === `/t/${table}`) return null;
  return (
    <div className={strips.strip} data-part="seeking" role={dealt ? 'alert' : 'status'}>
      <span>{dealt ? own.somebodyCame(titles(game)) : own.stillLooking(titles(game))}</span>
      <Link
        href={`/t/${table}`}
        className={`${controls.button} ${controls.small} ${dealt ? '' : controls.plain}`}
        onClick={dealt ? stopSeeking : undefined}
      >
        {own.toTable}
      </Link>
      {!dealt && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          onClick={giveUpSeeking}
        >
          {own.stopLooking}
        </button>
      )}
    </div>
  );
}
