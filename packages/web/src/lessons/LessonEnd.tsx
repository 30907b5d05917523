// The end of a lesson: now play.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { dealIn } from '../table/deal-in.ts';
import * as styles from './lessons.module.css';
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
    go(await dealIn({ game, players: gameEntry(game).usual, level: FIRST_LEVEL, options: {} }));
  }
  return (
    <Page title={own.finished}>
      <div className={styles.end} data-part="lesson-end">
        <Art />
        <div>
          <h2>{titles(game)}</h2>
          <p>{own.finishedAbout}</p>
          <div className={controls.actions} data-part="actions">
            <button
              type="button"
              className={`${controls.button} ${styles.nowPlay}`}
              data-part="now-play"
              disabled={dealing}
              onClick={() => detach(play(), reportError)}
            >
              {own.nowPlay}
            </button>
            <Link href={`/rules/${game}`} className={`${controls.button} ${controls.plain}`}>
              {own.rules}
            </Link>
            <button type="button" className={`${controls.button} ${controls.plain}`} onClick={onAgain}>
              {own.fromStart}
            </button>
          </div>
          <h3>{own.otherLessons}</h3>
          <ul className={styles.otherLessons}>
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
