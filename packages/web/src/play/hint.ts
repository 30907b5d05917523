// A hint for the table: the best move with one sentence about this position, and further ones only where they differ.
import type { Candidate, Thought } from '@sagebrush/bots';
import type { Sentence, Words } from '@sagebrush/engine';
import type { HintedMove } from '@sagebrush/table-kit/table/table-store.ts';

/** Shares of the win that are closer than this are the same for a person. */
const SAME = 0.03;
const MOST_MOVES = 4;

interface HintWords {
  readonly words: Words;
  /** Said where several moves are about as good. */
  readonly equal: string;
}

const isEqual = (one: Candidate, other: Candidate): boolean =>
  one.playouts > 0 && other.playouts > 0 && Math.abs(one.share - other.share) < SAME;

export function hintedMoves({ considered }: Thought, { words, equal }: HintWords): readonly HintedMove[] {
  const [best, ...others] = considered;
  if (!best) return [];
  const isOneOfMany = others.some((other) => isEqual(best, other));
  // The move itself lights up, and its button says it.
  const text = ({ reason }: Candidate): Sentence => words.reason(reason);
  const different = others.filter((other) => !isEqual(best, other)).slice(0, MOST_MOVES - 1);
  return [
    { action: best.action, text: isOneOfMany ? [...text(best), ' ', equal] : text(best) },
    ...different.map((candidate) => ({ action: candidate.action, text: text(candidate) })),
  ];
}
