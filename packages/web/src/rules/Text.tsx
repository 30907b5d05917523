// The text of a clause: bold, code, other clauses, where it comes from, and what was sought, marked.
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as styles from './rules.module.css';
import { runsOf } from './rules-text.ts';
import { markedIn } from './search.ts';
import { useRulesWords } from './words/index.ts';

export function MarkedText({ text, sought }: { readonly text: string; readonly sought: string }) {
  let place = 0;
  return markedIn(text, sought).map((piece) => {
    place += 1;
    return piece.found ? (
      <mark key={place} className={styles.found}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}

/** On which rules page a text stands, and what is sought on it. */
export interface TextPlace {
  readonly sought: string;
  readonly game: string;
}

export function Text({ text, sought, game }: TextPlace & { readonly text: string }) {
  const own = useRulesWords();
  let place = 0;
  return runsOf(text).map(({ text: run, as }) => {
    place += 1;
    if (as === 'source') {
      return (
        <abbr key={place} className={styles.source} title={run === 'R' ? own.rulebook : own.settled}>
          {run}
        </abbr>
      );
    }
    const found = <MarkedText text={run} sought={sought} />;
    if (as === 'strong') return <strong key={place}>{found}</strong>;
    if (as === 'code') return <code key={place}>{found}</code>;
    if (as === 'clause')
      return (
        <a key={place} href={siteHref(`/rules/${game}#${run}`)}>
          {found}
        </a>
      );
    return <span key={place}>{found}</span>;
  });
}
