// A day's deal as the server has it: the way to its cards, then how it went, against the field and against the bots.
import { detach } from '@sagebrush/engine';
import type { DailyResult } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameEntry } from '../games/games.ts';
import { useAppWords } from '../words/index.ts';
import { CostliestOwn } from './CostliestOwn.tsx';
import * as styles from './daily.module.css';
import { Field, Levels } from './Field.tsx';
import { marginText } from './margins.ts';
import { Proof } from './Proof.tsx';
import { ShareCard } from './ShareCard.tsx';
import { saidBy, takeDeal } from './use-day.ts';
import { useDailyWords } from './words/index.ts';

export function DealResult({ result }: { readonly result: DailyResult }) {
  const words = useDailyWords();
  const app = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const { deal, field, levels } = result;
  const { mine, game } = deal;
  const { players = 2, level = '' } = gameEntry(game).daily ?? {};
  const levelName = app.levels[level as keyof typeof app.levels] ?? level;
  const isDone = mine?.state === 'done' && mine.margin !== null;
  return (
    <>
      {isDone && (
        <p className={styles.result} data-part="daily-result" data-won={(mine.margin ?? 0) > 0 || undefined}>
          {marginText(mine.margin ?? 0, words, lang)}
        </p>
      )}
      {mine?.state === 'late' && <p>{words.late}</p>}
      {!isDone && <p>{words.against(players - 1, levelName)}</p>}
      <Starts result={result} />
      {field && <Field field={field} mine={mine} />}
      {field && <Levels levels={levels} mine={mine} />}
      {isDone && <CostliestOwn match={mine.match} game={game} />}
      {isDone && field && <ShareCard deal={deal} field={field} />}
      <Proof deal={deal} />
    </>
  );
}

/** The way to the cards: for the record, on with it, or once more for oneself. */
function Starts({ result: { deal, over } }: { readonly result: DailyResult }) {
  const words = useDailyWords();
  const [, go] = useLocation();
  const [isDealing, setDealing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { day, game, mine } = deal;
  const again = over || (mine !== null && mine.state !== 'playing');
  async function play(): Promise<void> {
    setDealing(true);
    try {
      go(await takeDeal(day, game, again));
    } catch (reason) {
      setDealing(false);
      setProblem(saidBy(reason, words.noServer));
    }
  }
  const name = mine?.state === 'playing' ? words.resume : words.play;
  return (
    <>
      <p className={controls.actions}>
        <button
          type="button"
          className={again ? `${controls.button} ${controls.plain}` : controls.button}
          data-part="daily-play"
          disabled={isDealing}
          onClick={() => detach(play(), reportError)}
        >
          {again ? words.again : name}
        </button>
        {again && <small>{words.againAbout}</small>}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
