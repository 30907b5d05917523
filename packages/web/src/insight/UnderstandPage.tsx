// Understand a match: the log is looked for, a worker thinks it over, and the page says how it was won.
import { detach, type Words } from '@sagebrush/engine';
import type { Insight } from '@sagebrush/insight';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loadRules } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { keepOwn, mistakesIn } from '../puzzles/progress.ts';
import { ChooseLog } from '../replay/ChooseLog.tsx';
import { logFault } from '../replay/log-fault.ts';
import { type FoundLog, findLog, type NoLog } from '../replay/log-source.ts';
import { useReplayWords } from '../replay/words/index.ts';
import { useAppWords } from '../words/index.ts';
import { Accounts } from './Accounts.tsx';
import { Chances } from './Chances.tsx';
import { Chart } from './Chart.tsx';
import { Costliest } from './Costliest.tsx';
import { seatsOf } from './GameSentence.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import * as styles from './understand.module.css';
import { type InsightState, useInsight } from './use-insight.ts';
import { useInsightWords } from './words/index.ts';

type Found = FoundLog | NoLog | { readonly broken: unknown };

export function UnderstandPage({ match }: { readonly match?: string }) {
  const own = useInsightWords();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    setFound(undefined);
    if (match === undefined) return;
    let left = false;
    const show = (one: Found): void => {
      if (!left) setFound(one);
    };
    detach(findLog(match).then(show), (broken) => show({ broken }));
    return () => {
      left = true;
    };
  }, [match]);
  return (
    <Page title={own.title}>
      {typeof found === 'object' && 'log' in found && found.open ? (
        <Understanding found={found} />
      ) : (
        <NotHere
          asked={match !== undefined}
          found={found && typeof found === 'object' && 'log' in found ? { notYet: own.unfinished } : found}
        />
      )}
    </Page>
  );
}

function NotHere({ asked, found }: { readonly asked: boolean; readonly found: Exclude<Found, FoundLog> | undefined }) {
  const own = useInsightWords();
  const replay = useReplayWords();
  if (!asked) {
    return (
      <>
        <p>{own.about}</p>
        <p>{own.whence}</p>
        <ChooseLog to="/understand" />
      </>
    );
  }
  if (found === undefined) return <p role="status">{own.looking}</p>;
  return (
    <>
      <p role="status">{saying(found, own, replay)}</p>
      <ChooseLog to="/understand" />
    </>
  );
}

function saying(
  found: Exclude<Found, FoundLog>,
  own: ReturnType<typeof useInsightWords>,
  replay: ReturnType<typeof useReplayWords>,
): string {
  if (typeof found === 'string') return { lost: replay.lost, unreachable: replay.unreachable }[found];
  return 'notYet' in found ? found.notYet : own.failed(logFault(replay, found.broken));
}

function Understanding({ found }: { readonly found: FoundLog }) {
  const titles = useTitles();
  const house = useAppWords();
  const { lang, tone } = useSettings();
  const { state, cancel, restart } = useInsight(found);
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let left = false;
    detach(
      loadRules(found.game).then((rules) => !left && setWords(rules.words(lang, found.options, tone))),
      reportError,
    );
    return () => {
      left = true;
    };
  }, [found, lang, tone]);
  return (
    <div className={styles.understand}>
      <p>
        <b>{titles(found.game)}</b> · {found.players.map(({ name }) => name).join(', ')} ·{' '}
        <Link href={`/replay/${encodeURIComponent(found.log.match)}`}>{house.replay}</Link>
      </p>
      {state.kind === 'here' && words ? (
        <Understood insight={state.insight} found={found} words={words} />
      ) : (
        <Waiting state={state} found={found} onCancel={cancel} onRestart={restart} />
      )}
    </div>
  );
}

interface WaitingProps {
  readonly state: InsightState;
  readonly found: FoundLog;
  readonly onCancel: () => void;
  readonly onRestart: () => void;
}

/** The progress, and the chart as it grows. */
function Waiting({ state, found, onCancel, onRestart }: WaitingProps) {
  const own = useInsightWords();
  const replay = useReplayWords();
  const lang = useSettings((settings) => settings.lang);
  const percent = percentIn(lang);
  if (state.kind === 'here') return null;
  if (state.kind === 'failed') return <p role="alert">{own.failed(logFault(replay, state.reason))}</p>;
  if (state.kind === 'stopped') {
    return (
      <p role="status">
        {own.stopped}{' '}
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={onRestart}>
          {own.again}
        </button>
      </p>
    );
  }
  const { done, chances } = state.underway;
  return (
    <div className={styles.working} data-part="working">
      <label htmlFor="working">{own.working(percent.format(done))}</label>
      <div className={styles.workingLine}>
        <progress id="working" max={1} value={done} />
        <button type="button" className={`${controls.button} ${controls.small} ${controls.plain}`} onClick={onCancel}>
          {own.cancel}
        </button>
      </div>
      {chances.length > 0 && (
        <div aria-hidden="true">
          <Chart
            {...{ chances, percent }}
            seats={seatsOf(found)}
            last={found.log.entries.length}
            at={chances.length - 1}
            turningPoints={[]}
            onPick={() => undefined}
          />
        </div>
      )}
    </div>
  );
}

const percentIn = (lang: string) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });

function Understood({
  insight,
  found,
  words,
}: {
  readonly insight: Insight;
  readonly found: FoundLog;
  readonly words: Words;
}) {
  const own = useInsightWords();
  const lang = useSettings((settings) => settings.lang);
  const percent = percentIn(lang);
  useEffect(() => keepOwn(mistakesIn(found, insight)), [found, insight]);
  return (
    <>
      <p role="status">{own.estimates(new Intl.NumberFormat(lang).format(insight.decisions))}</p>
      <Chances {...{ insight, found, words, percent }} />
      <TurningPoints {...{ insight, found, words, percent }} />
      <Costliest {...{ insight, found, words, percent }} />
      <Accounts {...{ insight, found, percent }} />
    </>
  );
}
