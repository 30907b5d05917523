// The proof of a day's shuffle: promised the day before, opened the day after, checked in this browser.
import { commitmentTo, detach } from '@sagebrush/engine';
import type { DailyDeal } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { openAdvice } from '../table/advice.ts';
import { server } from '../table/server.ts';
import * as styles from './daily.module.css';
import { useDailyWords } from './words/index.ts';

export function Proof({ deal }: { readonly deal: DailyDeal }) {
  const words = useDailyWords();
  const { commitment, secret, mine } = deal;
  return (
    <details className={styles.proof} data-part="daily-proof">
      <summary>{words.proof}</summary>
      <p>{commitment === null ? words.uncommitted : words.committed}</p>
      {commitment !== null && <code>{commitment}</code>}
      {secret === null ? (
        <p>{words.opensLater}</p>
      ) : (
        <>
          <p>{words.secret}</p>
          <code>{secret}</code>
          {commitment !== null && <Check deal={deal} secret={secret} />}
          {mine && (
            <p className={controls.actions}>
              <Link href={`/replay/${mine.match}`}>{words.toReplay}</Link>
              <Link href={`/understand/${mine.match}`}>{words.toReview}</Link>
            </p>
          )}
        </>
      )}
    </details>
  );
}

function Check({ deal: { commitment, mine, game }, secret }: { readonly deal: DailyDeal; readonly secret: string }) {
  const words = useDailyWords();
  const [checked, setChecked] = useState<readonly string[] | 'checking'>();
  const isWhole = mine?.state === 'done';
  async function check(): Promise<void> {
    setChecked('checking');
    const problems = commitmentTo(secret) === commitment ? [] : ['SHA-256'];
    if (!isWhole) return setChecked(problems);
    const advice = openAdvice();
    try {
      const log = await server.call('log', { params: { match: mine.match } });
      const isSame = log.chance.kind === 'fair' && log.chance.secret === secret;
      setChecked([...problems, ...(isSame ? [] : ['chance.secret']), ...(await advice.verify(game, log))]);
    } finally {
      advice.close();
    }
  }
  if (checked === undefined)
    return (
      <p>
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          data-part="daily-check"
          onClick={() => detach(check(), reportError)}
        >
          {words.check}
        </button>
      </p>
    );
  if (checked === 'checking') return <p role="status">{words.checking}</p>;
  return (
    <p role="status" data-part="daily-checked" data-fits={checked.length === 0}>
      {checked.length > 0 && `${words.doesNotFit} ${checked.join(' ')}`}
      {checked.length === 0 && (isWhole ? `${words.fits} ${words.logFits}` : words.fits)}
    </p>
  );
}
