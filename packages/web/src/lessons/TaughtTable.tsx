// A table with a sheet of paper beside it: for a lesson, and for a puzzle.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Announcer } from '@sagebrush/table-kit/table/Announcer.tsx';
import { AskedLine } from '@sagebrush/table-kit/table/AskedLine.tsx';
import { useTableKeys } from '@sagebrush/table-kit/table/keys.ts';
import { ComingTable, TableFrame } from '@sagebrush/table-kit/table/TableFrame.tsx';
import type { TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import type { ShownTable } from '@sagebrush/table-kit/table/table-store.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useTitles } from '../games/use-game.ts';
import * as barStyles from '../play/TableBar.module.css';
import { useAppWords } from '../words/index.ts';
import * as styles from './lessons.module.css';

interface Props {
  /** Undefined until the table has been opened. */
  readonly control: TableControl | undefined;
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

/** The sheet does not wait for the table. */
export function TaughtTable({ control, part, game, titleOf, done, aside }: Props) {
  const house = useAppWords();
  const titles = useTitles();
  const title = titleOf(titles(game));
  const bar = (
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
  );
  return (
    <div className={styles.lesson} data-part={part} data-done={done || undefined}>
      <title>{`${title} · ${house.house}`}</title>
      {control ? (
        <OpenedTable control={control} game={game} bar={bar} aside={aside} />
      ) : (
        <ComingTable game={game} bar={bar} aside={aside(false)}>
          {house.loading}
        </ComingTable>
      )}
    </div>
  );
}

interface OpenedProps extends Pick<Props, 'game' | 'aside'> {
  readonly control: TableControl;
  readonly bar: ReactNode;
}

function OpenedTable({ control, game, bar, aside }: OpenedProps) {
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
      <ComingTable game={game} bar={bar} aside={aside(busy)}>
        {problem === undefined ? house.loading : `${house.broken}: ${problem}`}
      </ComingTable>
    );
  }
  return (
    <>
      <TableFrame
        screen={screen}
        seating={seating}
        moment={moment}
        words={words}
        bar={bar}
        line={<AskedLine words={words} />}
        aside={aside(busy)}
      />
      <Announcer />
    </>
  );
}
