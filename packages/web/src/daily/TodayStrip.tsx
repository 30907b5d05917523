// Today, below the posters: a deal for each game, and how mine went.
import { detach } from '@sagebrush/engine';
import type { DailyDeal } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import * as styles from './daily.module.css';
import { marginText } from './margins.ts';
import { dayHere, saidBy, takeDeal, useToday } from './use-day.ts';
import { useDailyWords } from './words/index.ts';

export function TodayStrip() {
  const words = useDailyWords();
  const today = useToday();
  const [problem, setProblem] = useState<string>();
  const games = GAME_IDS.filter((game) => gameEntry(game).daily);
  return (
    <section className={styles.today} aria-labelledby="today" aria-busy={today === undefined}>
      <h2 id="today">
        <Link href="/daily">{words.today}</Link>
      </h2>
      <ul className={styles.deals}>
        {games.map((game) => (
          <li key={game}>
            {today === 'none' && <Practice game={game} />}
            {today !== 'none' && today !== undefined && (
              <Deal deal={today.deals.find((deal) => deal.game === game)} onProblem={setProblem} />
            )}
            {today === undefined && <span className={styles.chip}>{gameEntry(game).short}</span>}
          </li>
        ))}
      </ul>
      <Link
        className={styles.aside}
        href={`/puzzles/today/${typeof today === 'object' ? today.day : dayHere()}`}
        data-part="to-puzzle"
      >
        {words.puzzle}
      </Link>
      <Link className={styles.aside} href="/trail" data-part="to-trail">
        {words.trail}
      </Link>
      {today === 'none' && <p className={styles.small}>{words.practiceAbout}</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

interface DealProps {
  readonly deal: DailyDeal | undefined;
  readonly onProblem: (problem: string) => void;
}

/** One tap from the cards, or from how it went. */
function Deal({ deal, onProblem }: DealProps) {
  const words = useDailyWords();
  const lang = useSettings((settings) => settings.lang);
  const [, go] = useLocation();
  const [isDealing, setDealing] = useState(false);
  if (!deal) return null;
  const { day, game, mine } = deal;
  const { short } = gameEntry(game);
  if (mine && mine.state !== 'playing') {
    const result = mine.margin === null ? words.result : marginText(mine.margin, words, lang);
    return (
      <Link className={styles.chip} href={`/daily/${day}/${game}`} data-state="done">
        <b>{short}</b> <span>{result}</span>
      </Link>
    );
  }
  async function play(): Promise<void> {
    setDealing(true);
    try {
      go(await takeDeal(day, game, false));
    } catch (reason) {
      setDealing(false);
      onProblem(saidBy(reason, words.noServer));
    }
  }
  return (
    <button
      type="button"
      className={styles.chip}
      data-state={mine ? 'playing' : 'new'}
      disabled={isDealing}
      onClick={() => detach(play(), reportError)}
    >
      <b>{short}</b> <span>{mine ? words.resume : words.play}</span>
    </button>
  );
}

/** A deal of the day that counts for nothing: there is no server to count it. */
export function Practice({ game }: { readonly game: string }) {
  const words = useDailyWords();
  const [, go] = useLocation();
  const practise = async (): Promise<void> => {
    const { practiseDaily } = await import('../table/deal-in.ts');
    go(await practiseDaily(game, dayHere()));
  };
  return (
    <button type="button" className={styles.chip} data-state="practice" onClick={() => detach(practise(), reportError)}>
      <b>{gameEntry(game).short}</b> <span>{words.practice}</span>
    </button>
  );
}
