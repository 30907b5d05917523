// The ways back into a finished match: its sheet, its replay, its review.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';

const PLAIN = `${controls.button} ${controls.small} ${controls.plain}`;

export function LookBack({
  match,
  game,
  last,
}: {
  readonly match: string;
  readonly game: string;
  readonly last?: number;
}) {
  const words = useAppWords();
  const id = encodeURIComponent(match);
  return (
    <>
      {last !== undefined && (
        <Link href={`/replay/${id}?at=${last}&sheet`} className={PLAIN} aria-label={`${words.toScore}: ${game}`}>
          {words.toScore}
        </Link>
      )}
      <Link href={`/replay/${id}`} className={PLAIN} aria-label={words.replayOf(game)}>
        {words.replay}
      </Link>
      <Link href={`/understand/${id}`} className={PLAIN} aria-label={words.understandOf(game)}>
        {words.understand}
      </Link>
    </>
  );
}
