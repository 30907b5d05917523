// The room around a table: opens it over a link, and holds the bar, the log, the hint, the talk and the end.
import type { Words } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Announcer } from '@sagebrush/table-kit/table/Announcer.tsx';
import { AskedLine } from '@sagebrush/table-kit/table/AskedLine.tsx';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { TableContext } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { useTableKeys } from '@sagebrush/table-kit/table/keys.ts';
import { LogPanel } from '@sagebrush/table-kit/table/LogPanel.tsx';
import { TableFrame } from '@sagebrush/table-kit/table/TableFrame.tsx';
import { openTable, type TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { gameScreen } from '../games/games.ts';
import { type Advice, openAdvice } from '../table/advice.ts';
import { useWords } from '../words/index.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { HintPanel } from './HintPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { TableBar } from './TableBar.tsx';
import { TakeBackQuestion } from './TakeBackQuestion.tsx';

const HelpSheet = lazy(async () => ({ default: (await import('../help/HelpSheet.tsx')).HelpSheet }));

interface Opened {
  readonly control: TableControl;
  readonly advice: Advice;
}

interface Props {
  readonly link: TableConnection;
  /** What stands above the hand, where it is not the line that asks. */
  readonly line?: ((words: Words) => ReactNode) | undefined;
}

export function TableRoom({ link, line }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const advice = openAdvice();
    const control = openTable({
      link,
      whyNot: advice.whyNot,
      loadScreen: ({ game }) => gameScreen(game),
    });
    setOpened({ control, advice });
    return () => {
      control.close();
      advice.close();
    };
  }, [link]);
  if (!opened) return null;
  return (
    <TableContext value={opened.control}>
      <OpenTable link={link} line={line} {...opened} />
    </TableContext>
  );
}

/** What lies over the table. */
export type Sheet = 'log' | 'hint' | 'chat' | 'help' | 'score';

function OpenTable({ link, line, control, advice }: Opened & Props) {
  const own = useWords();
  const { lang, tone } = useSettings();
  const { seating, screen, moment, busy, problem } = useStore(control.store);
  const [sheet, setSheet] = useState<Sheet>();
  const askHint = useCallback(() => {
    const { moment: now, seating: at } = control.store.getState();
    if (now?.asked && at?.hints) setSheet('hint');
  }, [control]);
  useTableKeys(control, askHint);
  const over = moment?.outcome != null && !busy;
  useEffect(() => {
    if (over && !control.replayed) setSheet('score');
  }, [over, control]);
  const words = useMemo(
    () => screen && seating && screen.game.words(lang, seating.table.options, tone),
    [screen, seating, lang, tone],
  );
  if (!seating || !screen || !moment || !words) {
    return (
      <p className={controls.loading} role="status">
        {problem === undefined ? own.loading : `${own.broken}: ${problem}`}
      </p>
    );
  }
  const close = () => setSheet(undefined);
  return (
    <>
      <title>{`${words.title} · ${own.house}`}</title>
      <TableFrame
        screen={screen}
        seating={seating}
        moment={moment}
        words={words}
        bar={<TableBar words={words} link={link} onOpen={setSheet} />}
        aside={<LogPanel words={words} />}
        line={line ? line(words) : <AskedLine words={words} />}
      />
      <TakeBackQuestion link={link} />
      <Announcer />
      {sheet === 'hint' && <HintPanel advice={advice} words={words} onClose={close} />}
      {sheet === 'log' && (
        <Dialog title={own.log} onClose={close}>
          <LogPanel words={words} />
        </Dialog>
      )}
      {sheet === 'chat' && <ChatPanel link={link} onClose={close} />}
      {sheet === 'help' && (
        <Suspense>
          <HelpSheet game={seating.game} onClose={close} />
        </Suspense>
      )}
      {sheet === 'score' && moment.outcome && (
        <OutcomePanel
          outcome={moment.outcome}
          seating={seating}
          words={words}
          link={link}
          advice={advice}
          onClose={close}
        />
      )}
    </>
  );
}
