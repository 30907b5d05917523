// The frame of every page but the front and the table: a bar with the ways, and the content.
import { ENTRIES } from '@sagebrush/games/entries';
import { Saloon } from '@sagebrush/table-kit/art/Saloon.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import * as styles from './Page.module.css';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords();
  return (
    <div className={styles.desk} data-part="desk">
      <title>{`${title} · ${words.house}`}</title>
      <Saloon />
      <header className={styles.bar} data-part="page-bar">
        <Link href="/" className={styles.home}>
          {words.house}
        </Link>
        <nav aria-label={words.menu}>
          <Ways />
        </nav>
      </header>
      <main className={styles.paper} data-part="page" id="content">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function Ways() {
  const words = useWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <>
      <Link href="/lobby">{words.withFriends}</Link>
      <Link href="/rules">{words.rules}</Link>
      <Link href="/matches">{words.matches}</Link>
      <Link href="/replay">{words.replays}</Link>
      {ENTRIES.flatMap(({ pages = [] }) =>
        pages.map(
          ({ path, title }) =>
            title && (
              <Link key={path} href={path}>
                {title[lang]}
              </Link>
            ),
        ),
      )}
      <Link href="/settings">{words.settings}</Link>
    </>
  );
}
