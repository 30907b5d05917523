// A table with a sheet of paper beside it: for a lesson, and for a puzzle.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Announcer } from '@sagebrush/table-kit/table/Announcer.tsx';
import { AskedLine } from '@sagebrush/table-kit/table/AskedLine.tsx';
import { useTableKeys } from '@sagebrush/table-kit/table/keys.ts';
import { TableFrame } from '@sagebrush/table-kit/table/TableFrame.tsx';
import type { TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import type { ShownTable } from '@sagebrush/table-kit/table/table-store.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import * as barStyles from '../play/TableBar.module.css';
import { useAppWords } from '../words/index.ts';
import * as styles from './lessons.module.css';

interface Props {
  readonly control: TableControl;
  readonly part: 'lesson' | 'puzzle';
  readonly game: string;
  readonly titleOf: (game: string) => string;
  /** There is nothing more to do. */
  readonly done: boolean;
  /** The sheet; `busy` while the table still shows what happened. */
  readonly aside: (busy: boolean) => ReactNode;
}

/** What lies on the table; between two steps what lay there last, so that nothing flickers. */
function useLaid({ seating, screen, moment }: Pick<ShownTable, 'seating' | 'screen' | 'moment'>) {
  const laid = useRef({ seating, screen, moment });
  if (moment && seating?.match === moment.match) laid.current = { seating, screen, moment };
  return laid.current;
}

const NO_HINT = (): void => undefined;

export function TaughtTable({ control, part, game, titleOf, done, aside }: Props) {
  const house = useAppWords();
  const { lang, tone } = useSettings();
  const { busy, problem, ...now } = useStore(control.store);
  const { seating, screen, moment } = useLaid(now);
  useTableKeys(control, NO_HINT);
  const words = useMemo(
    () => screen && seating && screen.game.words(lang, seating.table.options, tone),
    [screen, seating, lang, tone],
  );
  if (!seating || !screen || !moment || !words) {
    return (
      <p className={controls.loading} role="status">
        {problem === undefined ? house.loading : `${house.broken}: ${problem}`}
      </p>
    );
  }
  const title = titleOf(words.title);
  return (
    <div className={styles.lesson} data-part={part} data-done={done || undefined}>
      <title>{`${title} · ${house.house}`}</title>
      <TableFrame
        screen={screen}
        seating={seating}
        moment={moment}
        words={words}
        bar={
          <header className={barStyles.bar} data-part="table-bar">
            <Link href="/" className={barStyles.home} aria-label={house.home}>
              <span aria-hidden="true">★</span>
            </Link>
            <h1>{title}</h1>
            <nav aria-label={house.menu}>
              <Link href={`/rules/${game}`} className={barStyles.button}>
                {house.rules}
              </Link>
            </nav>
          </header>
        }
        line={<AskedLine words={words} />}
        aside={aside(busy)}
      />
      <Announcer />
    </div>
  );
}
