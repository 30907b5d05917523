// The page of a day's deal of one game, or a deal to practise where the server does not say.
import { type DailyResult, isPassing, ProblemError } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { onlinePart } from '../online-only.ts';
import { Page } from '../pages/Page.tsx';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './daily.module.css';
import { dayText } from './share.ts';
import { Practice } from './TodayStrip.tsx';
import { useAnswer } from './use-day.ts';
import { useDailyWords } from './words/index.ts';

const DealResult = onlinePart(async () => (await import('./DealResult.tsx')).DealResult);

export function DealPage({ day, game }: { readonly day: string; readonly game: string }) {
  const app = useAppWords();
  const words = useDailyWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  const result = useAnswer(() => dealt(day, game), `${day} ${game}`);
  const isKnown = isGameId(game);
  const title = isKnown ? `${titles(game)} · ${safeDay(day, lang)}` : words.daily;
  return (
    <Page title={title}>
      {result === undefined && <p role="status">{app.loading}</p>}
      {(result === 'none' || result === 'unknown' || !isKnown) && (
        <>
          <p role="status" data-part="no-deal">
            {result === 'none' ? words.noServer : words.notHere}
          </p>
          {isKnown && (
            <p className={styles.onPaper}>
              <Practice game={game} />
            </p>
          )}
        </>
      )}
      {result !== undefined && result !== 'none' && result !== 'unknown' && isKnown && (
        <Suspense fallback={<p role="status">{app.loading}</p>}>
          <DealResult result={result} />
        </Suspense>
      )}
      <p>
        <Link href="/daily">{words.nextDay}</Link>
      </p>
    </Page>
  );
}

/** How a day stands; `unknown` where the server has no such day. */
async function dealt(day: string, game: string): Promise<DailyResult | 'unknown'> {
  try {
    return await server.call('daily', { params: { day, game } });
  } catch (reason) {
    if (reason instanceof ProblemError && !isPassing(reason.problem)) return 'unknown';
    throw reason;
  }
}

/** A day as people write it; what is none, as it stands in the address. */
function safeDay(day: string, lang: string): string {
  try {
    return dayText(day, lang);
  } catch {
    return day;
  }
}
