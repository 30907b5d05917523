// The end of a match: who won, the score sheet, and what comes next.
import { detach, type Log, listed, type Outcome, type Words } from '@sagebrush/engine';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { Seating, TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { Reveal } from '@sagebrush/table-kit/table/Reveal.tsx';
import { Said } from '@sagebrush/table-kit/table/Said.tsx';
import { ScoreSheet } from '@sagebrush/table-kit/table/ScoreSheet.tsx';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { onlinePart } from '../online-only.ts';
import type { Advice } from '../table/advice.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './OutcomePanel.module.css';
import { useCounted, useEnded } from './use-ended.ts';

const SeriesEnd = lazy(async () => ({ default: (await import('../trail/SeriesEnd.tsx')).SeriesEnd }));
const AskOpponents = onlinePart(async () => (await import('../people/AskOpponents.tsx')).AskOpponents);
const RatingChanges = onlinePart(async () => (await import('../record/RatingChanges.tsx')).RatingChanges);

interface Props {
  readonly outcome: Outcome;
  readonly seating: Seating;
  readonly words: Words;
  readonly connection: TableConnection;
  readonly advice: Advice;
  /** What comes next, where others have a say in it. */
  readonly next?: ReactNode;
  readonly onClose: () => void;
}

export function OutcomePanel({ outcome, seating, words, connection, advice, next, onClose }: Props) {
  const own = useAppWords();
  const [, go] = useLocation();
  const [waiting, setWaiting] = useState(false);
  async function again(): Promise<void> {
    setWaiting(true);
    if (connection.rematch) go(await connection.rematch());
  }
  const canGoOn = connection.rematch !== undefined && !seating.tournament;
  const ended = useEnded(outcome, words);
  const [isCounted, setCounted] = useCounted(ended !== undefined && connection.kind !== 'replay');
  const steps = useMemo(() => (ended ? ended.steps : []), [ended]);
  if (!isCounted && steps.length > 0) {
    return (
      <Dialog title={own.outcome} onClose={onClose} data-part="outcome" className={styles.count} sudden>
        <Reveal steps={steps} players={seating.players} words={words} onDone={setCounted} />
      </Dialog>
    );
  }
  return (
    <Dialog title={own.outcome} onClose={onClose} data-part="outcome" sudden>
      <Winners outcome={outcome} seating={seating} />
      {ended?.best && (
        <p className={styles.best} data-part="best-moment">
          <Said sentence={ended.best} words={words} quiet />
        </p>
      )}
      {connection.kind === 'remote' && seating.rated && (
        <Suspense>
          <RatingChanges match={seating.match} />
        </Suspense>
      )}
      {seating.character !== undefined && connection.kind === 'local' && (
        <Suspense>
          <SeriesEnd game={seating.game} character={seating.character} match={seating.match} />
        </Suspense>
      )}
      {seating.practice && <p data-part="practice">{seating.daily ? own.dailyPractice : own.practiceAbout}</p>}
      {canGoOn && isFirstOver(seating) && <NextLevel waiting={waiting} onChoose={() => detach(again(), reportError)} />}
      {next}
      <div className={controls.actions} data-part="actions">
        {seating.tournament && (
          <Link className={controls.button} href={`/events/${seating.tournament.id}`}>
            {own.toTournament}
          </Link>
        )}
        {seating.daily && (
          <Link className={controls.button} href={dailyAddress(seating)} data-part="to-daily">
            {own.toDaily}
          </Link>
        )}
        {canGoOn && !next && !seating.daily && !isFirstOver(seating) && (
          <button
            type="button"
            className={controls.button}
            disabled={waiting}
            onClick={() => detach(again(), reportError)}
          >
            {waiting ? own.rematchWait : own.rematch}
          </button>
        )}
        {!seating.tournament?.closed && !isClosedDay(connection, seating) && (
          <Afterwards seating={seating} connection={connection} advice={advice} />
        )}
      </div>
      {connection.kind === 'remote' && seating.you !== 'rail' && <ThoseWhoLast players={seating.players} />}
      <ScoreSheet {...outcome} words={words} players={seating.players} />
    </Dialog>
  );
}

/** A day's cards on the server are closed until the day is over: its own page says when. */
const isClosedDay = ({ kind }: TableConnection, { daily }: Seating): boolean =>
  kind === 'remote' && daily !== undefined;
const dailyAddress = ({ daily, game }: Seating): string =>
  daily?.kind === 'practice' ? '/daily' : `/daily/${daily?.day}/${game}`;

/** Against greenhorns the first match was easy: whoever has finished it may want more. */
const isFirstOver = ({ first, players }: Seating): boolean =>
  first === true && players.some(({ level }) => level === 'greenhorn');

function NextLevel({ waiting, onChoose }: { readonly waiting: boolean; readonly onChoose: () => void }) {
  const own = useAppWords();
  const choose = (level: string): void => {
    changeSettings({ level });
    onChoose();
  };
  return (
    <div data-part="next-level">
      <p>{own.nextLevel}</p>
      <div className={controls.actions}>
        <button type="button" className={controls.button} disabled={waiting} onClick={() => choose('cowhand')}>
          {own.cowhands}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          disabled={waiting}
          onClick={() => choose('greenhorn')}
        >
          {own.greenhorns}
        </button>
      </div>
    </div>
  );
}

/**
 * After a match on the server a guest can keep the name, and who keeps one can ask others who do to be friends; nobody
 * is asked before.
 */
function ThoseWhoLast({ players }: Pick<Seating, 'players'>) {
  const own = useAppWords();
  const { name, kept } = useSettings();
  if (kept) {
    return (
      <Suspense>
        <AskOpponents players={players} />
      </Suspense>
    );
  }
  return (
    <p className={styles.keepOffer} data-part="keep-offer">
      <Link href="/me">{own.keepOffer(name)}</Link>
    </p>
  );
}

/** Who has won, with their faces. */
function Winners({ outcome: { winners }, seating: { players, you } }: Pick<Props, 'outcome' | 'seating'>) {
  const own = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const won = you !== 'rail' && winners.includes(you);
  const others = winners.filter((seat) => seat !== you).map((seat) => players[seat]?.name ?? '');
  const names = listed(lang, others).join('');
  const byYou = others.length === 0 ? own.youWon : own.youShare(names);
  const byOthers = others.length === 1 ? own.wonBy(names) : own.wonByMany(names);
  return (
    <div className={styles.winners} data-won={won || undefined}>
      <span className={styles.faces} aria-hidden="true">
        {winners.map((seat) => (
          <SeatFace key={seat} name={players[seat]?.name ?? ''} kind={players[seat]?.kind ?? 'bot'} />
        ))}
      </span>
      <p className={styles.winner} data-part="winner">
        {won ? byYou : byOthers}
      </p>
    </div>
  );
}

/** Every card of it, once nobody plays it any more. */
function Afterwards({ seating, connection, advice }: Pick<Props, 'seating' | 'connection' | 'advice'>) {
  const own = useAppWords();
  return (
    <>
      {connection.kind !== 'replay' && (
        <Link className={`${controls.button} ${controls.plain}`} href={`/replay/${encodeURIComponent(seating.match)}`}>
          {own.replay}
        </Link>
      )}
      <Link
        className={`${controls.button} ${controls.plain}`}
        href={`/understand/${encodeURIComponent(seating.match)}`}
      >
        {own.understand}
      </Link>
      <Proof seating={seating} connection={connection} advice={advice} />
    </>
  );
}

interface Checked {
  readonly log: Log;
  readonly problems: readonly string[];
}

/** The shuffle is verified here, in the guest's own browser. */
function Proof({ seating, connection, advice }: Pick<Props, 'seating' | 'connection' | 'advice'>) {
  const own = useAppWords();
  const [checked, setChecked] = useState<Checked | 'checking'>();
  async function check(): Promise<void> {
    setChecked('checking');
    const log = await connection.finishedLog();
    setChecked({ log, problems: await advice.verify(seating.game, log) });
  }
  if (checked === undefined) {
    return (
      <button
        type="button"
        className={`${controls.button} ${controls.plain}`}
        data-part="check-shuffle"
        onClick={() => detach(check(), reportError)}
      >
        {own.verify}
      </button>
    );
  }
  if (checked === 'checking') return <p role="status">{own.verifying}</p>;
  const { log, problems } = checked;
  return (
    <div className={`${styles.proof} ${controls.note}`} data-part="proof note" role="status">
      <p>
        <strong>{problems.length === 0 ? own.verified : own.notVerified}</strong>{' '}
        {problems.length === 0 ? own.verifiedAbout : problems.join(' ')}
      </p>
      {log.chance.kind === 'fair' && (
        <p className={styles.commitment}>
          {own.commitment}: <code>{log.chance.commitment}</code>
        </p>
      )}
      <a
        className={`${controls.button} ${controls.plain} ${controls.small}`}
        download={`sagebrush-${log.match}.json`}
        href={URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }))}
      >
        {own.saveLog}
      </a>
    </div>
  );
}
