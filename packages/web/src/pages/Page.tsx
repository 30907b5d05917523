// The frame of every page but the front and the table: a bar with the ways, and the content.
import { Saloon } from '@sagebrush/table-kit/art/Saloon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TurnSign } from '../inbox/TurnSign.tsx';
import { useAppWords } from '../words/index.ts';
import * as styles from './Page.module.css';
import { Ways } from './Ways.tsx';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useAppWords();
  return (
    <div className={styles.desk} data-part="desk">
      <title>{`${title} · ${words.house}`}</title>
      <Saloon />
      <header className={styles.bar} data-part="page-bar">
        <Link href="/" className={styles.home}>
          {words.house}
        </Link>
        <TurnSign />
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
