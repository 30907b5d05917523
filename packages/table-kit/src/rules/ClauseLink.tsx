// A way to a clause: opens beside the table, so that nobody has to leave it.
import { siteHref } from '../site.ts';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
  /** In a sentence of its own it says "Rule GC-5.2"; in a list the id alone. */
  readonly named?: boolean;
  /** A sign only, which says its clause when it is touched. */
  readonly sign?: boolean;
}

/** Nothing where no clause stands behind it: a stale action is refused by no rule of the game. */
export function ClauseLink({ game, rule, named = false, sign = false }: Props) {
  const words = useKitWords();
  if (!/^[A-Z]{2}-(?:\d+|X)\.\d+$/.test(rule)) return null;
  const idText = named ? words.ruleLink(rule) : rule;
  return (
    <a
      title={sign ? words.ruleLink(rule) : undefined}
      className={controls.clauseLink}
      data-part="clause-link"
      href={siteHref(`/rules/${game}#${rule}`)}
      target="_blank"
      rel="noreferrer"
      aria-label={words.ruleLink(rule)}
    >
      {sign ? '§' : idText}
    </a>
  );
}
