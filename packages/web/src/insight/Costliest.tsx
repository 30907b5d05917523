// The costliest decisions of each player: what was played, what would have been better, and why.
import type { Reason, Words } from '@sagebrush/engine';
import { type CostlyDecision, INSIGHT_WORDS, type Insight } from '@sagebrush/insight';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Link } from 'wouter';
import { ownId } from '../puzzles/progress.ts';
import { replayAddress } from '../replay/address.ts';
import type { FoundLog } from '../replay/log-source.ts';
import { markOf } from './chart-lines.ts';
import { GameSentence, seatsOf } from './GameSentence.tsx';
import * as styles from './understand.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  readonly insight: Insight;
  readonly found: FoundLog;
  readonly words: Words;
  readonly percent: Intl.NumberFormat;
}

export function Costliest({ insight, ...around }: Props) {
  const own = useInsightWords();
  const said = INSIGHT_WORDS[useSettings((settings) => settings.lang)];
  const { log } = around.found;
  return (
    <section aria-labelledby="costliest">
      <h2 id="costliest">{said.costliest}</h2>
      <p>{own.costliestAbout}</p>
      {seatsOf(around.found).map(
        ({ seat, name }) =>
          log.seats[seat] === 'live' && (
            <div key={seat} className={styles.ofSeat} data-part="of-seat">
              <h3>
                <span className={styles.mark} data-seat={seat} aria-hidden="true">
                  {markOf(seat)}
                </span>{' '}
                {name}
              </h3>
              {insight.costliest[seat]?.length === 0 && <p>{said.noCostly}</p>}
              <ol className={styles.decisions}>
                {insight.costliest[seat]?.map((decision) => (
                  <Costly key={decision.step} decision={decision} {...around} />
                ))}
              </ol>
            </div>
          ),
      )}
    </section>
  );
}

function Costly({ decision, found, words, percent }: Omit<Props, 'insight'> & { readonly decision: CostlyDecision }) {
  const own = useInsightWords();
  const said = INSIGHT_WORDS[useSettings((settings) => settings.lang)];
  const { seat, seq, step, loss, isMistake, view, played, playedReason, better, betterReason } = decision;
  const choice = (action: CostlyDecision['played'], reason: Reason | undefined) => (
    <>
      <GameSentence sentence={words.choice(action, view)} words={words} found={found} />
      {reason && (
        <span className={styles.reason}>
          <GameSentence sentence={words.reason(reason)} words={words} found={found} />
        </span>
      )}
    </>
  );
  return (
    <li data-mistake={isMistake || undefined}>
      <p className={styles.judgement} data-part="judgement">
        <b>{isMistake ? said.mistake : said.unclear}</b>,{' '}
        {said.cost(percent.format(loss.mean), percent.format(loss.error))}.{' '}
        <Link href={replayAddress({ match: found.log.match, at: seq, eyes: seat })}>{own.toReplayOf(step + 1)}</Link>
        {isMistake && seat === found.you && (
          <>
            {' '}
            <Link href={`/puzzles/${found.game}/${ownId({ match: found.log.match, seq })}`} data-part="as-puzzle">
              {own.asPuzzle}
            </Link>
          </>
        )}
      </p>
      <dl>
        <div>
          <dt>{said.played}</dt>
          <dd>{choice(played, playedReason)}</dd>
        </div>
        <div>
          <dt>{said.better}</dt>
          <dd>{choice(better, betterReason)}</dd>
        </div>
      </dl>
    </li>
  );
}
