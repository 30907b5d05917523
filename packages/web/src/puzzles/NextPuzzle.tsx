// The way to the next puzzle of a game: one about as hard as somebody is good.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { answerTo, ratingIn, usePuzzleProgress } from './progress.ts';
import { nextFor, puzzleId, usePuzzles } from './puzzle-file.ts';
import { usePuzzleWords } from './words/index.ts';

interface Props {
  readonly game: string;
  /** Only those about this. */
  readonly motif?: string | undefined;
}

export function NextPuzzle({ game, motif }: Props) {
  const words = usePuzzleWords();
  const progress = usePuzzleProgress();
  const puzzles = usePuzzles(game)?.puzzles.filter((one) => motif === undefined || one.motif === motif) ?? [];
  const next = nextFor(puzzles, ratingIn(progress, game), (id) => answerTo(progress, game, id) !== undefined);
  if (!next) return <span>{words.allFound}</span>;
  return (
    <Link
      className={`${controls.button} ${controls.small}`}
      href={`/puzzles/${game}/${puzzleId(next)}`}
      data-part="puzzle-next"
    >
      {words.next}
    </Link>
  );
}
