// The moments that decided it: what happened, whose chances it changed, and whether cards or a decision did it.
import type { Words } from '@sagebrush/engine';
import { causeOf, INSIGHT_WORDS, type Insight } from '@sagebrush/insight';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Link } from 'wouter';
import { replayAddress } from '../replay/address.ts';
import type { FoundLog } from '../replay/log-source.ts';
import { Happened } from './GameSentence.tsx';
import * as styles from './understand.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  readonly insight: Insight;
  readonly found: FoundLog;
  readonly words: Words;
  readonly percent: Intl.NumberFormat;
}

export function TurningPoints({ insight, found, words, percent }: Props) {
  const own = useInsightWords();
  const said = INSIGHT_WORDS[useSettings((settings) => settings.lang)];
  return (
    <section aria-labelledby="turning-points">
      <h2 id="turning-points">{said.turningPoints}</h2>
      {insight.turningPoints.length === 0 && <p>{said.noTurningPoints}</p>}
      <ol className={styles.turningPoints}>
        {insight.turningPoints.map((point) => {
          const { events = [], seq = 0 } = insight.moments[point.moment] ?? {};
          return (
            <li key={point.moment}>
              <p>
                <Happened events={events} words={words} found={found} />
              </p>
              <p>
                <b>
                  {said.chanceChanged(
                    found.players[point.seat]?.name ?? '',
                    percent.format(point.before),
                    percent.format(point.after),
                  )}
                </b>
                , {said.causes[causeOf(point)]}.{' '}
                <Link href={replayAddress({ match: found.log.match, at: seq, eyes: 'open' })}>
                  {own.toReplayOf(point.moment)}
                </Link>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
