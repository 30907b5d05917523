// The room of a lesson: the same table as ever, with a panel beside it that says what to look at.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { TableContext } from '@sagebrush/table-kit/table/context.ts';
import { openTableControl, type TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import { useEffect, useState } from 'react';
import { gameScreen } from '../games/games.ts';
import { openAdvice } from '../table/advice.ts';
import { appWordsNow } from '../words/index.ts';
import { LessonPanel, type StepProgress } from './LessonPanel.tsx';
import { type LessonConnection, lessonConnection } from './lesson-connection.ts';
import { TaughtTable } from './TaughtTable.tsx';
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
  const own = useLessonWords();
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
  return (
    <TableContext value={opened?.control}>
      <TaughtTable
        control={opened?.control}
        part="lesson"
        game={game}
        titleOf={own.lesson}
        done={standing.done}
        aside={(busy) => (
          <LessonPanel
            lesson={lesson}
            step={step}
            standing={standing}
            busy={busy}
            onStep={onStep}
            onAgain={() => setTimes(times + 1)}
          />
        )}
      />
    </TableContext>
  );
}
