// The end of a lesson: now play.
import { detach } from '@sagebrush/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { entryOf, GAME_IDS } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { dealIn } from '../table/deal-in.ts';
import { useLessonWords } from './words/index.ts';

/** Against these a first game is fun. */
const FIRST_LEVEL = 'greenhorn';

export function LessonEnd({ game, onAgain }: { readonly game: string; readonly onAgain: () => void }) {
  const own = useLessonWords();
  const [, go] = useLocation();
  const [dealing, setDealing] = useState(false);
  const { Art } = usePlugin(game);
  const titles = useTitles();
  async function play(): Promise<void> {
    setDealing(true);
    go(await dealIn({ game, players: entryOf(game).usual, level: FIRST_LEVEL, options: {} }));
  }
  return (
    <Page title={own.finished}>
      <div className="lesson-end">
        <Art />
        <div>
          <h2>{titles(game)}</h2>
          <p>{own.finishedAbout}</p>
          <div className="actions">
            <button
              type="button"
              className="button now-play"
              disabled={dealing}
              onClick={() => detach(play(), reportError)}
            >
              {own.nowPlay}
            </button>
            <Link href={`/rules/${game}`} className="button plain">
              {own.rules}
            </Link>
            <button type="button" className="button plain" onClick={onAgain}>
              {own.fromStart}
            </button>
          </div>
          <h3>{own.otherLessons}</h3>
          <ul className="other-lessons">
            {GAME_IDS.filter((other) => other !== game).map((other) => (
              <li key={other}>
                <Link href={`/learn/${other}`}>{titles(other)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  );
}
