// The bar above the table: the way out, whose turn it is, and what can be opened.
import type { Words } from '@sagebrush/engine';
import { detach } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { TakeBack } from '@sagebrush/table-kit/table/AskedLine.tsx';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { Link, useLocation } from 'wouter';
import { entryOf } from '../games/games.ts';
import { useWords } from '../words/index.ts';
import * as barStyles from './TableBar.module.css';
import type { Sheet } from './TableRoom.tsx';

interface Props {
  readonly words: Words;
  readonly link: TableConnection;
  readonly onOpen: (sheet: Sheet) => void;
}

export function TableBar({ words, link, onOpen }: Props) {
  const own = useWords();
  const [place] = useLocation();
  const { takeBack } = useControl();
  const { moment, status, connected, busy, seating, unread } = useShown((shown) => shown);
  const { sound, helped } = useSettings();
  const over = moment?.outcome != null;
  return (
    <header className={barStyles.bar} data-part="table-bar" data-talk={link.say !== undefined || undefined}>
      <Link href="/" className={barStyles.home} aria-label={own.home} title={own.home}>
        <span aria-hidden="true">★</span>
      </Link>
      <h1>
        <span className={barStyles.titleLong}>{words.title}</span>
        <span className={barStyles.titleShort} aria-hidden="true">
          {seating && entryOf(seating.game).short}
        </span>
      </h1>
      <Rail />
      {!connected && (
        <p className={barStyles.lostLine} data-part="lost-line" role="alert">
          {own.reconnecting}
        </p>
      )}
      <nav aria-label={own.menu}>
        {moment?.takeBack && !moment.asked && <TakeBack />}
        {!over && status?.mayAsk && !moment?.takeBack && (
          <button
            type="button"
            className={`${barStyles.button} ${barStyles.sign}`}
            data-part="ask-back"
            aria-label={own.askTakeBack}
            title={own.askTakeBack}
            onClick={takeBack}
          >
            <span aria-hidden="true">↶</span>
          </button>
        )}
        {over && (
          <button type="button" className={barStyles.button} data-part="score-button" onClick={() => onOpen('score')}>
            <span aria-hidden="true">⚑</span> <span className={barStyles.word}>{own.toScore}</span>
          </button>
        )}
        {!over && seating?.hints && (
          <button
            type="button"
            className={barStyles.button}
            disabled={busy || !moment?.asked}
            onClick={() => onOpen('hint')}
          >
            <Icon name="lamp" /> <span className={barStyles.word}>{own.hint}</span>
          </button>
        )}
        {link.kind === 'replay' && seating && (
          <Link
            href={`/understand/${encodeURIComponent(seating.match)}`}
            className={barStyles.button}
            title={own.understand}
          >
            <Icon name="lamp" /> <span className={barStyles.word}>{own.understand}</span>
          </Link>
        )}
        {link.say && (
          <button
            type="button"
            className={`${barStyles.button} ${barStyles.talkButton}`}
            data-part="talk-button"
            onClick={() => onOpen('chat')}
          >
            <Icon name="talk" /> <span className={barStyles.word}>{own.chat}</span>
            {unread > 0 && (
              <span className={barStyles.unread} data-part="unread">
                <span aria-hidden="true">{unread}</span>
                <span className={controls.hidden}>{own.unread(unread)}</span>
              </span>
            )}
          </button>
        )}
        {!over && <StepOut />}
        <button
          type="button"
          className={`${barStyles.button} ${barStyles.sign} ${barStyles.logButton}`}
          aria-label={own.log}
          title={own.log}
          onClick={() => onOpen('log')}
        >
          <span aria-hidden="true">☰</span>
        </button>
        <button
          type="button"
          className={`${barStyles.button} ${barStyles.sign} ${barStyles.soundButton}`}
          aria-pressed={sound}
          aria-label={own.sound}
          title={own.sound}
          onClick={() => changeSettings({ sound: !sound })}
        >
          <span aria-hidden="true">{sound ? '♪' : '∅'}</span>
        </button>
        <button
          type="button"
          className={`${barStyles.button} ${barStyles.helpButton}`}
          title={own.help}
          data-new={!helped || undefined}
          onClick={() => onOpen('help')}
        >
          <span className={barStyles.helpSign} aria-hidden="true">
            ?
          </span>{' '}
          <span className={barStyles.word}>{own.help}</span>
        </button>
        <Link
          href={`/settings?back=${encodeURIComponent(place)}`}
          className={`${barStyles.button} ${barStyles.sign}`}
          aria-label={own.settings}
          title={own.settings}
        >
          <span aria-hidden="true">⚙</span>
        </Link>
      </nav>
    </header>
  );
}

/** A bot can take over for a while; the seat stays yours. */
function StepOut() {
  const own = useWords();
  const { callStandIn } = useControl();
  const seating = useShown((shown) => shown.seating);
  const you = seating?.you;
  if (!callStandIn || typeof you !== 'number' || seating?.players[you]?.standIn) return null;
  // Somebody else may have called one in the same instant: the table shows that by itself.
  const stepOut = () => detach(callStandIn(you), () => undefined);
  return (
    <button
      type="button"
      className={`${barStyles.button} ${barStyles.sign}`}
      data-part="step-out"
      aria-label={own.standInForMe}
      title={own.standInForMe}
      onClick={stepOut}
    >
      <Icon name="boot" />
    </button>
  );
}

const MOST_HATS = 5;

/** The people at the rail: a hat for each, and a number when there are more. */
function Rail() {
  const own = useWords();
  const watching = useShown(({ status }) => status?.watching ?? 0);
  if (watching === 0) return null;
  const hats = Array.from({ length: Math.min(watching, MOST_HATS) }, (_, hat) => hat);
  return (
    <p data-part="rail" title={own.watchers(watching)}>
      <span aria-hidden="true" className={barStyles.hats}>
        {hats.map((hat) => (
          <Icon key={hat} name="hat" />
        ))}
        <b>{watching}</b>
      </span>
      <span className={controls.hidden}>{own.watchers(watching)}</span>
    </p>
  );
}
