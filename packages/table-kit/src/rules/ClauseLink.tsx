// A way to a clause: opens beside the table, so that nobody has to leave it.
import * as controls from '../styles/controls.module.css';
import { useWords } from '../words/index.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
  /** In a sentence of its own it says "Rule GC-5.2"; in a list the id alone. */
  readonly named?: boolean;
}

/** Nothing where no clause stands behind it: a stale action is refused by no rule of the game. */
export function ClauseLink({ game, rule, named = false }: Props) {
  const words = useWords();
  if (!/^[A-Z]{2}-(?:\d+|X)\.\d+$/.test(rule)) return null;
  return (
    <a
      className={controls.clauseLink}
      data-part="clause-link"
      href={`/rules/${game}#${rule}`}
      target="_blank"
      rel="noreferrer"
      aria-label={words.ruleLink(rule)}
    >
      {named ? words.ruleLink(rule) : rule}
    </a>
  );
}
