// The ways between the rules of the three games and the glossary.
import { Link } from 'wouter';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import * as styles from './rules.module.css';
import { useRulesWords } from './words/index.ts';

export function Tabs({ at }: { readonly at: string }) {
  const titles = useTitles();
  const own = useRulesWords();
  const ways = [
    { href: '/rules', name: own.all, short: own.all },
    ...GAME_IDS.map((game) => ({ href: `/rules/${game}`, name: titles(game), short: gameEntry(game).short })),
    { href: '/glossary', name: own.glossary, short: own.glossary },
  ];
  return (
    <nav className={styles.tabs} aria-label={own.games}>
      {ways.map(({ href, name, short }) => (
        <Link key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          <span className={styles.longName}>{name}</span>
          <span className={styles.shortName} aria-hidden="true">
            {short}
          </span>
        </Link>
      ))}
    </nav>
  );
}
