// One puzzle on the real table: out of the file, of a day, or from a match of one's own.
import { detach } from '@sagebrush/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../games/games.ts';
import { Page } from '../pages/Page.tsx';
import { findLog } from '../replay/log-source.ts';
import { useAppWords } from '../words/index.ts';
import { type AskedPuzzle, PuzzleRoom } from './PuzzleRoom.tsx';
import { ownId, usePuzzleProgress } from './progress.ts';
import { gameOfDay, ofDay, puzzleId, puzzlesOf } from './puzzle-file.ts';
import { usePuzzleWords } from './words/index.ts';

interface Props {
  readonly game: string;
  readonly id: string;
}

/** In place of a game: the puzzle of the day that follows. */
export const TODAY = 'today';

export function PuzzlePage({ game, id }: Props) {
  const app = useAppWords();
  const words = usePuzzleWords();
  const { own } = usePuzzleProgress();
  const [asked, setAsked] = useState<AskedPuzzle | 'lost'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a puzzle that is on the table stays there.
  useEffect(() => {
    let isWanted = true;
    const mine = own.find((one) => one.game === game && ownId(one) === id);
    const found = mine
      ? findLog(mine.match).then((log): AskedPuzzle | 'lost' =>
          typeof log === 'object' && 'log' in log
            ? { game, id, source: { kind: 'own', log: log.log, ...mine } }
            : 'lost',
        )
      : shipped(game, id);
    detach(
      found.then(
        (puzzle) => isWanted && setAsked(puzzle),
        () => isWanted && setAsked('lost'),
      ),
      reportError,
    );
    return () => {
      isWanted = false;
    };
  }, [game, id]);
  if (typeof asked === 'object') return <PuzzleRoom key={asked.id} asked={asked} />;
  return (
    <Page title={words.puzzles}>
      <p role="status">{asked === 'lost' ? words.lost : app.loading}</p>
      <p>
        <Link href="/puzzles">{words.back}</Link>
      </p>
    </Page>
  );
}

async function shipped(wanted: string, id: string): Promise<AskedPuzzle | 'lost'> {
  const isOfDay = wanted === TODAY;
  const game = isOfDay ? gameOfDay(id) : wanted;
  const file = isGameId(game) ? await puzzlesOf(game) : undefined;
  const puzzle = isOfDay ? ofDay(file?.puzzles ?? [], id) : file?.puzzles.find((one) => puzzleId(one) === id);
  if (!file || !puzzle) return 'lost';
  const { at, right } = puzzle;
  const { rules, options } = file;
  return {
    game,
    id: puzzleId(puzzle),
    puzzle,
    motifs: file.motifs,
    source: { kind: 'kept', head: { game, rules, options }, at, right },
  };
}
