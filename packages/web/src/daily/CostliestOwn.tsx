// The decision that cost me the most, found in this browser from nothing but what my own seat saw.
import { optionsUnder, type Words } from '@sagebrush/engine';
import { type CostlyDecision, INSIGHT_WORDS } from '@sagebrush/insight';
import type { OwnDecisions } from '@sagebrush/protocol';
import { CardName } from '@sagebrush/table-kit/cards/CardName.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Suspense, use, useEffect, useState } from 'react';
import { gameScreen, loadRules } from '../games/games.ts';
import { openInsightWorker } from '../insight/insight-worker.ts';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './daily.module.css';
import { useDailyWords } from './words/index.ts';

interface Found {
  readonly own: OwnDecisions;
  readonly words: Words;
  readonly decision: CostlyDecision | undefined;
}

export function CostliestOwn({ match, game }: { readonly match: string; readonly game: string }) {
  const words = useDailyWords();
  const { lang, tone } = useSettings();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const worker = openInsightWorker();
    const findOwn = async (): Promise<void> => {
      const own = await server.call('ownDecisions', { params: { match } });
      const rules = await loadRules(game);
      const decision = await worker.call('costliest', own, match);
      setFound({ own, decision, words: rules.words(lang, optionsUnder(rules, own.rules, own.options), tone) });
    };
    findOwn().catch(reportError);
    return () => worker.stop();
  }, [match, game, lang, tone]);
  return (
    <section aria-labelledby="costliest">
      <h2 id="costliest">{words.costliest}</h2>
      {found === undefined && <p role="status">{words.costliestWait}</p>}
      {found && !found.decision && <p>{words.costliestNone}</p>}
      {found?.decision && (
        // The cards' own names may still be on their way; the page around them stays.
        <Suspense>
          <Decision game={game} words={found.words} decision={found.decision} />
        </Suspense>
      )}
    </section>
  );
}

interface DecisionProps {
  readonly game: string;
  readonly words: Words;
  readonly decision: CostlyDecision;
}

function Decision({ game, words, decision }: DecisionProps) {
  const { lang } = useSettings();
  const said = INSIGHT_WORDS[lang];
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const { view, loss, isMistake, played, playedReason, better, betterReason } = decision;
  const lines = [
    { name: said.played, action: played, reason: playedReason },
    { name: said.better, action: better, reason: betterReason },
  ];
  return (
    <div data-part="costliest-own">
      <p>
        <b>{isMistake ? said.mistake : said.unclear}</b>,{' '}
        {said.cost(percent.format(loss.mean), percent.format(loss.error))}.
      </p>
      <dl className={styles.decision}>
        {lines.map(({ name, action, reason }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Said game={game} words={words} sentence={words.choice(action, view)} />
              {reason && (
                <small>
                  <Said game={game} words={words} sentence={words.reason(reason)} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Said({
  game,
  words,
  sentence,
}: Pick<DecisionProps, 'game' | 'words'> & { readonly sentence: ReturnType<Words['choice']> }) {
  const app = useAppWords();
  const isNamed = use(gameScreen(game)).hasNamedCards === true;
  let place = 0;
  return sentence.map((part) => {
    place += 1;
    if (typeof part === 'string') return part;
    if ('seat' in part) return part.they ?? <b key={place}>{app.seatName(part.seat + 1)}</b>;
    return <CardName key={place} card={part.card} words={words} named={isNamed} before={sentence[place - 2]} />;
  });
}
