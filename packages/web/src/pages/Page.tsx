// The frame of every page but the front and the table: a bar with the ways, and the content.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Saloon } from '../art/Saloon.tsx';
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
  return (
    <>
      <Link href="/lobby">{words.withFriends}</Link>
      <Link href="/rules">{words.rules}</Link>
      <Link href="/matches">{words.matches}</Link>
      <Link href="/replay">{words.replays}</Link>
      <Link href="/workshop">{words.workshop}</Link>
      <Link href="/settings">{words.settings}</Link>
    </>
  );
}
