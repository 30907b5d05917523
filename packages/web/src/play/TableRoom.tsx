// The room around a table: opens it over a connection, and holds the bar, the log, the hint, the talk and the end.
import { RAIL, type Words } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Announcer } from '@sagebrush/table-kit/table/Announcer.tsx';
import { AskedLine } from '@sagebrush/table-kit/table/AskedLine.tsx';
import { BareTable } from '@sagebrush/table-kit/table/BareTable.tsx';
import type { Seating, TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { SeatMore, TableContext } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { useTableKeys } from '@sagebrush/table-kit/table/keys.ts';
import { LogPanel } from '@sagebrush/table-kit/table/LogPanel.tsx';
import { TableFrame } from '@sagebrush/table-kit/table/TableFrame.tsx';
import { openTableControl, type TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { gameScreen } from '../games/games.ts';
import { onlinePart } from '../online-only.ts';
import { type Advice, openAdvice } from '../table/advice.ts';
import { useAppWords } from '../words/index.ts';
import { DeviceCurtain } from './DeviceCurtain.tsx';
import { LeaveSheet, MoreSheet } from './MoreSheet.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { TableBar } from './TableBar.tsx';
import { TakeBackQuestion } from './TakeBackQuestion.tsx';
import { useAskHint } from './use-ask-hint.ts';

const HelpSheet = lazy(async () => ({ default: (await import('../help/HelpSheet.tsx')).HelpSheet }));

const ChatPanel = onlinePart(async () => (await import('./ChatPanel.tsx')).ChatPanel);
const PersonDeeds = onlinePart(async () => (await import('../people/PersonDeeds.tsx')).PersonDeeds);

/** Where those who play are people of the server. */
const WITH_PEOPLE: ReadonlySet<TableConnection['kind']> = new Set(['remote', 'replay']);

interface Opened {
  readonly control: TableControl;
  readonly advice: Advice;
}

interface Props {
  readonly connection: TableConnection;
  /** What stands above the hand, where it is not the line that asks. */
  readonly line?: ((words: Words) => ReactNode) | undefined;
  /** What comes after the match, where others have a say in it. */
  readonly next?: ReactNode;
}

export function TableRoom({ connection, line, next }: Props) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const advice = openAdvice();
    const control = openTableControl({
      connection,
      whyNot: advice.whyNot,
      loadScreen: ({ game }) => gameScreen(game),
    });
    setOpened({ control, advice });
    return () => {
      control.close();
      advice.close();
    };
  }, [connection]);
  const own = useAppWords();
  if (!opened) return <BareTable text={own.loading} />;
  return (
    <TableContext value={opened.control}>
      <SeatMore value={WITH_PEOPLE.has(connection.kind) ? PersonDeeds : undefined}>
        <OpenTable connection={connection} line={line} next={next} {...opened} />
      </SeatMore>
    </TableContext>
  );
}

/** What lies over the table. */
export type Sheet = 'log' | 'chat' | 'help' | 'score' | 'more' | 'leave';

function OpenTable({ connection, line, control, advice, next }: Opened & Props) {
  const own = useAppWords();
  const { lang, tone } = useSettings();
  const { seating, screen, moment, busy, problem } = useStore(control.store);
  const [sheet, setSheet] = useState<Sheet>();
  // Who comes for the sheet of a finished match is shown it.
  const [wantsSheet] = useState(() => new URLSearchParams(location.search).has('sheet'));
  const askHint = useAskHint(control, advice);
  useTableKeys(control, askHint);
  const over = moment?.outcome != null && !busy;
  useEffect(() => {
    if (over && (wantsSheet || !control.replayed)) setSheet('score');
  }, [over, control, wantsSheet]);
  const words = useMemo(
    () => screen && seating && screen.game.words(lang, seating.table.options, tone),
    [screen, seating, lang, tone],
  );
  if (problem !== undefined && (!seating || !screen || !moment)) {
    return (
      <p className={controls.loading} role="status">
        {`${own.broken}: ${problem}`}
      </p>
    );
  }
  if (!seating || !screen || !moment || !words) return <BareTable text={own.loading} />;
  const close = () => setSheet(undefined);
  if (moment.handTo !== undefined && !busy)
    return <DeviceCurtain seat={moment.handTo} connection={connection} title={words.title} />;
  return (
    <>
      <title>{`${moment.asked && connection.kind === 'remote' ? `${own.yourTurn}: ` : ''}${words.title} · ${own.house}`}</title>
      <TableFrame
        screen={screen}
        seating={seating}
        moment={moment}
        words={words}
        bar={<TableBar words={words} connection={connection} onOpen={setSheet} onHint={askHint} />}
        aside={<LogPanel words={words} />}
        line={line ? line(words) : <AskedLine words={words} />}
      />
      <TakeBackQuestion connection={connection} />
      <Announcer />
      {sheet === 'log' && (
        <Dialog title={own.log} onClose={close}>
          <LogPanel words={words} />
        </Dialog>
      )}
      {sheet === 'chat' && (
        <Suspense>
          <ChatPanel connection={connection} onClose={close} />
        </Suspense>
      )}
      {sheet === 'more' && <MoreSheet connection={connection} onOpen={setSheet} onClose={close} />}
      {sheet === 'leave' && <LeaveSheet connection={connection} onClose={close} />}
      {sheet === 'help' && (
        <Suspense>
          <HelpSheet game={seating.game} onClose={close} />
        </Suspense>
      )}
      {sheet === 'score' && moment.outcome && (
        <OutcomePanel
          outcome={moment.outcome}
          seating={seating.shared ? byName(seating) : seating}
          words={words}
          connection={connection}
          advice={advice}
          next={next}
          onClose={close}
        />
      )}
    </>
  );
}

/** Those who share a device read the end together: everybody by their name. */
const byName = (seating: Seating): Seating => ({
  ...seating,
  you: RAIL,
  players: seating.players.map((player) => (player.kind === 'you' ? { ...player, kind: 'person' } : player)),
});
