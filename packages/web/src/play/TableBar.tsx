// The bar above the table: the way out, whose turn it is, and what can be opened.
import { detach, type Words } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { Link, useLocation } from 'wouter';
import { gameEntry } from '../games/games.ts';
import { TurnSign } from '../inbox/TurnSign.tsx';
import { ratedLine } from '../record/rated-line.ts';
import { useAppWords } from '../words/index.ts';
import * as barStyles from './TableBar.module.css';
import type { Sheet } from './TableRoom.tsx';

interface Props {
  readonly words: Words;
  readonly connection: TableConnection;
  readonly onOpen: (sheet: Sheet) => void;
  readonly onHint: () => void;
}

export function TableBar({ words, connection, onOpen, onHint }: Props) {
  const own = useAppWords();
  const { connected, seating } = useShown((shown) => shown);
  return (
    <header className={barStyles.bar} data-part="table-bar" data-talk={connection.say !== undefined || undefined}>
      <Link href="/" className={barStyles.home} aria-label={own.home} title={own.home}>
        <span aria-hidden="true">★</span>
      </Link>
      <h1>
        <span className={barStyles.titleLong}>{words.title}</span>
        <span className={barStyles.titleShort} aria-hidden="true">
          {seating && gameEntry(seating.game).short}
        </span>
      </h1>
      {seating?.practice && (
        <p
          className={barStyles.practice}
          data-part="practice"
          title={seating.daily ? own.dailyPractice : own.practiceAbout}
        >
          {own.practice}
        </p>
      )}
      {seating?.daily?.kind === 'counted' && (
        <p className={barStyles.practice} data-part="daily-counts" title={own.dailyCounts}>
          {own.dailySign}
        </p>
      )}
      {seating?.rated && (
        <p className={barStyles.practice} data-part="rated" title={ratedLine(own, seating.rated)}>
          {seating.rated.uncounted === undefined ? own.rated : own.unrated}
        </p>
      )}
      <TurnSign atTable />
      <Rail />
      {!connected && (
        <p className={barStyles.lostLine} data-part="lost-line" role="alert">
          {own.reconnecting}
        </p>
      )}
      <nav aria-label={own.menu}>
        <MatchSigns connection={connection} onOpen={onOpen} onHint={onHint} />
        <HouseSigns onOpen={onOpen} />
        <button
          type="button"
          className={`${barStyles.button} ${barStyles.sign} ${barStyles.moreButton}`}
          data-part="more-button"
          data-always={connection.leave !== undefined || undefined}
          aria-label={own.more}
          title={own.more}
          onClick={() => onOpen('more')}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </nav>
    </header>
  );
}

/** What can be done about this match. */
function MatchSigns({ connection, onOpen, onHint }: Omit<Props, 'words'>) {
  const own = useAppWords();
  const { moment, status, busy, seating } = useShown((shown) => shown);
  const over = moment?.outcome != null;
  return (
    <>
      {connection.kind !== 'replay' && seating?.daily?.kind !== 'counted' && (
        <TakeBack isFree={moment?.takeBack === true} isAskable={!over && status?.mayAsk === true} />
      )}
      {/* Both have the room of the longer word: when a match ends, nothing beside them moves. */}
      {over ? (
        <button type="button" className={barStyles.button} data-part="score-button" onClick={() => onOpen('score')}>
          <span className={barStyles.lead} aria-hidden="true">
            ⚑
          </span>{' '}
          <span className={barStyles.word} data-room={own.hint}>
            {own.toScore}
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={barStyles.button}
          data-part="hint-button"
          data-none={!seating?.hints || undefined}
          disabled={busy || !moment?.asked}
          onClick={onHint}
        >
          <span className={barStyles.lead}>
            <Icon name="lamp" />
          </span>{' '}
          <span className={barStyles.word} data-room={own.toScore}>
            {own.hint}
          </span>
        </button>
      )}
      {connection.kind === 'replay' && seating && (
        <Link
          href={`/understand/${encodeURIComponent(seating.match)}`}
          className={barStyles.button}
          title={own.understand}
        >
          <Icon name="lamp" /> <span className={barStyles.word}>{own.understand}</span>
        </Link>
      )}
      {connection.say && <TalkSign onOpen={onOpen} />}
      {!over && <StepOut />}
    </>
  );
}

function TalkSign({ onOpen }: Pick<Props, 'onOpen'>) {
  const own = useAppWords();
  const unread = useShown((shown) => shown.unread);
  return (
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
  );
}

/** What is there at every table: the log, sound, help, the settings. */
function HouseSigns({ onOpen }: Pick<Props, 'onOpen'>) {
  const own = useAppWords();
  const [place] = useLocation();
  const { sound, helped } = useSettings();
  return (
    <>
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
        className={`${barStyles.button} ${barStyles.sign} ${barStyles.settingsButton}`}
        aria-label={own.settings}
        title={own.settings}
      >
        <span aria-hidden="true">⚙</span>
      </Link>
    </>
  );
}

/** Its room is always there: a sign that comes and goes would push the others aside. */
function TakeBack({ isFree, isAskable }: { readonly isFree: boolean; readonly isAskable: boolean }) {
  const own = useAppWords();
  const { takeBack } = useControl();
  const label = isFree || !isAskable ? own.takeBack : own.askTakeBack;
  return (
    <button
      type="button"
      className={`${barStyles.button} ${barStyles.sign}`}
      data-part={isFree || !isAskable ? 'take-back' : 'ask-back'}
      aria-label={label}
      title={label}
      disabled={!isFree && !isAskable}
      onClick={takeBack}
    >
      <span aria-hidden="true">↶</span>
    </button>
  );
}

/** A bot can take over for a while; the seat stays yours. */
function StepOut() {
  const own = useAppWords();
  const { callStandIn } = useControl();
  const seating = useShown((shown) => shown.seating);
  const you = seating?.you;
  if (!callStandIn || typeof you !== 'number' || seating?.players[you]?.standIn) return null;
  if (seating?.standIns === 'none') return null;
  // Somebody else may have called one in the same instant: the table shows that by itself.
  const stepOut = () => detach(callStandIn(you), () => undefined);
  return (
    <button
      type="button"
      className={`${barStyles.button} ${barStyles.sign} ${barStyles.stepOut}`}
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
  const own = useAppWords();
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
