// What else can be done at this table, in words; and leaving it, which says what it means.
import { detach } from '@sagebrush/engine';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { Link, useLocation } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as styles from './MoreSheet.module.css';
import type { Sheet } from './TableRoom.tsx';

interface Props {
  readonly connection: TableConnection;
  readonly onClose: () => void;
}

/** Whether leaving this match means losing it. */
function useIsCounted(): boolean {
  const rated = useShown(({ seating }) => seating?.rated);
  return rated !== undefined && rated.uncounted === undefined;
}

export function MoreSheet({ connection, onOpen, onClose }: Props & { readonly onOpen: (sheet: Sheet) => void }) {
  const own = useAppWords();
  const [place] = useLocation();
  const sound = useSettings((settings) => settings.sound);
  const { callStandIn } = useControl();
  const { seating, moment } = useShown((shown) => shown);
  const isCounted = useIsCounted();
  const you = seating?.you;
  const isSeated = typeof you === 'number';
  const isPlayed = isSeated && moment?.outcome == null;
  const plain = `${controls.button} ${controls.plain}`;
  const stepOut = (): void => {
    if (callStandIn && isSeated) detach(callStandIn(you), () => undefined);
    onClose();
  };
  return (
    <Dialog title={own.more} onClose={onClose} data-part="more">
      <div className={styles.ways}>
        <button type="button" className={plain} onClick={() => onOpen('log')}>
          {own.log}
        </button>
        <button type="button" className={plain} onClick={() => onOpen('help')}>
          {own.help}
        </button>
        <button type="button" className={plain} aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
          {own.sound}: {sound ? '♪' : '∅'}
        </button>
        <Link className={plain} href={`/settings?back=${encodeURIComponent(place)}`}>
          {own.settings}
        </Link>
        {callStandIn && isPlayed && seating?.standIns !== 'none' && (
          <button type="button" className={plain} onClick={stepOut}>
            {own.standInForMe}
          </button>
        )}
        {connection.leave && isSeated && (
          <button type="button" className={plain} data-part="leave" onClick={() => onOpen('leave')}>
            {isPlayed && isCounted ? own.resign : own.leaveTable}
          </button>
        )}
      </div>
    </Dialog>
  );
}

export function LeaveSheet({ connection: { leave }, onClose }: Props) {
  const own = useAppWords();
  const [, go] = useLocation();
  const isPlayed = useShown(({ moment }) => moment?.outcome == null);
  const isCounted = useIsCounted();
  if (!leave) return null;
  const meaning = isCounted ? own.resignAbout : own.leaveAbout;
  return (
    <Dialog title={isPlayed && isCounted ? own.resign : own.leaveTable} onClose={onClose} data-part="leave-sheet">
      <p>{isPlayed ? meaning : own.leaveAfter}</p>
      <div className={controls.actions}>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            detach(
              leave().then(() => go('/lobby')),
              reportError,
            )
          }
        >
          {isPlayed && isCounted ? own.resign : own.leaveTable}
        </button>
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={onClose}>
          {own.stay}
        </button>
      </div>
    </Dialog>
  );
}
