// The front page: a poster for each game, one tap from the cards.
import { detach } from '@sagebrush/engine';
import { Skyline } from '@sagebrush/table-kit/art/Skyline.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { entryOf, GAME_IDS, posterLine } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { type SavedMatch, savedMatches } from '../table/match-store.ts';
import { useWords } from '../words/index.ts';
import * as styles from './FrontPage.module.css';
import { Ways } from './Page.tsx';

export function FrontPage() {
  const words = useWords();
  return (
    <div className={styles.front}>
      <title>{words.house}</title>
      <Skyline />
      <header className={styles.head}>
        <h1 className={styles.title}>{words.house}</h1>
        <p className={styles.line}>{words.tagline}</p>
      </header>
      <main className={styles.posters}>
        {GAME_IDS.map((game) => (
          <Poster key={game} game={game} />
        ))}
      </main>
      <footer className={styles.foot}>
        <Unfinished />
        <nav aria-label={words.menu}>
          <Ways />
        </nav>
      </footer>
    </div>
  );
}

function Poster({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useWords();
  const level = useSettings((settings) => settings.level);
  const [, go] = useLocation();
  const [dealing, setDealing] = useState(false);
  const { players, minutes, usual } = entryOf(game);

  async function dealIn(): Promise<void> {
    setDealing(true);
    const { dealIn: deal } = await import('../table/deal-in.ts');
    go(await deal({ game, players: usual, level, options: {} }));
  }

  return (
    <article className={styles.poster} data-part="poster" data-game={game}>
      <Suspense fallback={<svg viewBox="0 0 200 120" data-part="poster-art" aria-hidden="true" />}>
        <Picture game={game} />
      </Suspense>
      <h2>{titles(game)}</h2>
      <p className={styles.posterLine}>
        <Suspense fallback="&nbsp;">
          <PosterLine game={game} />
        </Suspense>
      </p>
      <p className={styles.posterFacts}>
        <span>{words.players(players.min, players.max)}</span> <span aria-hidden="true">·</span>{' '}
        <span>{words.minutes(minutes.min, minutes.max)}</span>
      </p>
      <button
        type="button"
        className={`${controls.button} ${styles.deal}`}
        disabled={dealing}
        aria-label={words.dealMeInTo(titles(game))}
        onClick={() => detach(dealIn(), reportError)}
      >
        {words.dealMeIn}
      </button>
      <p className={styles.posterWays}>
        <Link href={`/play/${game}`} aria-label={`${words.chooseTable}: ${titles(game)}`}>
          {words.chooseTable}
        </Link>
        <Link href={`/learn/${game}`} aria-label={`${words.howToPlay}: ${titles(game)}`}>
          {words.howToPlay}
        </Link>
      </p>
    </article>
  );
}

/** Each part of a poster comes when it is there; the ways to the cards do not wait for it. */
function Picture({ game }: { readonly game: string }) {
  const { Art } = usePlugin(game);
  return <Art />;
}

function PosterLine({ game }: { readonly game: string }) {
  const lang = useSettings((settings) => settings.lang);
  return use(posterLine(game, lang));
}

/** The last game that was left on the table. */
function Unfinished() {
  const words = useWords();
  const [left, setLeft] = useState<SavedMatch>();
  useEffect(() => {
    const found = savedMatches().then((matches) => setLeft(matches.find(({ outcome }) => outcome === null)));
    detach(found, reportError);
  }, []);
  if (!left) return null;
  return (
    <p className={styles.unfinished} data-part="unfinished">
      {words.goOn} <Link href={`/table/${left.id}`}>{words.resume}</Link>
    </p>
  );
}
