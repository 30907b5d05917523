// The glossary: what things are called in each game, in three languages, and the clause where they stand.

import { LANGS, type Lang } from '@sagebrush/engine';
import type { Term } from '@sagebrush/table-kit/rules/term.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { use } from 'react';
import { GAME_IDS, gameTerms } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { termsWith } from './glossary.ts';
import * as styles from './rules.module.css';
import { SearchField, useSought } from './SearchField.tsx';
import { Tabs } from './Tabs.tsx';
import { MarkedText } from './Text.tsx';
import { useRulesWords } from './words/index.ts';

export function GlossaryPage() {
  const titles = useTitles();
  const own = useRulesWords();
  const lang = useSettings((settings) => settings.lang);
  const [sought, seek] = useSought();
  const found = GAME_IDS.map((game) => ({ game, terms: termsWith(use(gameTerms(game)), sought) })).filter(
    ({ terms }) => terms.length > 0,
  );
  const count = found.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <Page title={own.glossary}>
      <Tabs at="/glossary" />
      <SearchField
        label={own.searchGlossary}
        example={own.glossaryAbout}
        sought={sought}
        seek={seek}
        found={own.terms(count)}
      />
      {found.map(({ game, terms }) => (
        <section key={game} aria-label={titles(game)}>
          <h2 className={styles.game} data-part="rules-game">
            {titles(game)}
          </h2>
          <dl className={styles.glossary} data-part="glossary">
            {terms.map((term) => (
              <Entry
                key={term.name.en}
                term={term}
                lang={lang}
                sought={sought}
                href={`/rules/${game}#${term.clause}`}
              />
            ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}

interface EntryProps {
  readonly term: Term;
  readonly lang: Lang;
  readonly sought: string;
  readonly href: string;
}

function Entry({ term: { name, about, clause }, lang, sought, href }: EntryProps) {
  return (
    <div>
      <dt>
        <MarkedText text={name[lang]} sought={sought} />
      </dt>
      <dd className={styles.elsewhere}>
        {LANGS.filter((other) => other !== lang).map((other) => (
          <span key={other}>
            <b aria-hidden="true">{other}</b>{' '}
            <i lang={other}>
              <MarkedText text={name[other]} sought={sought} />
            </i>
          </span>
        ))}
      </dd>
      <dd>
        <MarkedText text={about[lang]} sought={sought} />{' '}
        <a href={siteHref(href)} className={controls.clauseLink} data-part="clause-link">
          {clause}
        </a>
      </dd>
    </div>
  );
}
