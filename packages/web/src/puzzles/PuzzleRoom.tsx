// The room of a puzzle: the same table as ever, with a sheet beside it that asks, and says why.
import type { Puzzle } from '@sagebrush/bots';
import { detach } from '@sagebrush/engine';
import type { PuzzlePart } from '@sagebrush/table-kit/plugin.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { TableContext } from '@sagebrush/table-kit/table/context.ts';
import { openTableControl, type TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import { useEffect, useState } from 'react';
import { gameScreen } from '../games/games.ts';
import { TaughtTable } from '../lessons/TaughtTable.tsx';
import { openAdvice } from '../table/advice.ts';
import { appWordsNow } from '../words/index.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { keepAnswer } from './progress.ts';
import { type PuzzleConnection, puzzleConnection } from './puzzle-connection.ts';
import type { PuzzleSource } from './puzzle-table.ts';
import type { PuzzleVerdict } from './puzzle-verdict.ts';
import { usePuzzleWords } from './words/index.ts';

export interface AskedPuzzle {
  readonly game: string;
  readonly id: string;
  readonly source: PuzzleSource;
  /** Where it ships with the game. */
  readonly puzzle?: Puzzle;
  readonly motifs?: PuzzlePart['motifs'];
}
interface Opened {
  readonly control: TableControl;
  readonly connection: PuzzleConnection;
}

export function PuzzleRoom({ asked }: { readonly asked: AskedPuzzle }) {
  const { game, id, source, puzzle } = asked;
  const words = usePuzzleWords();
  const [opened, setOpened] = useState<Opened>();
  const [verdict, setVerdict] = useState<PuzzleVerdict>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room is for one puzzle.
  useEffect(() => {
    const house = appWordsNow();
    const advice = openAdvice();
    const connection = puzzleConnection({
      game,
      source,
      names: [useSettings.getState().name || house.nameless, ...house.botNames.split(', ')],
      heard(answer) {
        keepAnswer(game, id, answer.kind === 'right', puzzle?.missed);
        setVerdict(answer);
        control.clear();
        connection.playOn(answer.answer.action);
      },
    });
    const control = openTableControl({
      connection,
      whyNot: advice.whyNot,
      loadScreen: ({ game: of }) => gameScreen(of),
    });
    setOpened({ control, connection });
    connection.begin();
    return () => {
      control.close();
      connection.close();
      advice.close();
    };
  }, []);
  if (!opened) return null;
  const { control, connection } = opened;
  function begin(): void {
    setVerdict(undefined);
    connection.begin();
  }
  function show(): void {
    keepAnswer(game, id, false, undefined);
    detach(connection.solve(), reportError);
  }
  return (
    <TableContext value={control}>
      <TaughtTable
        control={control}
        part="puzzle"
        game={game}
        titleOf={words.puzzle}
        done={verdict !== undefined}
        aside={() => (
          <PuzzlePanel
            asked={asked}
            verdict={verdict}
            onHint={() => keepAnswer(game, id, false, undefined)}
            onShow={show}
            onAgain={begin}
          />
        )}
      />
    </TableContext>
  );
}
