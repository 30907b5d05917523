// A game on two sides of paper, for a table with real cards: what teaches it, and every clause.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { Blocks } from './Blocks.tsx';
import { clausesIn } from './rules-text.ts';
import * as styles from './rules-to-print.module.css';
import { useBooks } from './use-books.ts';
import { useRulesWords } from './words/index.ts';

/** With more clauses than these the type is smaller. */
const MANY = 50;

export const RulesToPrint = ({ game }: { readonly game: string }) =>
  isGameId(game) ? <Sheet game={game} /> : <LostPage />;

function Sheet({ game }: { readonly game: string }) {
  const own = useRulesWords();
  const titles = useTitles();
  const [book] = useBooks([game]);
  const chapters = book?.chapters ?? [];
  return (
    <Page title={titles(game)}>
      <p className={styles.ways}>
        <button type="button" className={controls.button} onClick={() => print()}>
          {own.print}
        </button>
      </p>
      <div className={styles.sheet} data-part="sheet" data-long={clausesIn(chapters).length > MANY || undefined}>
        {chapters.map(({ heading, blocks }) => (
          <section key={heading}>
            {heading !== '' && <h2>{heading}</h2>}
            <Blocks blocks={blocks} game={game} sought="" />
          </section>
        ))}
      </div>
    </Page>
  );
}
