// The room of a lesson: the same table as ever, with a panel beside it that says what to look at.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Announcer } from '@sagebrush/table-kit/table/Announcer.tsx';
import { AskedLine } from '@sagebrush/table-kit/table/AskedLine.tsx';
import { TableContext } from '@sagebrush/table-kit/table/context.ts';
import { useTableKeys } from '@sagebrush/table-kit/table/keys.ts';
import { TableFrame } from '@sagebrush/table-kit/table/TableFrame.tsx';
import { openTableControl, type TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import type { ShownTable } from '@sagebrush/table-kit/table/table-store.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { gameScreen } from '../games/games.ts';
import * as barStyles from '../play/TableBar.module.css';
import { openAdvice } from '../table/advice.ts';
import { appWordsNow, useAppWords } from '../words/index.ts';
import { LessonPanel, type StepProgress } from './LessonPanel.tsx';
import { type LessonConnection, lessonConnection } from './lesson-connection.ts';
import * as styles from './lessons.module.css';
import { useLessonWords } from './words/index.ts';

interface Props {
  readonly lesson: Lesson;
  readonly step: number;
  readonly onStep: (step: number) => void;
}
interface Opened {
  readonly control: TableControl;
  readonly connection: LessonConnection;
}

const BEGUN: StepProgress = { task: 0, wrong: 0, done: false };

export function LessonRoom({ lesson, step, onStep }: Props) {
  const { game, steps } = lesson;
  const [opened, setOpened] = useState<Opened>();
  const [standing, setStanding] = useState(BEGUN);
  useEffect(() => {
    const words = appWordsNow();
    const names = [useSettings.getState().name || words.nameless, ...words.botNames.split(', ')];
    const advice = openAdvice();
    const connection = lessonConnection({
      game,
      names,
      heard(answer) {
        if (answer.kind === 'right') setStanding({ task: answer.next, wrong: 0, done: answer.done });
        else setStanding((before) => ({ ...before, wrong: before.wrong + 1 }));
        if (answer.kind === 'wrong') control.clear();
      },
    });
    const control = openTableControl({
      connection,
      whyNot: advice.whyNot,
      loadScreen: ({ game: id }) => gameScreen(id),
    });
    setOpened({ control, connection });
    return () => {
      control.close();
      connection.close();
      advice.close();
    };
  }, [game]);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time sets up the same step again.
  useEffect(() => {
    const shown = steps[step];
    if (!opened || !shown) return;
    setStanding(BEGUN);
    opened.connection.show(shown);
  }, [opened, step, steps, times]);
  if (!opened) return null;
  return (
    <TableContext value={opened.control}>
      <LessonTable
        lesson={lesson}
        step={step}
        onStep={onStep}
        onAgain={() => setTimes(times + 1)}
        standing={standing}
        control={opened.control}
      />
    </TableContext>
  );
}

interface TableProps extends Props {
  readonly standing: StepProgress;
  readonly control: TableControl;
  readonly onAgain: () => void;
}
/** What lies on the table; between two steps what lay there last, so that nothing flickers. */
function useLaid({ seating, screen, moment }: Pick<ShownTable, 'seating' | 'screen' | 'moment'>) {
  const laid = useRef({ seating, screen, moment });
  if (moment && seating?.match === moment.match) laid.current = { seating, screen, moment };
  return laid.current;
}

const NO_HINT = (): void => undefined;

function LessonTable({ lesson, step, onStep, onAgain, standing, control }: TableProps) {
  const house = useAppWords();
  const own = useLessonWords();
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
  const title = own.lesson(words.title);
  return (
    <div className={styles.lesson} data-part="lesson" data-done={standing.done || undefined}>
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
              <Link href={`/rules/${lesson.game}`} className={barStyles.button}>
                {house.rules}
              </Link>
            </nav>
          </header>
        }
        line={<AskedLine words={words} />}
        aside={
          <LessonPanel lesson={lesson} step={step} standing={standing} busy={busy} onStep={onStep} onAgain={onAgain} />
        }
      />
      <Announcer />
    </div>
  );
}
