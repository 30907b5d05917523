// The end of a match: who won, the score sheet, and what comes next.
import { detach, type Log, listed, type Outcome, type Words } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { Seating, TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { ScoreSheet } from '@sagebrush/table-kit/table/ScoreSheet.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Advice } from '../table/advice.ts';
import { useWords } from '../words/index.ts';
import * as styles from './OutcomePanel.module.css';

interface Props {
  readonly outcome: Outcome;
  readonly seating: Seating;
  readonly words: Words;
  readonly link: TableConnection;
  readonly advice: Advice;
  readonly onClose: () => void;
}

export function OutcomePanel({ outcome, seating, words, link, advice, onClose }: Props) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [waiting, setWaiting] = useState(false);
  async function again(): Promise<void> {
    setWaiting(true);
    if (link.rematch) go(await link.rematch());
  }
  const names = outcome.winners.map((seat) => seating.players[seat]?.name ?? '');
  const won = seating.you !== 'rail' && outcome.winners.includes(seating.you);
  const byOthers = names.length === 1 ? own.wonBy(names[0] ?? '') : own.wonByMany(listed(lang, names).join(''));
  return (
    <Dialog title={own.outcome} onClose={onClose} data-part="outcome" sudden>
      <p className={styles.winner} data-part="winner">
        {won && names.length === 1 ? own.youWon : byOthers}
      </p>
      <ScoreSheet {...outcome} words={words} players={seating.players} />
      <div className={controls.actions} data-part="actions">
        {link.rematch && (
          <button
            type="button"
            className={controls.button}
            disabled={waiting}
            onClick={() => detach(again(), reportError)}
          >
            {waiting ? own.rematchWait : own.rematch}
          </button>
        )}
        {link.kind !== 'replay' && (
          <Link
            className={`${controls.button} ${controls.plain}`}
            href={`/replay/${encodeURIComponent(seating.match)}`}
          >
            {own.replay}
          </Link>
        )}
        <Link
          className={`${controls.button} ${controls.plain}`}
          href={`/understand/${encodeURIComponent(seating.match)}`}
        >
          {own.understand}
        </Link>
        <Proof seating={seating} link={link} advice={advice} />
      </div>
    </Dialog>
  );
}

interface Checked {
  readonly log: Log;
  readonly problems: readonly string[];
}

/** The shuffle is verified here, in the guest's own browser. */
function Proof({ seating, link, advice }: Pick<Props, 'seating' | 'link' | 'advice'>) {
  const own = useWords();
  const [checked, setChecked] = useState<Checked | 'checking'>();
  async function check(): Promise<void> {
    setChecked('checking');
    const log = await link.finishedLog();
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
