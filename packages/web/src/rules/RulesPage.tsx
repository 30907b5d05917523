// The rules: of one game or of all three, searched as one types, each clause with its own address.
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, isGameId } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { Blocks } from './Blocks.tsx';
import * as styles from './rules.module.css';
import { type Chapter, clausesIn, searched } from './rules-text.ts';
import { SearchField, useSought } from './SearchField.tsx';
import { Tabs } from './Tabs.tsx';
import { type Book, useBooks } from './use-books.ts';
import { useRulesWords } from './words/index.ts';

export function RulesPage({ game }: { readonly game?: string }) {
  if (game === undefined) return <Rules games={GAME_IDS} />;
  return isGameId(game) ? <Rules key={game} games={[game]} /> : <LostPage />;
}

/** The clause in the address. The text comes after the page, so the browser cannot find it by itself. */
function useClauseInAddress(loaded: boolean): string {
  const [clause, setClause] = useState('');
  useEffect(() => {
    if (!loaded) return;
    const goToClause = (): void => {
      const id = decodeURIComponent(location.hash.slice(1));
      setClause(id);
      document.getElementById(id)?.scrollIntoView();
    };
    goToClause();
    addEventListener('hashchange', goToClause);
    return () => removeEventListener('hashchange', goToClause);
  }, [loaded]);
  return clause;
}

function Rules({ games }: { readonly games: readonly string[] }) {
  const own = useRulesWords();
  const titles = useTitles();
  const books = useBooks(games);
  const [sought, seek] = useSought();
  const loaded = books.length > 0;
  const aimed = useClauseInAddress(loaded);
  const found = books.map(({ game, chapters }) => ({ game, chapters: searched(chapters, sought) }));
  const count = found.reduce((sum, { chapters }) => sum + clausesIn(chapters).length, 0);
  const [first] = books.flatMap(({ chapters }) => clausesIn(chapters));
  const [one] = games.length === 1 ? games : [];
  const areTitled = books.length > 1;

  return (
    <Page title={one ? own.titleOf(titles(one)) : own.title}>
      <Tabs at={one ? `/rules/${one}` : '/rules'} />
      <SearchField
        label={own.search}
        example={own.example}
        first={first}
        sought={sought}
        seek={seek}
        found={loaded ? own.found(count) : ''}
      />
      {one && sought === '' && <Ways game={one} />}
      {loaded && found.every(({ chapters }) => chapters.length === 0) && (
        <p className={controls.note} data-part="note">
          {own.nothing}
        </p>
      )}
      {found.map((book) =>
        areTitled && sought === '' ? (
          <Contents key={book.game} {...book} />
        ) : (
          book.chapters.length > 0 && (
            <Clauses key={book.game} {...book} sought={sought} titled={areTitled} aimed={aimed} />
          )
        ),
      )}
    </Page>
  );
}

/** From reading to playing. */
function Ways({ game }: { readonly game: string }) {
  const own = useRulesWords();
  return (
    <p className={styles.ways}>
      <Link href={`/learn/${game}`} className={`${controls.button} ${controls.small}`}>
        {own.learn}
      </Link>
      <Link href={`/scores/${game}`} className={`${controls.button} ${controls.small} ${controls.plain}`}>
        {own.scores}
      </Link>
      <Link href={`/rules/${game}/print`} className={`${controls.button} ${controls.small} ${controls.plain}`}>
        {own.toPrint}
      </Link>
      {usePlugin(game).poker && (
        <Link href="/hands" className={`${controls.button} ${controls.small} ${controls.plain}`}>
          {own.hands}
        </Link>
      )}
    </p>
  );
}

const chapterId = (game: string, chapter: Chapter): string =>
  `${game}-${chapter.heading.replace(/[^\p{L}\d]+/gu, '-').toLowerCase()}`;

function Contents({ game, chapters }: Book) {
  const titles = useTitles();
  const own = useRulesWords();
  return (
    <section className={styles.contents} data-part="rules-contents">
      <h2>
        <Link href={`/rules/${game}`}>{titles(game)}</Link>
      </h2>
      <ul aria-label={own.chapters}>
        {chapters
          .filter(({ heading }) => heading !== '')
          .map((chapter) => (
            <li key={chapter.heading}>
              <a href={siteHref(`/rules/${game}#${chapterId(game, chapter)}`)}>{chapter.heading}</a>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface ClausesProps extends Book {
  readonly sought: string;
  readonly titled: boolean;
  readonly aimed: string;
}

function Clauses({ game, chapters, sought, titled, aimed }: ClausesProps) {
  const titles = useTitles();
  const Heading = titled ? 'h3' : 'h2';
  return (
    <section className={styles.clauses} aria-label={titles(game)}>
      {titled && (
        <h2 className={styles.game} data-part="rules-game">
          {titles(game)}
        </h2>
      )}
      {chapters.map((chapter) => (
        <section key={chapter.heading}>
          {chapter.heading !== '' && <Heading id={chapterId(game, chapter)}>{chapter.heading}</Heading>}
          <Blocks blocks={chapter.blocks} sought={sought} game={game} aimed={aimed} />
        </section>
      ))}
    </section>
  );
}
