// The front page: a poster for each game, one tap from the cards.
import { detach, type Lang } from '@sagebrush/engine';
import { Skyline } from '@sagebrush/table-kit/art/Skyline.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS, gameEntry, gameScreen } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { useInbox } from '../inbox/inbox-store.ts';
import { onlinePart } from '../online-only.ts';
import { type SavedMatch, savedMatches } from '../table/match-store.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './FrontPage.module.css';
import { Ways } from './Ways.tsx';
import { takeWish, writtenPoster } from './written-posters.ts';

const TodayStrip = lazy(async () => ({ default: (await import('../daily/TodayStrip.tsx')).TodayStrip }));
const TurnList = onlinePart(async () => (await import('../inbox/TurnList.tsx')).TurnList);

export function FrontPage() {
  const words = useAppWords();
  // Whoever is dealt in for the first time is on the way to the table, and needs nothing of the day.
  const [isBack] = useState(() => Object.keys(useSettings.getState().dealt).length > 0);
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
      <div className={styles.today} data-part="today">
        {isBack && (
          <Suspense>
            <TodayStrip />
          </Suspense>
        )}
      </div>
      <Turns />
      <footer className={styles.foot}>
        <Unfinished />
        <nav aria-label={words.menu}>
          <Ways />
        </nav>
      </footer>
    </div>
  );
}

/** What waits for me; most visitors never need its code. */
function Turns() {
  const isWaiting = useInbox(({ items }) => items.length > 0);
  return (
    isWaiting && (
      <Suspense>
        <TurnList />
      </Suspense>
    )
  );
}

function Poster({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useAppWords();
  const [, go] = useLocation();
  const [dealing, setDealing] = useState(false);
  const { players, minutes } = gameEntry(game);

  async function dealIn(): Promise<void> {
    setDealing(true);
    // The table's own code comes while the cards are dealt, so that nobody waits for it afterwards.
    const [{ dealMeIn }] = await Promise.all([
      import('../table/deal-in.ts'),
      import('./TablePage.tsx'),
      gameScreen(game),
    ]);
    go(await dealMeIn(game));
  }

  useEffect(() => {
    if (takeWish(game)) detach(dealIn(), reportError);
  });

  return (
    <article className={styles.poster} data-part="poster" data-game={game}>
      <Suspense fallback={<Plate />}>
        <Picture game={game} />
      </Suspense>
      <h2>{titles(game)}</h2>
      <p className={styles.posterLine} data-part="poster-line">
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
  const lang = useSettings((settings) => settings.lang);
  const written = writtenPoster(game, lang);
  return written ? <Plate art={written.art} /> : <LoadedPicture game={game} />;
}

function LoadedPicture({ game }: { readonly game: string }) {
  const { Art } = usePlugin(game);
  return <Art />;
}

/** The frame of a picture, with what the build wrote into it. */
function Plate({ art = '' }: { readonly art?: string }) {
  return (
    <svg
      viewBox="0 0 200 120"
      data-part="poster-art"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from this page, as the build wrote it.
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
}

function PosterLine({ game }: { readonly game: string }) {
  const lang = useSettings((settings) => settings.lang);
  return writtenPoster(game, lang)?.line ?? <LoadedLine game={game} lang={lang} />;
}

function LoadedLine({ game, lang }: { readonly game: string; readonly lang: Lang }) {
  return usePlugin(game).posterLine[lang];
}

/** The last game that was left on the table. */
function Unfinished() {
  const words = useAppWords();
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
